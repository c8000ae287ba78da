// The markup that shows a cube on another site, and the settings that the embedded page reads from
// its address.

/** The settings of an embedded cube: attributes of the element, and parameters of embed.html. */
export const EMBED_SETTINGS = [
  "facelets",
  "setup",
  "alg",
  "mode",
  "controls",
  "tempo",
  "time-ms",
  "max-length",
  "max-nodes",
  "puzzle",
  "method",
  "stage",
  "scan",
  "metric",
  "goal",
  "tables",
  "color-scheme",
  "hint",
  "signs",
  "backs",
  "alt",
  "lang",
] as const;

export type EmbedSetting = (typeof EMBED_SETTINGS)[number];
export type EmbedSettings = Partial<Record<EmbedSetting, string>>;

/** The size of a frame in CSS pixels. Pages that listen to `EmbedSizeMessage` can fit it. */
export interface FrameSize {
  widthPx: number;
  heightPx: number;
}

/** What embed.html posts to the page around it whenever the size of its content changes. */
export interface EmbedSizeMessage extends FrameSize {
  type: "cubewright-size";
}

/** The settings in the query of an address; other parameters are ignored. */
export function readEmbedSettings(query: string): EmbedSettings {
  const parameters = new URLSearchParams(query);
  const settings: EmbedSettings = {};
  for (const name of EMBED_SETTINGS) {
    const value = parameters.get(name);
    if (value !== null) settings[name] = value;
  }
  return settings;
}

/** For sites that allow scripts. `siteUrl` is the address of Cubewright, ending in a slash. */
export function scriptSnippet(siteUrl: string, settings: EmbedSettings): string {
  const script = element("script", { type: "module", src: new URL("cubewright.js", siteUrl).href });
  return `${script}\n${element("cubewright-cube", settings)}`;
}

/** For sites that allow no scripts. `title` is what screen readers say of the frame. */
export function frameSnippet(
  siteUrl: string,
  settings: EmbedSettings,
  title: string,
  { widthPx, heightPx }: FrameSize,
): string {
  const address = new URL("embed.html", siteUrl);
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  return element("iframe", {
    src: address.href,
    title,
    width: String(widthPx),
    height: String(heightPx),
    loading: "lazy",
    ...("scan" in settings && { allow: "camera" }),
    style: "border: 0; max-width: 100%",
  });
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${text.join("")}></${name}>`;
}

function escaped(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
