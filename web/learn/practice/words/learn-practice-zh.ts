// What is said where a stage is practised, in Chinese, in simplified characters.

import type { Messages } from "../../../widget/words/words";
import type { PracticeMessage } from "./en";

export const zh: Messages<PracticeMessage> = {
  title: "练习：{ $stage }",
  position: `{ $stages ->
    [0] 一个新的随机魔方。事先没有还原任何部分。
   *[other] 一个新的魔方：前面 { $stages } 个阶段要做的都已完成，其他全是随机的。
}`,
  preparing: "正在准备新的魔方。",
  failed: "无法准备魔方（{ $code }）。",
  "no-stage": "没有这样的阶段可以练习。",
  "try-again": "再试一次",

  tally: "转动次数",
  "your-turns": "您的转动次数",
  "lesson-turns": "课程的转动次数",
  "ways-to-turn": "拖动一层，或者用这些按钮或键盘上的键。",
  "turns-so-far": "您的转动次数：{ $turns }。",
  reached: "达到目标了！您的转动次数：{ $turns }。",
  "reached-at-cost": "达到目标了：{ $turns }！",
  "reached-fewer": "您用的转动比课程少。",
  "reached-same": "您用的转动与课程一样多。",
  "reached-more": "课程用的转动更少。可以看看怎么做，或者再试一次。",
  "take-back": "撤回一次转动",
  "start-again": "从头开始",
  another: "换一个",
  "next-stage": "下一阶段：{ $stage }",
  "show-how": "告诉我怎么做",
  "to-my-cube": "回到我的魔方",
  "turn-title": "怎样转动，什么算一次",
  "turn-explained":
    "用手指或鼠标拖动一层，或者按魔方下面的按钮。如果有键盘，每个面还有自己的键：U 上面，D 下面，L 左面，R 右面，F 前面，B 后面。同时按 Shift 就朝相反方向转。",
  "letters-everywhere":
    "无论在本页的什么地方，键盘上的字母键都转动魔方，而不只是在魔方和它的按钮上。",
  "count-explained": `{ $metric ->
    [qtm] 转动一个面 90 度算一次，转半圈算两次。同一个面接连转两下，按合起来的转动算。
    [axial-htm] 转动一个面算一次，转半圈也算一次。同一个面或相对的两面接连转动算一次。
    [axial-qtm] 转动一个面 90 度算一次，转半圈算两次。同一个面接连转两下，按合起来的转动算。相对的两面接连转动，只算较大的一个。
   *[htm] 转动一个面算一次，转半圈也算一次。同一个面接连转两下算一次。
}从另一边看魔方不算。`,
  "counted-qtm": "按 90 度转动计数。",
  "counted-axial-htm": "同时转动相对的两面算一次。",
  "counted-axial-qtm": "按 90 度转动计数，相对的两面可同时转动。",
  "pad-title": "用按钮转动",

  progress: "您的进度",
  "progress-none": "这里还没有内容。达到第一个目标后就会有。",
  "progress-kept": "只保存在这台设备上。",
  "progress-unkept": "这个浏览器不为本页保存任何内容，所以进度只保留到您离开本页为止。",
  stage: "阶段",
  times: "次数",
  best: "最好",
  mean: "平均",
  "lesson-mean": "课程平均",
  delete: "删除我的进度",
  deleted: "您的进度已删除。",
  "bring-back": "恢复",
};
