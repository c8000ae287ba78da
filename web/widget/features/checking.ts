// Whether the cube on the screen can exist, and what follows for the stickers that are not known.

import { hasUnknown, type CompletionInScheme } from "../../core/completion";
import { hasAllColors, SOLVED_FACELETS } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { tellError } from "../element/events";
import { Feature } from "../element/feature";
import { isBlank, withUnknown } from "../paint/face-tour";
import { areOfOneCube, filledIn, hasManyCubes, type Inference } from "../paint/inference";
import { unusualSchemeOf } from "../solve/pocket-engine";
import { isOfCube } from "../solve/problem";
import { ChosenScheme } from "./chosen-scheme";
import { Editing } from "./editing";
import { Engine } from "./engine";
import { NetFocus } from "./net-focus";
import { Playing } from "./playing";
import { Presence } from "./presence";
import { Repainting } from "./repainting";
import { Settings } from "./settings";

export class Checking extends Feature {
  readonly #settings = this.use(Settings);
  readonly #presence = this.use(Presence);
  readonly #playing = this.use(Playing);
  // It must hear of another cube before this feature: `#mayCheck` asks it whether to check that cube.
  readonly #repainting = this.use(Repainting);
  readonly #editing = this.use(Editing);
  readonly #net = this.use(NetFocus);
  readonly #chosenScheme = this.use(ChosenScheme);
  readonly #work = this.use(Engine).work;
  // The cube before its moves. Moves do not change whether it can exist, so this one is checked.
  #unchecked: string | undefined;
  #inference: Inference | undefined;
  // The last 2x2x2 that was painted as a whole and whose colours are arranged in another way than usual.
  #unusual: CompletionInScheme | undefined;
  #confirmedScheme: string | undefined;
  // Whether missing colours are a mistake: not on a cube that nobody has set or painted as a whole.
  #isCompletelyPainted = false;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({
      // New moves for the same cube cancel its check, which must then be repeated.
      leaving: () => {
        const { activity, problem } = this.#work;
        const isFaulty = problem !== undefined && isOfCube(problem);
        if (activity === "checking" || isFaulty) this.#unchecked = this.#playing.player.start;
        this.#work.stop();
      },
      given: (isWhole) => {
        const { start } = this.#playing.player;
        this.#unchecked = start;
        // What followed from the cube before must not fill in another one.
        const painting = this.#inference?.painting ?? start;
        if (isWhole || isBlank(start) || !areOfOneCube(painting, start))
          this.#inference = undefined;
        if (this.#editing.unpainted.size > 0) this.#isCompletelyPainted = false;
        else if (isWhole || hasUnknown(start)) this.#isCompletelyPainted = true;
        if (this.#mayCheck) this.#check();
      },
      givenAgain: () => {
        const wasTold = this.#work.forgetText();
        // A fault of the cube itself is reported again; a cube with a solution has none.
        if (wasTold && this.#work.found.length === 0) this.#unchecked = this.#playing.player.start;
      },
      unreadable: (error) => {
        const { problem } = this.#work;
        // The cube is the same, so its fault and the repairs stay on the page.
        if (problem && isOfCube(problem) && problem.facelets === this.#playing.player.facelets) {
          tellError(this.element, error);
          return;
        }
        // Checking the cube on the screen would clear the message about the text.
        this.#unchecked = undefined;
        this.#work.complain(error);
      },
    });
  }

