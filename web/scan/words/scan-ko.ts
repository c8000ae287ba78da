// What is said while a cube is scanned, in Korean.

import type { Messages } from "../../widget/words/words";
import type { ScanMessage } from "./en";

export const ko: Messages<ScanMessage> = {
  title: "큐브 스캔",
  about:
    "면을 하나씩 카메라에 보여 주세요. 순서는 상관없습니다. 아무것도 이 기기를 떠나지 않습니다.",
  "about-in-order":
    "면을 하나씩 보여 주고, 화살표대로 큐브를 돌리세요. 아무것도 이 기기를 떠나지 않습니다.",
  close: "닫기",

  asking: "카메라를 켜고 있습니다. 브라우저가 이 페이지의 사용을 허용할지 물을 수 있습니다.",
  paused: "지금은 카메라 화면이 없습니다. 스캔한 것은 그대로 있습니다.",
  off: "카메라가 꺼져 있습니다.",
  refused:
    "이 페이지는 카메라를 쓸 수 없습니다. 브라우저의 사이트 설정에서 허용한 뒤 ‘다시 시도’를 누르세요. 또는 사진을 고르세요.",
  "refused-by-frame": "바깥 페이지가 이 프레임에 카메라를 넘겨주지 않습니다. 사진을 고르세요.",
  "refused-by-page":
    "이 사이트의 설정(Permissions-Policy)이 자기 페이지에서 카메라를 쓰지 못하게 합니다. 사진을 고르세요.",
  "no-camera": "카메라를 찾지 못했습니다. 연결한 뒤 ‘다시 시도’를 누르세요. 또는 사진을 고르세요.",
  "in-use":
    "다른 곳에서 카메라를 쓰고 있습니다. 그것을 닫고 ‘다시 시도’를 누르세요. 또는 사진을 고르세요.",
  "taken-away":
    "카메라가 멈췄습니다. 뽑혔거나 꺼졌습니다. 스캔한 것은 그대로 있습니다. 계속하려면 ‘다시 시도’를 누르세요.",
  "no-access": "이 브라우저는 페이지에 카메라를 주지 않습니다. 사진을 고르세요.",
  insecure:
    "브라우저는 주소가 https로 시작하는 페이지에만 카메라를 줍니다. 그런 주소로 이 페이지를 열거나 사진을 고르세요.",
  "camera-failed": "카메라를 켤 수 없습니다. ‘다시 시도’를 누르거나 사진을 고르세요.",
  "reader-failed":
    "사진 읽기를 시작하지 못했거나 멈췄습니다. 연결을 확인하고 ‘다시 시도’를 누르세요.",
  "try-again": "다시 시도",
  "hold-still": "움직이지 마세요…",
  "choose-camera": "카메라",
  "camera-number": "카메라 { $number }",
  light: "조명",
  sound: "소리",

  faces: "면",
  "show-first": "아무 면이나 카메라에 보여 주세요.",
  "so-far": "여섯 면 중 { $count }면. 다음 면을 보여 주세요.",
  "not-found":
    "면을 찾지 못했습니다. 면을 사각형에 꽉 채우고 ‘이 면 찍기’를 누르세요. 밝으면 도움이 됩니다.",
  "there-already":
    "이 면은 이미 있습니다. 다른 면을 보여 주거나, 다른 면이라면 ‘이 면 찍기’를 누르세요.",
  alike: "이미 있는 면과 비슷합니다. 다른 면이라면 ‘이 면 찍기’를 한 번 더 누르세요.",
  unread: "사각형 안에서 아무것도 읽을 수 없습니다. 큐브를 움직이거나 더 밝게 하세요.",
  removed: "{ $colour } 면을 지웠습니다. 다시 보여 주세요.",
  "removed-unnamed": "면을 지웠습니다. 다시 보여 주세요.",
  "show-first-level": "아무 면이나 똑바로 카메라에 보여 주세요. 지금 위쪽은 계속 위쪽으로 두세요.",
  "so-far-in-order": "{ $count }면이 있습니다.",
  "turn-left": "위쪽은 그대로 두고 큐브를 왼쪽으로 90도 돌리세요.",
  "turn-right": "위쪽은 그대로 두고 큐브를 오른쪽으로 90도 돌리세요.",
  "tip-top": "이제 윗면이 카메라를 향하도록 큐브를 기울이세요.",
  "tip-bottom": "이제 반대로, 아랫면이 카메라를 향할 때까지 기울이세요.",
  "removed-from": "{ $number }번째 면을 다시 보여 주고, 거기서부터 이어 가세요.",
  working: "여섯 면이 모두 있습니다. 큐브를 알아내는 중…",
  "working-in-order": "큐브를 알아내는 중…",
  misfit: "이 여섯 면으로 된 큐브는 없습니다. 아래에서 잘못된 면을 지우고 다시 보여 주세요.",
  "misfit-in-order":
    "이 면들로 된 큐브는 없습니다. 매번 같은 쪽이 위였고, 화살표대로 돌렸습니까? 모든 면을 다시 보여 주세요.",
  "start-again": "처음부터 다시",
  "misfit-face":
    "이 여섯 면으로 된 큐브는 없습니다. { $colour } 면이 잘못된 것 같습니다. 아래에서 지우고 다시 보여 주세요.",
  failed: "큐브를 알아내지 못했습니다. ‘다시 시도’를 누르세요.",
  "use-anyway": "그래도 쓰기",
  question:
    "이 면들로 되는 큐브가 하나가 아닙니다. 큐브를 보세요. { $colour } 면에서 { $beside } 면과 닿은 변 가운데는 무슨 색입니까?",
  "question-corner":
    "이 면들로 되는 큐브가 하나가 아닙니다. 큐브를 보세요. { $colour } 면에서 { $beside } 면, { $other } 면과 닿은 모퉁이는 무슨 색입니까?",
  answers: "그곳의 색",
  "cannot-tell": "모르겠습니다",
  "take-face": "이 면 찍기",
  "empty-place": "{ $number }번째 면: 아직 없음",
  "remove-face": "{ $number }번째 면, { $colour }: 지우고 다시 찍기",
  "remove-unnamed": "{ $number }번째 면: 지우고 다시 찍기",
  white: "흰색",
  red: "빨간색",
  green: "초록색",
  yellow: "노란색",
  orange: "주황색",
  blue: "파란색",

  photographs: "사진으로",
  "photographs-how":
    "사진 한 장에서 여섯 장, 한 장에 한 면씩. 여기에 끌어다 놓거나 붙여 넣어도 됩니다.",
  "photographs-in-order":
    "사진 네 장에서 여섯 장, 파일 이름이 다음 순서여야 합니다: 위쪽을 그대로 두고 한 바퀴 돌며 네 면, 매번 오른쪽 옆 면, 그다음 네 번째 면 위의 윗면, 그 아래의 아랫면. 여기에 끌어다 놓거나 붙여 넣어도 됩니다.",
  reading: "사진 { $number }/{ $count } 읽는 중…",
  "photographs-without": `{ $count ->
    [1] { $names }에서 면을 찾지 못했습니다
   *[other] { $names }에서는 면을 찾지 못했습니다
}. 바로 앞에서, 면이 사진을 거의 채우도록 찍으세요.`,
  "photographs-again": "이미 있음: { $names }. 똑같아 보이는 다른 면이면 한 번 더 고르세요.",
  "photographs-unread": "읽지 않음: { $names }. 모든 면이 있으니 먼저 하나를 지우세요.",
  "photographs-unreadable": "이 브라우저가 읽을 수 없는 파일: { $names }.",
  "photographs-stopped":
    "그 뒤의 사진은 읽지 않았습니다. 더 나은 사진으로 바꾸어 뒤의 사진과 함께 다시 고르세요.",

  scanned: "스캔한 큐브입니다. 이제 풀 수 있습니다.",
  "scanned-to-paint": "스캔한 큐브입니다.",
  "scanned-doubtful": `{ $count ->
    [1] 스캔한 큐브입니다. 확실하지 않은 스티커가 하나 있습니다: { $stickers }. 물음표가 있습니다. 틀렸으면 칠해 주세요.
   *[other] 스캔한 큐브입니다. 확실하지 않은 스티커: { $stickers }. 물음표가 있습니다. 틀린 것을 칠해 주세요.
}`,
  "scanned-doubtful-many":
    "스캔한 큐브입니다. 확실하지 않은 스티커가 { $count }개 있고, 물음표가 있습니다. 틀린 것을 칠해 주세요.",
};
