// What the case library says, in Chinese, in simplified characters.

import type { Messages } from "../../../widget/words/words";
import type { LibraryMessage } from "./en";

export const zh: Messages<LibraryMessage> = {
  title: "情形库",
  intro: "CFOP 方法的各种情形：您的魔方上会遇到什么，怎样转能解决。",
  back: "回到课程",
  sets: "哪些情形",
  "about-f2l": `F2L，前两层：角块和它的棱块一起归位。共 { $count } 种情形。不重要的部分都是灰色。`,
  "about-oll": `OLL，翻转最后一层：之后整个上面都是{ $colour }。共 { $count } 种情形。您从上面看这一层。边上的条是朝向那一侧的{ $colour }贴纸。`,
  "about-pll": `PLL，排好最后一层：它的块互换位置。共 { $count } 种情形。您从上面看这一层。箭头表示每个块去哪里。`,

  search: "名称或编号",
  found: `{ $count ->
    [0] 没有这样的情形。试试编号，如 27，或字母，如 Ja。
   *[other] 找到 { $count } 种情形。
}`,
  train: "练习 { $set }",
  print: "打印 { $set }",

  "f2l-above": "角块和棱块都在上层",
  "f2l-corner-in": "角块在自己的位置，棱块在上面",
  "f2l-edge-in": "棱块在自己的位置，角块在上面",
  "f2l-both-in": "两块都在自己的位置，但不对",
  "oll-cross": "四个棱块都朝上",
  "oll-line": "相对的两个棱块朝上",
  "oll-angle": "相邻的两个棱块朝上",
  "oll-dot": "没有棱块朝上",
  "pll-edges": "只有棱块换位",
  "pll-corners": "只有角块换位",
  "pll-one-pair": "棱块和角块；有一侧的两个角块同色",
  "pll-no-pair": "棱块和角块；没有一侧的两个角块同色",

  "looking-up": "朝上：{ $places }。",
  "looking-up-none": "只有中心块朝上。",
  "looking-F": "朝前：{ $places }。",
  "looking-R": "朝右：{ $places }。",
  "looking-B": "朝后：{ $places }。",
  "looking-L": "朝左：{ $places }。",
  "place-ULB": "左后",
  "place-UB": "后",
  "place-UBR": "右后",
  "place-UL": "左",
  "place-UR": "右",
  "place-UFL": "左前",
  "place-UF": "前",
  "place-URF": "右前",
  "corners-go": "角块：{ $ways }。",
  "edges-go": "棱块：{ $ways }。",
  "piece-at": "{ $piece }：在{ $faces }相接的地方。{ $colour }贴纸：{ $face }。",

  nickname: "也叫 { $name }",
  sees: "看到什么",
  "show-me": "在魔方上演示",
  "set-up": "重新摆好",
  "own-cube": "用自己的魔方",
  "own-cube-how": "拿一个还原好的魔方，拿法与这里的一样。这样转就得到这个情形：",
  previous: "上一种情形",
  next: "下一种情形",
  all: "所有情形",

  "train-title": "这是哪种情形？",
  answers: "答案",
  "dont-know": "不知道",
  right: "对：这是 { $name }。",
  wrong: "不对，这是 { $name }。",
  told: "这是 { $name }。",
  "next-question": "下一题",
  "see-case": "看看 { $name }",
  "train-how-title": "怎样练",
  "train-how": "没认出的很快会再问。认出的每次少问一半。连续认出三次的情形算作熟悉。",
  known: "熟悉：{ $known } / { $count }",
  "not-kept": "这个浏览器什么也不保存，所以您的进度只到这次访问结束。",
  forget: "删除我的 { $set } 进度",
  forgotten: "您的 { $set } 进度已删除。",
};