  override hostUpdate(): void {
    if (!hasUnknown(this.#playing.player.facelets)) this.#inference = undefined;
    const isDue = this.#unchecked === this.#playing.player.start || this.#isProblemOutdated;
    if (this.#work.activity === "idle" && this.#mayCheck && isDue) this.#check();
  }

  /** What follows from the known stickers of the last incomplete cube that was examined. */
  get inference(): Inference | undefined {
    return this.#inference;
  }

  /** The cube on the screen, with unknown stickers filled in as far as they follow from the others. */
  get filledFacelets(): string {
    return filledIn(this.#playing.player.facelets, this.#inference);
  }

  /**
   * The face to paint next, while the cube is painted face by face, or while too few stickers are known to conclude
   * anything.
   */
  get faceToBePainted(): Face | undefined {
    const { facelets } = this.#playing.player;
    const { tour, unpainted } = this.#editing;
    if (!this.#settings.isPainted) return undefined;
    // A sticker that was painted as unknown is not asked for again before the end.
    if (unpainted.size > 0)
      return this.#editing.faceToPaint(withUnknown(SOLVED_FACELETS, unpainted));
    const inference = this.#inference;
    const isTooLittle = inference && hasManyCubes(inference) && !inference.inSchemes;
    if (!hasUnknown(facelets) || !(isTooLittle || tour)) return undefined;
    const face = this.#editing.faceToPaint(this.filledFacelets);
    return face && (this.#net.typedFace ?? face);
  }

  /**
   * The arrangements of colours to choose from; none while the person paints face by face, unless they have asked for a
   * solution and so mean to paint no more. Of a 2x2x2 without unknown stickers, its only one, until the person confirms it:
   * with an unusual one they may have painted a mirror image of their cube.
   */
  get schemesToChoose(): readonly CompletionInScheme[] {
    const { facelets } = this.#playing.player;
    const unusual = this.#unusual;
    if (unusual?.facelets === facelets) {
      return unusual.scheme === this.#confirmedScheme ? [] : [unusual];
    }
    const inference = this.#inference;
    const isAsked = this.#work.problem?.facelets === facelets;
    const isToBePainted = this.#editing.tour !== undefined && !isAsked;
    return inference?.painting === facelets && !isToBePainted ? (inference.inSchemes ?? []) : [];
  }

  /** The person says that their cube has this arrangement. */
  chooseScheme(scheme: string): void {
    this.#confirmedScheme = scheme;
    if (hasUnknown(this.#playing.player.facelets)) this.#editing.chooseScheme(scheme);
    else this.element.requestUpdate();
  }

  /** Skips the check of this cube, since the solver is about to make it. The next cube is checked again. */
  leaveToSolver(): void {
    this.#repainting.end();
    this.#unchecked = undefined;
  }

  /**
   * Infers the unknown stickers. Resolves to `undefined` if no cube has the known ones, or if the cube on the screen
   * has changed meanwhile. The previous inference is shown until then.
   */
  async infer(): Promise<Inference | undefined> {
    const painting = this.#playing.player.facelets;
    const completion = await this.#work.complete(painting, this.#chosenScheme.scheme);
    if (painting !== this.#playing.player.facelets) return undefined;
    this.#inference = completion && { ...completion, painting };
    this.element.requestUpdate();
    return this.#inference;
  }

  // A view needs no engine, and nothing needs one before the element comes near the viewport.
  get #mayCheck(): boolean {
    return this.#presence.isAwake && this.#settings.isPainted && !this.#repainting.isOn;
  }

  // A move carries the wrong stickers to other places.
  get #isProblemOutdated(): boolean {
    const { problem } = this.#work;
    return (
      problem !== undefined &&
      isOfCube(problem) &&
      problem.facelets !== this.#playing.player.facelets
    );
  }

  // Says nothing while colours are missing because the person is still painting, or has yet to paint over some.
  #check(): void {
    const { facelets } = this.#playing.player;
    this.#unchecked = undefined;
    if (this.#editing.unpainted.size > 0) return;
    if (hasUnknown(facelets)) void this.infer();
    else if (hasAllColors(facelets) || this.#isCompletelyPainted) void this.#checkWhole(facelets);
  }

  async #checkWhole(facelets: string): Promise<void> {
    const reading = await this.#work.check(facelets);
    const scheme = reading && unusualSchemeOf(reading);
    if (scheme === undefined) return;
    this.#unusual = { scheme, count: 1, facelets };
    this.element.requestUpdate();
  }
}
