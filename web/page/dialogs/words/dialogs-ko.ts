// What the dialogs say, in Korean.

import type { Messages } from "../../../widget/words/words";
import type { DialogMessage } from "./en";

export const ko: Messages<DialogMessage> = {
  "choose-looks": "큐브의 겉모습",
  colours: "색 구성",
  "scheme-western": "표준",
  "scheme-japanese": "일본식",
  "scheme-high-contrast": "고대비",
  "scheme-color-blind": "색각 이상 배려",
  "own-colours": "나만의 색",
  "alike-colours": "구별하기 어렵습니다: { $colours }.",
  signs: "스티커 위의 표시",
  "signs-none": "없음",
  "signs-letters": "글자",
  "signs-patterns": "무늬",
  "looks-kept": "이 브라우저에 저장됩니다.",
  "back-to-standard": "표준으로 되돌리기",
  "standard-again": "표준 색, 표시 없음.",

  "share-this": "이 큐브 공유하기",
  "share-link": "이 큐브의 링크",
  "share-link-for":
    "큐브를 지금 보이는 그대로 엽니다. 모든 것이 링크 안에 있어 어떤 서버에도 보내지 않습니다.",
  "share-moves": "수 목록",
  "share-moves-for": "수를 텍스트로 다른 곳에 붙여 넣을 수 있습니다.",
  "share-stages-for":
    "해법의 회전을 적은 텍스트입니다. 큐브 전체 회전과 단계는 들어 있지 않습니다. 링크에도 같은 회전이 들어 있습니다.",
  "share-together-for":
    "수를 적은 텍스트입니다. 괄호 안의 회전은 마주 보는 두 면의 회전이며 동시에 할 수 있습니다.",
  "share-solve-first": "해법도 함께 공유하려면 먼저 ‘풀기’를 누르세요.",
  "qr-code": "링크의 QR 코드",
  "qr-code-for": "스캔하면 휴대전화에서 이 큐브가 열립니다.",
  "qr-code-too-long": "링크가 너무 길어 QR 코드로 만들 수 없습니다.",
  picture: "그림",
  "save-picture": "그림 저장",
  "copy-picture": "그림 복사",
  "picture-saved": "그림을 다운로드 폴더에 저장했습니다.",
  "picture-failed": "그림을 만들지 못했습니다.",
  "picture-not-copied": "브라우저가 허용하지 않았습니다. 대신 그림을 저장하세요.",
  "share-with": "다른 앱으로 공유…",
  "open-on": "{ $site }에서 열기",

  "embed-this": "이 큐브 삽입하기",
  close: "닫기",
  "readers-can": "읽는 사람이 할 수 있는 일",
  "readers-follow": "해법 따라 하기",
  "readers-paint": "큐브를 색칠하고 풀기",
  "solve-first": "해법을 따라 하게 하려면 먼저 ‘풀기’를 누르세요.",
  "with-script": "스크립트로",
  "with-script-for": "직접 운영하는 페이지용.",
  "with-frame": "프레임으로",
  "with-frame-for": "스크립트를 허용하지 않는 사이트용.",
  copy: "복사",
  "copy-what": "복사: { $what }",
  "copied-what": "{ $what }: 복사했습니다.",
  "not-copied": "브라우저가 허용하지 않았습니다. 텍스트를 선택해 두었으니 직접 복사하세요.",
  "title-follow": "큐브와 해법, 한 수씩",
  "title-paint": "색칠하고 푸는 큐브",
};
