// What the pages on the mathematics say, in Chinese, in simplified characters.

import type { Messages } from "../../../widget/words/words";
import type { MathematicsMessage } from "./en";

export const zh: Messages<MathematicsMessage> = {
  title: "背后的数学",
  lead: "写给爱问“为什么”的人的几页短文。旁边的魔方会演示文中所说的内容。",
  contents: "目录",
  back: "回到课程",
  previous: "上一页：{ $title }",
  next: "下一页：{ $title }",
  shown: "魔方上的演示",
  play: "播放",
  "turn-back": "退一转",
  "turn-on": "进一转",
  turns: "转法",

  "stages-title": "每个阶段之后还剩多少",
  "stages-positions": "状态就是魔方各块的一种摆法。通过转动，魔方可以到达 { $positions } 种状态。",
  "stages-product":
    "这个数从哪里来？角块有 { $corners } 个，有 { $cornerOrders } 种排法。每个角块有三种朝向，但最后一个不自由：共 { $cornerTwists } 种。棱块有 { $edges } 个，有 { $edgeOrders } 种排法。每个棱块可以翻转或不翻转，但最后一个也不自由：共 { $edgeFlips } 种。把这四个数相乘，再取一半。为什么最后一块不自由，为什么要取一半，下一页会说明。",
  "show-mixed": "其中的一种状态",
  "stages-fewer":
    "方法是分阶段的。每个阶段整理好一部分，并且一直保持下去，所以剩下的状态越来越少。表中写着还剩多少，以及比之前少了多少倍。按阶段的名称，就能在魔方上看到它。",
  "stages-beginner": "入门：层先法",
  "stages-cfop": "CFOP",
  "stages-thistlethwaite": "Thistlethwaite",
  "column-stage": "已达到",
  "column-left": "剩余状态",
  "column-fewer": "缩小倍数",
  "stage-start": "打乱的魔方",
  "stage-shown": "{ $stage }。灰色部分还可以是别的样子。",
  "group-shown": "{ $stage }：只用这个群的转动打乱的魔方。",
  "stages-group":
    "选几种转动，用它们任意组成转动序列。这样得到的一切合在一起叫做群。在群里做的任何事，在群里也都能撤销。",
  "stages-groups":
    "Thistlethwaite 从一个群走到下一个群。开始时所有转动都可以用。第一阶段之后，前面和后面只转 180 度。第二阶段之后，左面和右面也是如此。第三阶段之后，六个面都只转 180 度。最后一列说明大的群里能放下几个小的群。这个数叫做指数。",
  "stages-turns":
    "他的四个阶段最多需要 { $groupTurns1 }、{ $groupTurns2 }、{ $groupTurns3 } 和 { $groupTurns4 } 步。合起来是 { $groupTurns } 步。",

  "laws-title": "转动做不到的事",
  "laws-lead":
    "从还原的魔方上取下一个棱块，翻转后装回去。现在无论怎样转动，都不能还原这个魔方。同样，不能只扭转一个角块，也不能只互换两个块。对每一种情形，都有一个可以数出来、而任何转动都不改变的东西。",
  "show-one-flipped": "一个棱块翻转",
  "show-one-twisted": "一个角块扭转",
  "show-two-exchanged": "两个棱块互换",
  "laws-flips-title": "翻转的棱块：总是偶数个",
  "laws-flips":
    "如果一个棱块不用前面或后面转 90 度就能归位，就称它为好的，否则称它为翻转的。所以其他四个面的转动不会让好的变成翻转的，也不会让翻转的变成好的。",
  "laws-flips-why":
    "前面或后面转 90 度则会：它改变这一面的全部四个棱块。如果四个中没有翻转的，现在四个都翻转了。如果有一个，现在有三个。如果有两个，现在还是两个。每次翻转的个数都改变一个偶数，或者不变。还原的魔方上是零个，所以总是偶数。只有一个翻转就成了奇数。",
  "show-front-quarter": "前面转 90 度：四个棱块翻转",
  "show-two-flipped": "两个棱块翻转：转动能做到",
  "laws-twists-title": "扭转的角块：总和总是三的倍数",
  "laws-twists":
    "每个角块都有一张贴纸与上面或下面的中心块同色。如果这张贴纸在上面或下面，这个角块记零。如果角块从那里顺时针扭转了三分之一圈，记一。如果逆时针扭转，记二。三个三分之一就是一整圈：三又算作零。",
  "laws-twists-why":
    "上面或下面的转动不改变任何记数。其他面转 90 度时，有两个角块各加一，另外两个各加二。合起来是六，是三的倍数。所以全部角块的总和总是三的倍数。只扭转一个角块，总和就会是一或二。",
  "show-right-quarter": "右面转 90 度：四个角块扭转",
  "show-two-twisted": "两个角块扭转，方向相反：转动能做到",
  "laws-exchanges-title": "互换：总是偶数次",
  "laws-exchanges":
    "一次又一次地互换两个块，可以得到任何排法。做法有很多种。但对同一种排法来说，要么所有做法的互换次数都是偶数，要么都是奇数。数学家把这叫做奇偶性。",
  "laws-exchanges-why":
    "转 90 度会让四个角块轮换。三次互换也能做到。同时四个棱块也轮换：再加三次。六是偶数。所以转动所做的一切都需要偶数次互换。只互换两个块是一次互换：奇数。",
  "show-three-edges": "三个棱块轮换，即两次互换：转动能做到",
  "show-two-pairs": "两个角块互换，两个棱块也互换：转动能做到",

  "workbench-title": "把魔方拆开",
  "workbench-lead":
    "三项计数结果都相同的魔方属于同一类。用任何转动都做不到的方式改变魔方，看看它的类别会怎样。然后用手转动各层，或者让它打乱：类别保持不变。",
  "an-edge": "一个棱块",
  "a-corner": "一个角块",
  "first-piece": "块",
  "other-piece": "另一个块",
  flip: "翻转它",
  twist: "顺时针扭转",
  exchange: "互换两块",
  mix: "用转动打乱",
  "put-together": "随机组装",
  "make-solved": "还原的魔方",
  "class-is": "第 { $number } 类，共 { $classes } 类。",
  "is-solvable": "通过转动可以还原这个魔方。",
  "is-unsolvable": "无论怎样转动都不能还原这个魔方。",
  "sum-flip": `{ $flip ->
    [0] 翻转的棱块：偶数个。
   *[other] 翻转的棱块：奇数个。
}`,
  "sum-twist": `{ $twist ->
    [0] 角块总和：三的倍数。
   *[other] 角块总和：三的倍数多 { $twist }。
}`,
  "sum-exchange": `{ $exchange ->
    [0] 互换：偶数次。
   *[other] 互换：奇数次。
}`,
  mend: "怎样修正：{ $ways }。",
  "way-flip": "翻转一个棱块",
  "way-twist": "顺时针扭转一个角块",
  "way-twist-back": "逆时针扭转一个角块",
  "way-exchange": "互换两个块",
  "class-table": "所有的类。您的魔方所在的类有标记。",
  "row-class": `{ $flip ->
    [0] 翻转偶数
   *[other] 翻转奇数
}，{ $exchange ->
    [0] 互换偶数
   *[other] 互换奇数
}`,
  "column-class": "角块：多 { $twist }",
  "your-cube": "您的魔方",
  "class-unknown": "无法得知它的类别（{ $code }）。",

  "classes-title": "随机组装的魔方",
  "classes-ways":
    "把魔方的所有角块和棱块取下，不看着装回去。角块有 { $cornerOrders } 种排法和 { $allTwists } 种朝向。棱块有 { $edgeOrders } 种排法和 { $allFlips } 种朝向。合起来有 { $arrangements } 种装法。",
  "classes-product":
    "上一页数了三样东西。翻转的棱块是偶数个或奇数个：两种情形。角块总和是三的倍数，或者多一，或者多二：三种情形。互换是偶数次或奇数次：两种情形。二乘三再乘二，共有 { $classes } 类。",
  "classes-apart":
    "转动永远不会从一类到另一类，因为这三样东西都不会改变。在同一类里，转动可以到达任何状态。",
  "classes-equal":
    "所有的类一样大。因为取某一类的全部魔方，把每一个的同一个棱块翻转，就得到另一类的全部魔方，每个恰好一次。所以每一类都有 { $positions } 个魔方。还原的魔方只在其中一类里。另外 { $otherClasses } 类的魔方都不能还原。随机组装的 { $classes } 个魔方中，平均只有一个能还原。",
  "classes-mend":
    "无论魔方在哪一类，最多三件事就能修正它：翻转一个棱块，扭转一个角块，互换两个块。选哪些块都可以。",

  "phases-title": "两个阶段的搜索",
  "phases-lead":
    "没有哪台计算机会为了还原一个魔方去看全部 { $positions } 种状态。本站用来求短解法的 H. Kociemba 方法分两个阶段进行。每个阶段的情形都少得多。",
  "phases-first-title": "第一阶段",
  "phases-first":
    "它把魔方带到只需要较少种转动的状态：上面和下面转 90 度，其他四个面转 180 度。为此有三件事必须做好。没有角块扭转：{ $cornerTwists } 种情形。没有棱块翻转：{ $edgeFlips } 种情形。中间层的四个棱块都在这一层：{ $slicePlaces } 种情形。相乘得到 { $phaseOne } 种情形。每一种都不超过 { $phaseOneTurns } 步。",
  "show-phase-one": "一个例子的第一阶段",
  "phases-second-title": "第二阶段",
  "phases-second":
    "它只用这些转动，所以做好的部分保持不变。还剩 { $phaseTwo } 种状态。每一种都不超过 { $phaseTwoTurns } 步。",
  "show-phase-two": "第二阶段：前、后、左、右面只转 180 度",
  "phases-table-title": "它怎样找到路",
  "phases-table":
    "事先做好一张表，写着每种情形至少需要多少步。搜索先定下一个步数，每一步之后都查这张表。如果离目标的距离比剩下的步数还远，就马上退回，试别的转动。",
  "phases-shorter":
    "最短的第一阶段不一定给出最短的整体。所以找到第一个解法之后，搜索还会继续。它会试更长的第一阶段，只要更短的第二阶段有可能补回来。搜索得越久，解法就越短。",

  "proof-title": "怎样证明没有更短的解法",
  "proof-lead":
    "假设您知道一个四步的解法。有没有三步的？要确定这一点，就必须看遍所有更短的走法，并发现没有一个能还原魔方。",
  "proof-count":
    "离还原的魔方一步远的状态有 { $turns } 种：六个面，每面三种转法。两步远、而且不能更近的有 { $twoAway } 种。三步远的有 { $threeAway } 种，四步远的有 { $fourAway } 种。所以比四步更近的状态，连同还原的，共有 { $nearer } 种。如果您的状态不在其中，四步就是最少的。这就是证明。",
  "show-four-turns": "需要四步的魔方",
  "proof-bound-title": "下界",
  "proof-bound":
    "每多一步，状态就多到大约十三倍。很快就多得看不完。这时下界能帮忙：下界是一个步数，已知比它少一定不够。为此先不管棱块。只看角块有 { $cornerPositions } 种状态，最多需要 { $cornerTurns } 步。一张表放得下每种状态需要的步数。整个魔方至少需要它的角块所需的步数。",
  "proof-deepening-title": "每次深一步",
  "proof-deepening":
    "现在试所有一步的走法，再试所有两步的，再试三步的，依此类推。走每一步之后都查表。如果表上说需要的步数比剩下的多，这条路就不可能成功。马上放弃它，连同后面的一切。大多数路很早就结束了。这种搜索叫做迭代加深。",
  "proof-proof":
    "到了某个步数，有一条路通向还原的魔方。步数更少的路没有一条成功，也没有一条是无缘无故漏掉的。所以找到的解法就是最短的。",
  "proof-far-title": "最远有多远？",
  "proof-far":
    "不超过 { $tooFew } 步的转动序列，除去连续两次转同一面的，相对两面的转动只取一种先后（另一种结果相同），共有 { $sequences } 个。状态比这还多：{ $positions } 种。所以不可能每种状态都这么近。有些需要 { $atLeast } 步或更多。",
  "proof-most":
    "{ $provenIn } 年，人们用许多计算机证明了 { $atMost } 步总是足够的。有些状态正好需要这么多步。其中之一是所有棱块都在原位、但全部翻转的魔方。",
  "show-superflip": "所有棱块翻转，正好用这么多步",

  "commutators-title": "为什么公式几乎不动别的块",
  "commutators-lead":
    "课程里的公式有很多步。可是到最后只有少数几块改变了。这不是偶然：它们就是这样设计的。",
  "commutators-title-2": "交换子",
  "commutators-what":
    "做一件事，叫它 A。再做另一件事 B。然后撤销 A，再撤销 B。这四部分合起来叫做交换子，写作 [A, B]。A 可以是一步转动，也可以是一串转动。撤销 A 的写作 A'，例如撤销 R（右面转 90 度）的是 R'。",
  "commutators-common":
    "如果 A 和 B 没有共同的块，它们互不干扰，一切都被撤销：什么也不剩。剩下的变化总是来自两者都移动的块。右面和上面各转动 { $turnedPieces } 个块。其中有 { $commonPieces } 个是共同的。做完 [R, U]，只有 { $leftAstray } 个块没有归位。",
  "show-nothing-left": "没有共同的块，什么也不剩：[R, L]",
  "show-commutator": "共同的块少，剩下的变化也少：[R, U]",
  "commutators-one":
    "共同的越少，剩下的变化就越少。取 R U R' 为 A。在底层，它只改变一个角块。取 D 为 B：它正好转动这一层。它们只有一个共同的位置。做完 [R U R', D]，恰好有 { $cycledPieces } 个角块轮换了位置，其他一切照旧。",
  "show-one-corner-out": "R U R'：底层有一个角块改变",
  "show-three-corners": "三个角块轮换：[R U R', D]",
  "conjugates-title": "共轭",
  "conjugates-what":
    "做 A，再做 B，再撤销 A。这叫做共轭，写作 [A: B]。A 把别的块带到 B 起作用的地方。B 做它的事。撤销 A 把一切带回去。就像抽屉：拉开，换掉里面的东西，再关上。这样一个公式就能用在许多位置。",
  "show-conjugate": "同一个公式，夹在前面的两次 180 度转动之间：轮换的是别的角块",
  "commutators-lessons-title": "在您的课程里",
  "commutators-lessons":
    "把棱块放进中间层的公式，如果前面加上上面的一步转动，就是接连两个交换子。顶层十字的公式是一个共轭，里面有一个交换子。凡是打开的，都会再关上。所以做好的层在中途看起来是乱的，到最后又都对了。",
  "show-edge-in": "一个棱块进入中间层：[U, R] [U', F']",
  "show-upper-cross": "顶层十字的棱块：[F: [R, U]]",
};
