// What the page says around the cube, in Chinese (simplified).

import type { Messages } from "../../widget/words/words";
import type { OwnMessage } from "./en";
import type { PageText } from "./page-texts";

export const zh: Messages<OwnMessage | PageText> = {
  title: "Cubewright：还原您的魔方",
  tagline: "给魔方涂色，走一条近路还原。",
  page: "页面",
  language: "语言",
  looks: "颜色和标记",
  learn: "学习",
  laboratory: "实验室",
  share: "分享",
  embed: "嵌入",
  help: "帮助",
  reload: "重新加载",
  later: "以后再说",
  puzzle: "魔方类型",
  pattern: "做出这个图案",
  "other-pattern": "换个图案",
  metric: "计为一步",
  "metric-htm": "任意转动一个面",
  "metric-qtm": "转 90 度",
  "metric-axial-htm": "同时转动相对的两面",
  "metric-axial-qtm": "同时将相对的两面各转 90 度",
  method: "方法",
  "method-two-phase": "尽可能短",
  "method-optimal": "最短",
  "method-beginner": "层先法",
  "method-cfop-2look": "两步式 CFOP",
  "method-corners-edges": "先角后棱",
  "method-genetic": "进化算法",
  "method-korf": "Korf：最短，较慢",
  position: "状态",
  "position-note": "54 个贴纸（2x2x2 为 24 个）、步骤（例如 R U R' U'）或链接。按 Enter 应用。",
  "scramble-again": "再来上一次打乱",
  scrambles: "最近的打乱",
  "no-scrambles": "这里还没有打乱过魔方。",

  "help-title": "从手中到还原",
  "help-paint-title": "握好并涂色",
  "help-paint":
    "按显示的样子握住魔方，白色中心朝上，绿色中心朝向自己；也可以先按您的拿法给中心涂色。选一种颜色，然后在魔方或展开图上点击该颜色的贴纸，也可以一笔划过多个贴纸（在触摸屏上，请先按住片刻）。在魔方旁边拖动可以看到其他面。展开图中的圆形贴纸是中心块：它们从不移动。看不到的贴纸可以保持未知：用问号给它涂色。如果能由其余贴纸推出，就会自动填好并带一个圆点。2x2x2 在魔方旁边选择。它每面有四个贴纸，没有中心块：怎么拿都可以，之后保持不变。",
  "help-solve-title": "求解",
  "help-solve":
    "解法立刻出现，并在一秒内变短，到 18 步左右。更大的搜索表会在后台下载到浏览器，只需一次，以后一直保留。任何魔方都不需要超过 20 步，页面会告诉您您的魔方至少需要多少步。如果有贴纸涂错了，会被标出来。2x2x2 最多需要 11 步；除非您选了别的方法，总是用最少的步数解出。",
  "help-follow-title": "跟着做",
  "help-follow":
    "一直按涂色时的样子拿着魔方：页面会说明怎么拿。<kbd>R</kbd> 是右面转四分之一圈，正对该面看为顺时针；<kbd>R'</kbd> 为逆时针；<kbd>R2</kbd> 为半圈。<kbd>U</kbd> 是上面，<kbd>F</kbd> 前面，<kbd>D</kbd> 下面，<kbd>L</kbd> 左面，<kbd>B</kbd> 后面。魔方上的箭头显示接下来转动哪一层。点击任意一步即可跳到那里，也可以拖动魔方的一层来转动它。",
  "help-more-moves": "其他转法：x、M、r",
  "help-keys": "键盘操作",
  "key-colours": "<kbd>1</kbd> 到 <kbd>6</kbd>",
  "key-colours-do": "选择颜色；在展开图上依次涂色",
  "key-unknown": "<kbd>7</kbd> 或 <kbd>0</kbd>",
  "key-unknown-do": "选择“未知”，用于看不到的贴纸",
  "key-faces-do": "焦点在魔方或展开图上时转动一个面（逐面涂色时除外）；按住 Shift 反向转动",
  "key-arrows": "方向键、<kbd>Enter</kbd>",
  "key-arrows-do": "在展开图中移动并涂色",
  "key-undo-do": "撤销；按住 Shift 重做",
  "key-space-do": "播放或暂停；逐步进行时做下一步",
  "key-moves-do": "在解法中前后移动",
  footer:
    "一切都在您的浏览器中进行，魔方数据不会离开它。第一次访问之后，没有网络也能求解；“学习”和“实验室”打开过一次之后，没有网络也能使用。Cubewright 是自由软件（MIT）。",

  "position-failed-stickers":
    "无法按贴纸读取（各面依次为 U R F D L B，每面逐行；或展开图）；魔方保持原样。",
  "position-failed-moves": "无法按步骤读取；魔方保持原样。",
  "position-stickers": `{ $stickers ->
    [24] 按 24 个贴纸读取：各面依次为 U R F D L B，每面逐行。展开图须保留换行。
   *[other] 按 { $stickers } 个贴纸读取。
}`,
  "position-net": "按展开图的 { $stickers } 个贴纸读取。",
  "position-moves": "按从还原状态开始的 { $count } 步读取。",
  "position-failed-pieces": "无法按块的位置读取；魔方保持原样。2x2x2 按贴纸或步骤读取。",
  "position-failed-link": "无法按 { $site } 的链接读取；魔方保持原样。",
  "position-other-puzzle": "这是 { $site } 的链接，但属于另一种魔方；魔方保持原样。",
  "position-other-link": "只能读取本站、alg.cubing.net 和 Twizzle 的链接；魔方保持原样。",
  "position-too-long": "太长，不可能是魔方；魔方保持原样。",
  "position-pieces": "按 20 个块的位置读取。",
  "position-link-stickers": `按 { $site } 的链接读取：{ $stickers } 个贴纸{ $count ->
    [0] 。
   *[other] ，后面有 { $count } 步。
}`,
  "position-link-moves": `按 { $site } 的链接读取：{ $setup ->
    [0] 没有起始步骤
   *[other] 起始 { $setup } 步
}，{ $count ->
    [0] 后面没有步骤
   *[other] 后面有 { $count } 步
}。`,
  "position-because": "{ $said }{ $why }",
  "position-first-line": "{ $said }共 { $count } 行，只取第一行。",
  "address-failed": "此页面地址中的魔方无法读取；魔方保持原样。",
  "goal-failed": "此页面地址中的图案无法读取；魔方照常显示。",

  "moves-of-method": "显示的仍是“{ $method }”的步骤。按“求解”可得到新的步骤。",

  "not-loaded": "无法打开：文件没有收到。请检查网络后重试。",

  "new-version": "新版本已准备好。",
};
