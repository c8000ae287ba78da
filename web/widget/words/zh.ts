// What the element says, in Chinese (simplified).

import type { WidgetMessage } from "./en";
import type { Messages } from "./words";

export const zh: Messages<WidgetMessage> = {
  cube: "魔方",
  player: "播放器",
  painting: "涂色",
  "cube-net": "魔方展开图",
  colour: "颜色",
  solution: "解法",
  solve: "求解",
  scramble: "打乱",
  reset: "重置",
  undo: "撤销",
  redo: "重做",
  play: "播放",
  pause: "暂停",
  "previous-move": "上一步",
  "next-move": "下一步",
  speed: "速度",
  tempo: "每秒 { $tempo } 步",
  place: "{ $index } / { $count }",
  "cube-picture": "魔方：上面、右面和前面",
  "show-other-side": "看另一侧",
  "no-picture": "此浏览器无法在这里显示三维图像。展开图可以完成所有操作。",

  sticker: "{ $place }，{ $colour }",
  "sticker-filled": "{ $place }，{ $colour }，由其他贴纸推出",
  blank: "未知",
  unknown: "未知",
  "colour-key": "{ $colour }（按键 { $key }）",
  white: "白色",
  red: "红色",
  green: "绿色",
  yellow: "黄色",
  orange: "橙色",
  blue: "蓝色",
  vermilion: "朱红色",
  pink: "粉色",
  "colour-of-face": "颜色 { $face }",

  welcome: "给魔方涂色，然后求解。",
  "welcome-to-paint": "给魔方涂色。",
  "moves-to-come": "点击“求解”，步骤会在这里逐一出现。",
  painted: "颜色已齐全。",
  "ready-to-solve": "颜色已齐全，可以求解。",
  "colours-needed": "每种颜色需要九个贴纸；目前：{ $colours }。",
  "colour-count": "{ $colour } { $count }",
  "held-with": "拿法：上面{ $up }，前面{ $front }。",
  "centre-known": "中心块总是已知的：请涂上它的颜色。",
  starting: "正在等待求解器启动…",
  searching: "正在寻找较短的解法…",
  scrambling: "正在打乱魔方…",
  scrambled: "一个随机的魔方，每种状态的可能性都相同。",
  "already-solved": "已经还原：0 步。",
  "moves-to-follow": "共 { $count } 步，请跟着做。",
  "best-so-far": "目前 { $count } 步，至少需要 { $bound } 步…",
  "solved-in": "{ $count } 步，至少需要 { $bound } 步。",
  "solved-in-fewest": "{ $count } 步，没有更短的解法。",

  "no-cube-fits": "无论未知的贴纸是什么颜色，都没有魔方是这样的。",
  "rest-follows": "{ $count } 个未知贴纸可由其他贴纸推出。",
  "rest-follows-to-solve": "{ $count } 个未知贴纸可由其他贴纸推出，可以求解。",
  "many-cubes": "还有 { $count } 个贴纸；符合其余贴纸的魔方超过一百万个。",
  "several-cubes": "有 { $count } 个魔方符合这些贴纸。看一看 { $stickers } 即可确定。",
  "several-cubes-at-least": "有 { $count } 个魔方符合这些贴纸。看一看 { $stickers } 最有帮助。",

  edge: "{ $colours }棱块",
  corner: "{ $colours }角块",
  "at-place": "{ $place }",
  "no-such-piece": "没有{ $piece }，但 { $place } 处显示了一个。",
  "wrong-way-round": "{ $place } 处角块的颜色 { $colours } 方向反了：请交换其中两个。",
  "appears-often": "{ $piece }出现了 { $count } 次：{ $places }。",
  "piece-missing": "缺少{ $piece }。",
  "edge-flipped": "{ $place } 处的{ $piece }翻转了。",
  "corner-twisted": "{ $place } 处的{ $piece }扭转了。",
  "pieces-exchanged": "{ $piece }和{ $other }互换了。",
  "some-edge-flipped": "所有块都在，但有一个棱块翻转了。",
  "some-corner-twisted": "所有块都在，但有一个角块扭转了。",
  "some-pair-exchanged": "所有块都在，但有两个块互换了。",
  "flip-real-edge":
    "如果涂色与实物一致，那就是魔方装错了：取下一个棱块，翻转后装回，并在这里选择该棱块。",
  "turn-real-corner":
    "如果涂色与实物一致，那就是魔方装错了：将一个角块原地扭转，并在这里选择该角块。",
  "exchange-real-pieces":
    "如果涂色与实物一致，那就是魔方装错了：交换两个棱块或两个角块，并在这里选择相同的一项。",
  "what-would-mend": "如何修正",
  likeliest: `{ $count ->
    [1] 最有可能
   *[other] { $count } 种，可能性相同
}`,
  "less-likely": `{ $count ->
    [1] 可能性较小
   *[other] { $count } 种，可能性较小
}`,
  "show-more": "再显示 { $count } 种",
  "too-much-wrong": "错误太多，无法逐个贴纸修正：请逐面核对。",
  recolour: "把 { $sticker } 由{ $before }改为{ $colour }。",
  "coloured-sticker": "{ $sticker } { $colour }",
  "exchange-colours": "交换 { $sticker } 和 { $other } 的颜色。",
  "flip-edge": "翻转 { $place } 处的{ $piece }。",
  "turn-clockwise": "将 { $place } 处的{ $piece }顺时针扭转。",
  "turn-anticlockwise": "将 { $place } 处的{ $piece }逆时针扭转。",
  "exchange-pieces": "交换 { $place } 处的{ $piece }和 { $otherPlace } 处的{ $other }。",
  repaint: "改涂：{ $stickers }。",
  mended: "已修正：{ $repair }可用“撤销”恢复。",

  "bundle-failed": "求解器无法启动：文件没有收到，或此浏览器无法运行。请检查网络后重试。",
  "worker-crashed": "求解器中断了。您的魔方还在：请重试，它会重新启动。",
  memory: "浏览器没有足够的内存供求解器使用。请关闭其他标签页后重试。",
  internal: "求解器内部出错。请重试；如果仍然失败，请重新加载页面。",

  "search-tables": "搜索表",
  "get-full-tables": "获取完整表",
  megabytes:
    "{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } MB",
  "whole-megabytes": "{ NUMBER($size, maximumFractionDigits: 0, useGrouping: 0) } MB",
  "fetching-tables":
    "正在下载完整表：{ NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total }",
  "making-tables":
    "正在生成完整表：{ NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total }",
  "reading-tables":
    "正在读取完整表：{ NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total }",
  "tables-percent": "完整表：{ $percent } %",
  "solves-with-full": "使用完整表求解。",
  "solves-with-full-unstored": "使用完整表求解。无法为下次访问保存。",
  "solves-with-small": "使用小型表求解。",
  "solves-with-small-deferred": "使用小型表求解；为节省流量，完整表（{ $size }）暂不下载。",
  "solves-with-small-memory": "使用小型表求解；内存不足以使用完整表。",
  "solves-with-small-crashed": "使用小型表求解；获取完整表时求解器中断了。",
  "solves-with-small-failed": "使用小型表求解；无法获得完整表（{ $code }）。",
};
