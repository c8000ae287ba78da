// What lessons say, in Chinese, in simplified characters.

import type { Messages } from "../../widget/words/words";
import type { LearnMessage } from "./en";

export const zh: Messages<LearnMessage> = {
  title: "Cubewright：学会还原您的魔方",
  tagline: "用手里的魔方来学。",
  page: "页面",
  "solve-link": "求解",
  "lab-link": "实验室",
  language: "语言",

  method: "方法",
  "method-beginner": "入门：层先法",
  "method-cfop-2look": "两步式 CFOP",
  "method-corners-edges": "先角后棱",
  "last-turn": "上一步：{ $turn }。",
  "hold-keep": "一直这样拿着，直到有一步要转动整个魔方。",
  "hold-after": "这一步之后：{ $hold }",
  "pieces-title": "中心块、棱块、角块、层",
  "pieces-explained":
    "面是魔方六个侧面中的一个。中心块有一张贴纸。它永远不离开自己的位置，所以它说明这一面将是什么颜色。棱块有两张贴纸，角块有三张。一个块的每张贴纸都与旁边的中心块同色时，它就归位了。棱块在自己的位置上但两张贴纸对调，就是翻转了。层是与一个面一起转动的所有块。公式是连续的几步转动，要记在心里。",

  "stage-place": "第 { $index } 阶段，共 { $count } 个",
  "stages-right": "已经正确，无需操作：{ $stages }。",
  reached: "完成",
  "lesson-cost": "整个课程：{ $cost }。",
  goal: "目标",
  "goal-picture": "这个阶段结束时的魔方。暂时不重要的部分是灰色。",
  "from-behind": "从后面看。",
  "from-below": "从下面看。",
  "from-below-behind": "从下后方看。",
  "picture-now": "之前",
  "picture-then": "之后",
  "pieces-now": "这一步涉及的块在转之前的位置。其他都是灰色。",
  "pieces-then": "这一步之后它们的位置。其他都是灰色。",
  "stage-done": "{ $stage }：完成。",
  "step-of-stage": "{ $stage }：第 { $index } 步，共 { $count } 步",
  case: "情形：{ $case }",
  sequence: "公式：{ $name }",
  help: "提示多少",
  "help-goal": "只看目标",
  "help-piece": "哪一块",
  "help-place": "去哪里",
  "help-turns": "转法",
  "about-pieces": "这一步涉及 { $count } 块：{ $pieces }。",
  "about-several": "这一步同时涉及几块。",
  "place-now": "转之前，{ $piece }在{ $faces }相接的地方。",
  "place-then": "这一步之后，{ $piece }在{ $centres }中心块之间。",
  turns: "转法",
  "show-turns": "显示转法",
  "next-turn": "下一转",
  "previous-turn": "上一转",
  "next-step": "下一步",
  "previous-step": "上一步",
  "all-done": "您的魔方已还原。做得好！",
  "went-on": "课程从您魔方现在的状态继续。",
  "went-back": "课程从您魔方现在的状态继续。之前完成的部分不再完整：从“{ $stage }”重新开始。",
  "repaint-explained":
    "在“求解”中，魔方按课程所知的样子涂好了颜色。请在那里把与手里的魔方不同的地方改涂，然后点击“学习”：课程从您的魔方继续。",
  "take-back": "撤销",

  "no-cube": "这里还没有魔方。请在“求解”中给您的魔方涂色，或者让本页打乱一个。",
  "is-solved": "这个魔方已经还原。请打乱手里的魔方再涂色，或者让本页打乱一个。",
  "another-cube": "换一个魔方",
  "paint-yours": "给我的魔方涂色",
  mix: "打乱一个魔方",
  preparing: "正在准备课程。",
  "wrong-cube":
    "这样的魔方不可能存在，或者还没有涂完。请在这里改正：把与手里的魔方不同的地方重新涂色，或者采用建议的改动。然后课程就开始。",
  "broken-link": "无法读取本页地址中的魔方。",
  failed: "无法准备课程（{ $code }）。",
  "try-again": "再试一次",

  // In an element on a page of somebody else's, where nothing can be painted.
  "is-solved-here": "这个魔方已经还原。打乱它，就可以开始学习。",

  "goal-daisy":
    "四个带{ $cross }的棱块（各有两张贴纸）围在{ $opposite }中心块周围，{ $cross }贴纸朝上，像花瓣一样。",
  "goal-cross": "四个{ $cross }棱块归位：下面是一个{ $cross }十字，每一臂都与旁边的中心块同色。",
  "goal-lower-corners": "四个{ $cross }角块（各有三张贴纸）归位。这样底层就完成了。",
  "goal-middle-layer": "中间层的四个棱块归位。三层中完成了两层。",
  "goal-upper-cross":
    "四个顶层棱块的顶面都是{ $opposite }：一个{ $opposite }十字。它们的侧面可能还不对。",
  "goal-upper-edges": "四个顶层棱块归位：顶层十字的侧面也与中心块同色。",
  "goal-upper-corners-placed":
    "每个顶层角块都在自己的位置：它有周围三个中心块的颜色。它可能还没有翻正。",
  "goal-pairs": "{ $count } 组归位。一组是一个{ $cross }角块和它上方那个带有它另外两种颜色的棱块。",
  "goal-upper-face": "整个上面都是{ $opposite }。顶层的侧面可能还不对。",
  "goal-upper-corners": "顶层角块的相互位置正确。最多只需转动顶层，它们就能归位。",
  "goal-solved": "每一块都归位了。魔方已还原。",
  "goal-edges-oriented":
    "每个棱块都已定向：不用前面或后面转四分之一圈就能归位。从这里开始，这两面只转半圈。",
  "goal-corners-oriented":
    "所有角块在上面和下面都显示{ $cross }或{ $opposite }。中间层的四个棱块都在中间层。从这里开始，只有上面和下面转四分之一圈。",
  "goal-half-turns": "每一面只有两种颜色：自己的颜色和对面的颜色。从这里开始，只用半圈就够了。",
  "goal-corners-placed": "每个角块都在自己的位置：它有周围三个中心块的颜色。它可能还没有翻正。",
  "goal-edges-placed": "每个棱块也在自己的位置：它有旁边两个中心块的颜色。它可能还是反的。",
  "goal-corners-turned": "每个角块都已翻正。所有角块都归位了。",

  "why-edge-into-daisy": "{ $piece }来到上面中心块旁边。已经在那里的棱块仍留在它旁边。",
  "why-edge-down-to-cross": "{ $piece }来到它另一种颜色的中心块上方。从那里转半圈，它就向下归位。",
  "why-corner-out-of-slot":
    "{ $piece }在底层，但位置不对或没有翻正。先让它上来。之后的一步让它归位。",
  "why-corner-into-slot":
    "{ $piece }来到自己位置的上方。公式（要记住的转法）把它从那里带下去。下面的其他角块不变。",
  "why-edge-out-of-slot":
    "{ $piece }在中间层，但位置不对或没有翻正。先让它上来。之后的一步让它归位。",
  "why-edge-into-slot": "{ $piece }从顶层进入中间层。底层为它打开，然后又合上。",
  "why-upper-edges-flipped": "公式翻转顶层棱块。最后，下面两层和原来一样。",
  "why-upper-edges-cycled": "顶层棱块交换位置。最后，下面两层和原来一样。",
  "why-upper-corners-cycled": "三个顶层角块轮换位置。其他块都不换位置。",
  "why-upper-corner-turned":
    "{ $piece }来到右前方，在那里翻转。这时下面两层看起来是乱的。最后一个角块之后，它们又恢复正确。",
  "why-upper-layer-turned": "顶层各块的相互位置正确。只需转动顶层。",
  "why-upper-edges-turned": "顶层棱块的相互位置正确。只需转动顶层。",
  "why-shortest-cross": "做好整个十字要 { $turns } 转，再少就不够了。",
  "why-half-turn-is-one": "这里转动一个面算一转，转半圈也算一转。",
  "why-slot-brought-out":
    "公式清空右前方一组的位置，这一组还没有归位。原来在那里的块上来，之后的一步再归位。",
  "why-pair-into-slot": "一个角块和它的棱块一起归位。已经归位的组不变。",
  "why-last-layer-turned": "公式翻转顶层的块。最后，下面两层和原来一样。",
  "why-last-layer-permuted": "顶层的块交换位置，都不翻转。最后，下面两层和原来一样。",
  "why-oriented-edges": "转之前，有 { $edges } 个棱块需要前面或后面转四分之一圈。转之后就没有了。",
  "why-oriented-corners":
    "转之前，没有翻正的角块：{ $corners } 个；不在中间层的中间层棱块：{ $edges } 个。",
  "why-half-turns": "转之前，只用半圈不能归位的：角块 { $corners } 个，棱块 { $edges } 个。",
  "why-solved": "转之前，没有归位的：角块 { $corners } 个，棱块 { $edges } 个。",
  "why-permutation-made-even":
    "转四分之一圈，{ $piece }到自己的位置。从这里开始，每次可以让三个角块交换位置，不会剩下两个。",
  "why-corners-cycled": "三个角块轮换位置。所有棱块都留在原位。",
  "why-edges-cycled": "三个棱块轮换位置。所有角块都留在原位。",
  "why-corners-turned": "两个角块在原位翻转，方向相反。其他都不变。",
  "why-edges-flipped": "两个棱块在原位翻转。其他都不变。",

  "sequence-corner-in": "角块入位，从右边",
  "sequence-corner-in-left": "角块入位，从左边",
  "sequence-corner-facing-up-in": "角块入位，颜色朝上",
  "sequence-edge-in": "棱块入位，向右",
  "sequence-edge-in-left": "棱块入位，向左",
  "sequence-upper-cross": "顶层十字",
  "sequence-turn-corner": "翻转角块",
  "sequence-turn-corner-back": "反向翻转角块",
  "sequence-slot-out": "清空一组的位置",
  "sequence-oll-line": "一字",
  "sequence-oll-angle": "拐角",
  "sequence-oll-dot": "点",
  "sequence-quarter-turn": "四分之一圈",
  "sequence-quarter-turn-back": "反向四分之一圈",
  "sequence-corner-cycle": "三角块轮换",
  "sequence-corner-cycle-back": "反向三角块轮换",
  "sequence-edge-cycle": "三棱块轮换",
  "sequence-corner-twist": "翻转两个角块",
  "sequence-corner-twist-back": "反向翻转两个角块",
  "sequence-edge-flip": "翻转两个棱块",

  // 二阶魔方。
  "method-ortega": "Ortega：先面后层",
  "mix-pocket": "打乱一个二阶魔方",
  "pocket-pieces-title": "角块、层、面",
  "pocket-pieces-explained":
    "二阶魔方只有角块。每个角块有三张贴纸。一层是随一个面一起转动的四个角块。当一层的面只有一种颜色，而且它每一侧的两张贴纸颜色相同时，这一层就完成了。没有中心块来说明一个面将是什么颜色：这由角块决定。",
  "place-then-faces": "这一步之后，{ $piece }在{ $faces }相接的地方。",
  "goal-first-layer":
    "四个{ $cross }角块组成底层：下面全是{ $cross }，每一侧下方的两张贴纸颜色相同。",
  "goal-last-corners-placed":
    "顶层角块的顺序正确：每个角块都在与它有两种相同颜色的角块上方，最多只差转动顶层。它们可能还没有翻正。",
  "goal-first-face": "下面全是{ $cross }。侧面还不必对上：角块的顺序无所谓。",
  "goal-both-faces": "上面和下面各只有一种颜色。侧面可能还不对。",
  "goal-pocket-solved": "每一面只有一种颜色。魔方已还原。",
  "why-first-corner":
    "{ $cross }层围着{ $piece }做。层不转动：只把整个魔方转过来，让这个角块的{ $cross }贴纸朝下。",
  "why-face-made": `{ $turns ->
    [0] { $cross }面已经有了。
   *[other] { $turns } 转做好{ $cross }面，把它拿在下面。
}`,
  "why-both-layers-permuted": "一层或两层的角块交换位置。上面和下面的颜色不变。",
  "pocket-why-upper-corners-cycled": "顶层角块交换位置。最后，底层和原来一样。",
  "pocket-why-upper-corner-turned":
    "{ $piece }来到右前方，在那里翻转。这时底层看起来是乱的。最后一个角块之后，它又恢复正确。",
  "pocket-why-last-layer-turned": "公式翻转顶层角块。最后，下面又只有一种颜色。",
  "sequence-pbl-adjacent": "顶层两个相邻",
  "sequence-pbl-diagonal": "顶层两个对角",
  "sequence-pbl-adjacent-adjacent": "顶层两个相邻，底层两个相邻",
  "sequence-pbl-adjacent-diagonal": "一层两个相邻，另一层两个对角",
  "sequence-pbl-diagonal-diagonal": "顶层两个对角，底层两个对角",
  // The case library.
  "library-link": "情形库",

  // 屏幕上的魔方。
  "pointed-piece": `{ $count ->
    [1] 在魔方上，它带有框。
   *[other] 在魔方上，它们带有框。
}`,
  "pointed-place": `{ $count ->
    [1] 在魔方上，它带有框，它要去的地方带有圆点。
   *[other] 在魔方上，它们带有框，它们要去的地方带有圆点。
}`,
  "letters-title": "转法的字母",
  "letters-explained":
    "U、R、F、D、L、B 分别是上、右、前、下、左、后面：面对这一面顺时针转 90 度。带 ' 表示逆时针，带 2 表示转 180 度。M 是左右之间的一层，方向与 L 相同。小写字母（如 r、f）表示这一面连同旁边一层一起转。x、y、z 表示整个魔方像 R、U、F 那样转。",
  "pocket-letters-explained":
    "U、R、F、D、L、B 分别是上、右、前、下、左、后面：面对这一面顺时针转 90 度。带 ' 表示逆时针，带 2 表示转 180 度。x、y、z 表示整个魔方像 R、U、F 那样转。",
  "by-hand-title": "自己转动屏幕上的魔方",
  "by-hand-explained":
    "拖动一层来转动它。如果有键盘，先选中魔方（按一下它，或用 Tab 键移到它上面），然后按 U、R、F、D、L 或 B 键：上、右、前、下、左或后面顺时针转动，同时按 Shift 则反向。如果这正是课程的下一转，就继续往下。如果是别的转动，会问您是否从那里继续。",

  // 最后一层的一步：转之前看什么，转之后是什么样。
  "before-turns": "转之前",
  "after-turns": "转之后",
  "only-a-name": "这只是人们给它起的名字。",
  "spot-ULB": "左后",
  "spot-UB": "后",
  "spot-UBR": "右后",
  "spot-UL": "左",
  "spot-UR": "右",
  "spot-UFL": "左前",
  "spot-UF": "前",
  "spot-URF": "右前",
  "here-then": "公式开始时，它们在这里：{ $places }。",
  "any-side": "从哪一侧做公式都有效。但还是请按课程说的拿法拿好：后面的转动都从那里继续。",
  "see-edges-up": `{ $shape ->
    [none] 没有一个顶层棱块的顶面是{ $colour }。这种情形叫“点”。
    [across] 相对的两个顶层棱块顶面是{ $colour }。这种情形叫“一字”。
    [beside] 相邻的两个顶层棱块顶面是{ $colour }。这种情形叫“拐角”。
   *[all] 四个顶层棱块的顶面都是{ $colour }。
}`,
  "then-edges-up": `{ $shape ->
    [across] 相对的两个顶层棱块顶面是{ $colour }：一字。下一步从那里继续。
    [beside] 相邻的两个顶层棱块顶面是{ $colour }：拐角。下一步从那里继续。
   *[all] 四个顶层棱块的顶面都是{ $colour }：十字。
}`,
  "see-edges-matching": `假如转动顶层，让尽可能多的顶层棱块与旁边的中心块同色，{ $shape ->
    [beside] 相邻的两个会对上：{ $pieces }。
   *[across] 相对的两个会对上：{ $pieces }。
}`,
  "then-edges-matching": `{ $shape ->
    [all] 把顶层转到合适的位置，四个顶层棱块就都对上了。
    [across] 相对的两个顶层棱块能对上。下一步从那里继续。
   *[beside] 相邻的两个顶层棱块能对上。下一步从那里继续。
}`,
  "two-edges-stay": "不计顶层的转动，公式让两个顶层棱块留在原位：{ $pieces }。另外两个交换位置。",
  "see-corners-placed": `找出带有周围三个中心块颜色的顶层角块，不管它怎样翻转。{ $count ->
    [0] 现在还没有。
   *[other] 有 { $count } 个：{ $pieces }。
}`,
  "pocket-see-corners-placed":
    "假如转动顶层，让尽可能多的顶层角块位于与它有两种相同颜色的角块上方，这样的会有两个：{ $pieces }。它们怎样翻转都没关系。",
  "pocket-two-corners-stay":
    "不计顶层的转动，公式让两个顶层角块留在原位：{ $pieces }。另外两个交换位置。",
  "one-corner-stays":
    "公式开始时，{ $piece }在这里：{ $place }。它留在那里。其他三个顶层角块交换位置。",
  "then-corners-placed": `{ $count ->
    [0] 还没有顶层角块在自己的位置。下一步从那里继续。
    [4] 四个顶层角块都在自己的位置。
   *[other] { $count } 个顶层角块在自己的位置。下一步从那里继续。
}`,
  "pocket-then-corners-placed": `{ $count ->
    [4] 四个顶层角块的顺序正确。也许还要转动顶层。
   *[other] 顺序还不对。下一步从那里继续。
}`,
  "see-corners-turned": `{ $count ->
    [1] 只有一个顶层角块的顶面不是{ $colour }：{ $piece }。
   *[other] { $count } 个顶层角块的顶面不是{ $colour }。这一步处理其中一个：{ $piece }。
}`,
  "bring-corner":
    "第一个这样的角块来到右前方以后，整个魔方一直保持这样的拿法，直到最后一个翻正。下一个只靠转动顶层来到那里。",
  "then-corners-turned": `{ $piece }的顶面是{ $colour }。{ $count ->
    [0] 现在四个顶层角块都是这样，下面也恢复正确。
   *[other] 还有 { $count } 个顶层角块要翻转。
}`,
  "see-stickers-up": `{ $count ->
    [0] 公式开始时，没有棱块或角块的顶面是{ $colour }。
   *[other] 公式开始时，顶面是{ $colour }的地方：{ $places }。
}`,
  "pocket-see-stickers-up": `{ $count ->
    [0] 公式开始时，没有顶层角块的顶面是{ $colour }。
   *[other] 公式开始时，顶面是{ $colour }的地方：{ $places }。
}`,
  "then-stickers-up": "整个上面都是{ $colour }。",
  "corners-change": "从公式开始时看，顶层角块这样交换位置：{ $ways }。",
  "edges-change": "从公式开始时看，顶层棱块这样交换位置：{ $ways }。",
  "lower-corners-change": "从公式开始时看，底层角块这样交换位置：{ $ways }。",
  "then-permuted": `{ $what ->
    [all] 顶层各块的相互位置正确。也许还要转动顶层。
    [corners] 顶层角块的相互位置正确。接下来是棱块。
   *[layers] 每一层都完成了。也许还要转动其中一层。
}`,
  "sequence-sune": "Sune（小鱼）",
  "sequence-antisune": "Antisune（反小鱼）",
  "sequence-pi": "Pi 形",
  "sequence-niklas": "Niklas（尼克拉斯）",

  aloud: "朗读",
  "mathematics-link": "背后的数学",
  "mathematics-why": "写给爱问为什么的人：有多少种状态，转动做不到什么，证明是怎样进行的。",
  "part-failed": "这部分没能加载。请检查网络，然后重试。",

  // Practising a stage; the rest of its words is in practice/words/.
  practise: "练习",
  "practise-stage": "练习：{ $stage }",
  "from-practice": "这一课演示您刚才练习的部分怎么做。",
  "to-practice": "回到练习",
  "to-my-cube": "回到我的魔方",
};
