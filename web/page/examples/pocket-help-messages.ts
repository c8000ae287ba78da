// What the help says of painting and solving while the 2x2x2 is shown, in all languages together.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

const en = {
  "help-paint":
    "Hold the cube as you like, and stay with that: a 2x2x2 has no centres. Choose a colour and tap the stickers that have it, on the cube or on the net, or go over several of them in one stroke (on a touch screen, hold your finger still for a moment first). Drag beside the cube to see its other sides. A sticker that you cannot see may stay unknown: paint it with the question mark. If it follows from the others, it is filled in and has a dot.",
  "help-solve":
    "The fewest moves are found at once: never more than 11, or 14 quarter turns. Other solutions that are as short can be chosen from a list. “Method” has two ways that people learn, which take more moves. If a sticker is wrong, it is marked.",
} as const;

export type PocketHelpMessage = keyof typeof en;

const sr: Messages<PocketHelpMessage> = {
  "help-paint":
    "Držite kocku kako želite, i ostanite pri tome: 2x2x2 nema centara. Izaberite boju i dodirnite nalepnice koje je imaju, na kocki ili na mreži, ili pređite preko više njih u jednom potezu (na ekranu osetljivom na dodir prvo malo zadržite prst). Prevucite pored kocke da vidite ostale strane. Nalepnica koju ne vidite može da ostane nepoznata: obojite je znakom pitanja. Ako sledi iz ostalih, popunjena je, s tačkom.",
  "help-solve":
    "Najmanji broj poteza nalazi se odmah: nikad više od 11, ili od 14 četvrtina okreta. Druga jednako kratka rešenja biraju se sa liste. „Metoda” nudi i dva načina koje ljudi uče, a kojima treba više poteza. Ako je neka nalepnica pogrešna, biće označena.",
};

const zh: Messages<PocketHelpMessage> = {
  "help-paint":
    "怎么拿魔方都可以，之后保持不变：2x2x2 没有中心块。选一种颜色，然后在魔方或展开图上点击该颜色的贴纸，也可以一笔划过多个贴纸（在触摸屏上，请先按住片刻）。在魔方旁边拖动可以看到其他面。看不到的贴纸可以保持未知：用问号给它涂色。如果能由其余贴纸推出，就会自动填好并带一个圆点。",
  "help-solve":
    "立刻找到最少的步数，最多 11 步，按 90 度转动计最多 14 次。其他同样短的解法可以从列表中选择。“方法”里还有两种人们学习的解法，步数更多。如果有贴纸涂错了，会被标出来。",
};

const ko: Messages<PocketHelpMessage> = {
  "help-paint":
    "큐브를 원하는 대로 들고 그대로 유지하세요. 2x2x2에는 센터가 없습니다. 색을 고르고 큐브나 전개도에서 그 색의 스티커를 누르거나, 여러 스티커를 한 번에 긋습니다(터치 화면에서는 먼저 손가락을 잠시 누르고 있으세요). 큐브 옆을 끌면 다른 면이 보입니다. 보이지 않는 스티커는 물음표로 칠해 모름으로 두어도 됩니다. 나머지로 정해지면 점과 함께 채워집니다.",
  "help-solve":
    "가장 적은 수의 해법이 바로 나오며, 많아야 11수, 90도 회전으로 세면 많아야 14번입니다. 똑같이 짧은 다른 해법은 목록에서 고를 수 있습니다. ‘방법’에는 사람들이 배우는 두 가지 해법도 있으며 수가 더 많습니다. 잘못된 스티커가 있으면 표시됩니다.",
};

const ru: Messages<PocketHelpMessage> = {
  "help-paint":
    "Держите кубик как угодно, и дальше так же: у 2x2x2 нет центров. Выберите цвет и коснитесь наклеек этого цвета на кубике или на развёртке, или проведите по нескольким сразу (на сенсорном экране сначала немного задержите палец). Потяните рядом с кубиком, чтобы увидеть другие грани. Наклейка, которую не видно, может остаться неизвестной: закрасьте её вопросительным знаком. Если она следует из остальных, она заполнена и отмечена точкой.",
  "help-solve":
    "Наименьшее число ходов находится сразу: никогда не больше 11, а в четвертях оборота — 14. Другие столь же короткие решения можно выбрать из списка. В списке «Метод» есть и два способа, которым учатся люди; ходов в них больше. Если какая-то наклейка неверна, она отмечена.",
};

export const POCKET_HELP_MESSAGES: Readonly<Record<LanguageCode, Messages<PocketHelpMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
