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
  share: "分享",
  embed: "嵌入",
  help: "帮助",
  reload: "重新加载",
  later: "以后再说",
  position: "状态",
  "position-note": "54 个贴纸、步骤（例如 R U R' U'）或链接。按 Enter 应用。",

  "help-title": "从手中到还原",
  "help-paint-title": "握好并涂色",
  "help-paint":
    "握住魔方，让白色中心朝上，绿色中心朝向自己。选一种颜色，然后在魔方或展开图上点击该颜色的贴纸，也可以一笔划过多个贴纸。在魔方旁边拖动可以看到其他面。展开图中的圆形贴纸是中心块：它们从不移动。看不到的贴纸可以保持未知：用问号给它涂色。如果能由其余贴纸推出，就会自动填好并带一个圆点。",
  "help-solve-title": "求解",
  "help-solve":
    "解法立刻出现，并在一秒内变短，到 18 步左右。更大的搜索表会在后台下载到浏览器，只需一次，以后一直保留。任何魔方都不需要超过 20 步，页面会告诉您您的魔方至少需要多少步。如果有贴纸涂错了，会被标出来。",
  "help-follow-title": "跟着做",
  "help-follow":
    "保持白色朝上、绿色朝前。<kbd>R</kbd> 是右面转四分之一圈，正对该面看为顺时针；<kbd>R'</kbd> 为逆时针；<kbd>R2</kbd> 为半圈。<kbd>U</kbd> 是上面，<kbd>F</kbd> 前面，<kbd>D</kbd> 下面，<kbd>L</kbd> 左面，<kbd>B</kbd> 后面。魔方上的箭头显示接下来转动哪一层。点击任意一步即可跳到那里，也可以拖动魔方的一层来转动它。",
  "help-keys": "键盘操作",
  "key-colours": "<kbd>1</kbd> 到 <kbd>6</kbd>",
  "key-colours-do": "选择颜色；在展开图上依次涂色",
  "key-unknown": "<kbd>7</kbd> 或 <kbd>0</kbd>",
  "key-unknown-do": "选择“未知”，用于看不到的贴纸",
  "key-faces-do": "转动一个面；按住 Shift 反向转动",
  "key-arrows": "方向键、<kbd>Enter</kbd>",
  "key-arrows-do": "在展开图中移动并涂色",
  "key-undo-do": "撤销；按住 Shift 重做",
  "key-space-do": "播放或暂停；逐步进行时做下一步",
  "key-moves-do": "在解法中前后移动",
  footer:
    "一切都在您的浏览器中进行，魔方数据不会离开它。第一次访问之后，没有网络也能使用。Cubewright 是自由软件（MIT）。",

  "position-failed-stickers": "无法按贴纸读取；魔方保持原样。",
  "position-failed-moves": "无法按步骤读取；魔方保持原样。",
  "position-stickers": "按 54 个贴纸读取。",
  "position-moves": "按从还原状态开始的 { $count } 步读取。",
  "position-failed-pieces": "无法按块的位置读取；魔方保持原样。",
  "position-failed-link": "无法按 { $site } 的链接读取；魔方保持原样。",
  "position-other-puzzle": "这是 { $site } 的链接，但不是三阶魔方；魔方保持原样。",
  "position-other-link": "只能读取本站、alg.cubing.net 和 Twizzle 的链接；魔方保持原样。",
  "position-too-long": "太长，不可能是魔方；魔方保持原样。",
  "position-pieces": "按 20 个块的位置读取。",
  "position-link-stickers": `按 { $site } 的链接读取：54 个贴纸{ $count ->
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

  "not-loaded": "无法打开：文件没有收到。请检查网络后重试。",

  "new-version": "新版本已准备好。",

  "tables-explained":
    "求解器一开始使用小型表。完整表能更快找到更短的解法：只下载一次（下载 { $size }，解压后 { $unpacked }），之后保存在浏览器中供下次访问使用。",
  "in-use": "正在使用",
  stored: "已保存",
  kept: "保留期限",
  "full-tables": "完整表",
  "fetch-tables": "下载表",
  "fetch-again": "重新下载",
  "delete-tables": "删除已保存的表",
  "summary-coming": "正在获取",
  "summary-stored": "完整，已保存",
  "summary-in-memory": "完整，仅在内存中",
  "summary-waiting": "小型，完整表等待中",
  "summary-small": "小型",
  "in-use-none": "无：求解器尚未启动",
  "in-use-small": "小型表，打开页面时生成",
  "in-use-full": "完整表",
  "in-use-storage": "完整表，来自此浏览器的存储",
  "in-use-memory": "完整表，仅在内存中",
  "in-use-network": "完整表，本次访问时下载",
  "in-use-generated": "完整表，在此设备上生成",
  looking: "正在查看…",
  unreadable: "无法读取",
  "being-stored": "正在保存…",
  nothing: "无",
  "stored-partly": "{ $size }，其中一部分",
  "kept-until-deleted": "直到您删除",
  "kept-until-needed": "直到浏览器需要空间",
  "press-fetch": "点击“下载表”以启动求解器并获取它们。",
  "tables-deferred":
    "完整表暂不下载，因为您的网络按流量计费、较慢或启用了省流量模式。下载只需一次，共 { $size }。",
  "tables-memory": "内存不足以使用完整表；小型表会继续求解。请关闭其他标签页，然后点击“下载表”。",
  "tables-failed": "无法获得完整表（{ $code }）；小型表会继续求解。点击“下载表”重试。",
  "storage-full":
    "浏览器的存储空间已满：表仅在内存中，下次需要重新下载。请腾出空间，然后点击“重新下载”。",
  "storage-blocked":
    "另一个标签页占用了浏览器的存储：表仅在内存中，下次需要重新下载。请关闭那个标签页，然后点击“重新下载”。",
  "storage-unavailable":
    "此浏览器不为页面提供存储，例如某些隐私窗口：表仅在内存中，下次需要重新下载。",
  "made-after-fetch-failed": "连接中断，或服务器上没有，因此在此设备上生成。内容完全相同。",
  "made-after-fetch-slow": "下载会比生成更慢，因此在此设备上生成。内容完全相同。",
  "made-after-table-manifest": "服务器上的是另一个版本，因此在此设备上生成了所需的表。",
  "made-after-damage": "收到的数据已损坏，因此在此设备上生成。内容完全相同。",
  "fetched-none": "无法获得完整表。",
  "fetched-stored": "完整表正在使用并已保存。",
  "fetched-unstored": "完整表正在使用，但无法保存。",
  deleted: "已删除。内存中的表会继续求解；下次访问会重新下载，您也可以在这里下载。",
  "not-deleted": "无法删除已保存的表。请关闭此页面的其他标签页后重试。",

  "choose-looks": "魔方的外观",
  colours: "配色",
  "scheme-western": "标准",
  "scheme-japanese": "日本配色",
  "scheme-high-contrast": "高对比度",
  "scheme-color-blind": "色盲友好",
  "own-colours": "自定颜色",
  "alike-colours": "这些颜色很难分辨：{ $colours }。",
  signs: "贴纸上的标记",
  "signs-none": "无",
  "signs-letters": "字母",
  "signs-patterns": "图案",
  "looks-kept": "保存在此浏览器中。",
  "back-to-standard": "恢复标准",
  "standard-again": "标准颜色，无标记。",

  "share-this": "分享此魔方",
  "share-link": "此魔方的链接",
  "share-link-for": "打开的正是此魔方及其步骤。内容全在链接里，不会发送给任何服务器。",
  "share-moves": "步骤",
  "share-moves-for": "文本形式的步骤，可粘贴到别处。",
  "share-solve-first": "若要同时分享解法，请先点击“求解”。",
  "qr-code": "链接的二维码",
  "qr-code-for": "扫码即可在手机上打开此魔方。",
  "qr-code-too-long": "链接太长，无法生成二维码。",
  picture: "图片",
  "save-picture": "保存图片",
  "copy-picture": "复制图片",
  "picture-saved": "图片已保存到下载文件夹。",
  "picture-failed": "无法生成图片。",
  "picture-not-copied": "浏览器不允许复制。请改为保存图片。",
  "share-with": "分享到…",
  "open-on": "在 { $site } 打开",

  "embed-this": "嵌入此魔方",
  close: "关闭",
  "readers-can": "您的读者可以",
  "readers-follow": "跟随解法",
  "readers-paint": "给魔方涂色并求解",
  "solve-first": "若要展示解法，请先点击“求解”。",
  "with-script": "使用脚本",
  "with-script-for": "用于您自己的页面。",
  "with-frame": "使用框架",
  "with-frame-for": "用于不允许脚本的网站。",
  copy: "复制",
  "copy-what": "复制：{ $what }",
  "copied-what": "{ $what }：已复制。",
  "not-copied": "浏览器不允许复制。文本已选中：请自行复制。",
  "title-follow": "魔方及其解法，逐步演示",
  "title-paint": "可涂色并求解的魔方",
};
