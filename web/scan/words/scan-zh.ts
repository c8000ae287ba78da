// What is said while a cube is scanned, in Chinese.

import type { Messages } from "../../widget/words/words";
import type { ScanMessage } from "./en";

export const zh: Messages<ScanMessage> = {
  title: "扫描魔方",
  about: "把各个面逐一对准摄像头，顺序不限。任何内容都不会离开您的设备。",
  "about-in-order": "把各个面逐一对准摄像头，并按箭头转动魔方。任何内容都不会离开您的设备。",
  close: "关闭",

  asking: "正在启动摄像头。浏览器可能会询问是否允许此页面使用。",
  paused: "摄像头暂时没有画面。已扫描的内容会保留。",
  off: "摄像头已关闭。",
  refused: "此页面不能使用摄像头。请在浏览器的网站设置中允许，然后按“重试”。也可以选择照片。",
  "refused-by-frame": "外层页面没有把摄像头交给这个框架。请选择照片。",
  "refused-by-page": "本网站自己的设置（Permissions-Policy）不允许其页面使用摄像头。请选择照片。",
  "no-camera": "没有找到摄像头。请连接后按“重试”。也可以选择照片。",
  "in-use": "摄像头正被占用。请关闭占用它的程序，然后按“重试”。也可以选择照片。",
  "taken-away": "摄像头已停止：它被拔掉或关闭了。已扫描的内容已保留。按“重试”继续。",
  "no-access": "此浏览器不向页面提供摄像头。请选择照片。",
  insecure: "浏览器只向地址以 https 开头的页面提供摄像头。请用这样的地址打开此页面，或选择照片。",
  "camera-failed": "摄像头无法启动。请按“重试”，或选择照片。",
  "reader-failed": "图片读取器未能加载，或已停止。请检查网络，然后按“重试”。",
  "try-again": "重试",
  "hold-still": "请保持不动…",
  "choose-camera": "摄像头",
  "camera-number": "摄像头 { $number }",
  light: "灯光",
  sound: "声音",

  faces: "各面",
  "show-first": "请把任意一面对准摄像头。",
  "so-far": "六面中已有 { $count } 面。请展示下一面。",
  "not-found": "没有找到魔方的面。请让它占满方框，然后按“拍下此面”。光线亮一些会有帮助。",
  "there-already": "这一面已经有了。请展示另一面；如果确是另一面，请按“拍下此面”。",
  alike: "这一面与已有的一面相似。如果是另一面，请再按一次“拍下此面”。",
  unread: "方框内什么也读不出来。请移动魔方，或到更亮的地方。",
  removed: "已移除{ $colour }面。请重新展示。",
  "removed-unnamed": "已移除一面。请重新展示。",
  "show-first-level": "请把任意一面端正地对准摄像头。现在朝上的一面始终朝上。",
  "so-far-in-order": "已有 { $count } 面。",
  "turn-left": "把魔方向左转四分之一圈，朝上的一面不变。",
  "turn-right": "把魔方向右转四分之一圈，朝上的一面不变。",
  "tip-top": "现在翻转魔方，让顶面对准摄像头。",
  "tip-bottom": "现在往回翻转魔方，直到底面对准摄像头。",
  "removed-from": "请重新展示第 { $number } 面，并从那里继续。",
  working: "六面齐全。正在推算您的魔方…",
  "working-in-order": "正在推算您的魔方…",
  misfit: "这六面不能组成魔方。请在下面移除看起来有误的一面，再重新展示。",
  "misfit-in-order":
    "这些面不能组成魔方。每次朝上的都是同一面，并且是按箭头转动的吗？请重新展示所有的面。",
  "start-again": "重新开始",
  "misfit-face": "这六面不能组成魔方。最可能有误的是{ $colour }面：请在下面移除它，再重新展示。",
  failed: "无法得出魔方。请按“重试”。",
  "use-anyway": "仍然使用",
  question:
    "这些面可以拼成不止一个魔方。请看您的魔方：在{ $colour }面上，紧挨{ $beside }面的那条边，中间是什么颜色？",
  "question-corner":
    "这些面可以拼成不止一个魔方。请看您的魔方：在{ $colour }面上，靠近{ $beside }面和{ $other }面的角是什么颜色？",
  answers: "那里的颜色",
  "cannot-tell": "看不出来",
  "take-face": "拍下此面",
  "empty-place": "第 { $number } 面：待扫描",
  "remove-face": "第 { $number } 面，{ $colour }：移除以便重拍",
  "remove-unnamed": "第 { $number } 面：移除以便重拍",
  white: "白色",
  red: "红色",
  green: "绿色",
  yellow: "黄色",
  orange: "橙色",
  blue: "蓝色",

  photographs: "使用照片",
  "photographs-how": "一到六张图片，每张一面。也可以拖放到这里，或粘贴。",
  "photographs-in-order":
    "四到六张图片，文件名按此顺序：朝上的一面不变，绕魔方一周的四个面，每次是前一面右边的面；然后是第四面上方的顶面，和它下方的底面。也可以拖放到这里，或粘贴。",
  reading: "正在读取第 { $number } 张，共 { $count } 张…",
  "photographs-without": `{ $count ->
    [1] 在 { $names } 中没有找到魔方的面
   *[other] 在 { $names } 中都没有找到魔方的面
}：请从正前方拍摄，让这一面占满大部分画面。`,
  "photographs-again": "已经有了：{ $names }。如果这是看起来相同的另一面，请再选一次。",
  "photographs-unread": "没有读取：{ $names }。六面都已有：请先移除一面。",
  "photographs-unreadable": "此浏览器无法读取：{ $names }。",
  "photographs-stopped": "其后的图片没有读取：请换一张更好的，与后面的图片一起重新选择。",

  scanned: "这就是您的魔方。可以求解了。",
  "scanned-to-paint": "这就是您的魔方。",
  "scanned-doubtful": `{ $count ->
    [1] 这就是您的魔方。有一个贴纸不确定：{ $stickers }，标有问号。如果不对，请涂上正确的颜色。
   *[other] 这就是您的魔方。有几个贴纸不确定：{ $stickers }，标有问号。请把不对的涂上正确的颜色。
}`,
  "scanned-doubtful-many":
    "这就是您的魔方。有 { $count } 个贴纸不确定，标有问号。请把不对的涂上正确的颜色。",
};
