// What is said where a stage is practised, in Korean.

import type { Messages } from "../../../widget/words/words";
import type { PracticeMessage } from "./en";

export const ko: Messages<PracticeMessage> = {
  title: "연습: { $stage }",
  position: `{ $stages ->
    [0] 새 무작위 큐브입니다. 미리 맞춰 둔 것은 없습니다.
   *[other] 새 큐브입니다. 앞의 { $stages }단계에서 할 일은 되어 있고, 나머지는 모두 무작위입니다.
}`,
  preparing: "새 큐브를 준비하고 있습니다.",
  failed: "큐브를 준비하지 못했습니다({ $code }).",
  "no-stage": "연습할 수 있는 그런 단계는 없습니다.",
  "try-again": "다시 시도",

  tally: "회전 수",
  "your-turns": "내 회전 수",
  "lesson-turns": "수업의 회전 수",
  "ways-to-turn": "층을 끌거나, 이 버튼 또는 키보드의 키를 누르세요.",
  "turns-so-far": "내 회전 수: { $turns }.",
  reached: "목표에 도달했습니다! 내 회전 수: { $turns }.",
  "reached-at-cost": "목표에 도달했습니다: { $turns }!",
  "reached-fewer": "수업보다 적게 돌렸습니다.",
  "reached-same": "수업과 같은 횟수로 돌렸습니다.",
  "reached-more": "수업은 더 적게 돌립니다. 방법을 보거나 다시 해 보세요.",
  "take-back": "한 번 되돌리기",
  "start-again": "처음부터",
  another: "다른 큐브",
  "next-stage": "다음 단계: { $stage }",
  "show-how": "방법 보기",
  "to-my-cube": "내 큐브로 돌아가기",
  "turn-title": "돌리는 방법과 세는 방법",
  "turn-explained":
    "손가락이나 마우스로 층을 끌거나 큐브 아래의 버튼을 누르세요. 키보드가 있으면 면마다 키도 있습니다. U는 윗면, D는 아랫면, L은 왼쪽, R은 오른쪽, F는 앞면, B는 뒷면입니다. Shift를 함께 누르면 반대로 돕니다.",
  "letters-everywhere":
    "큐브나 그 버튼에서뿐 아니라 이 페이지 어디에서나 키보드의 글자 키로 큐브를 돌립니다.",
  "count-explained": `{ $metric ->
    [qtm] 한 면을 90도 돌리면 한 번, 180도 돌리면 두 번으로 셉니다. 같은 면을 이어서 두 번 돌리면 합친 회전으로 셉니다.
    [axial-htm] 한 면을 돌리면 180도 회전도 한 번으로 셉니다. 같은 면이나 마주 보는 면을 이어서 돌려도 한 번으로 셉니다.
    [axial-qtm] 한 면을 90도 돌리면 한 번, 180도 돌리면 두 번으로 셉니다. 같은 면을 이어서 두 번 돌리면 합친 회전으로 셉니다. 마주 보는 면을 이어서 돌리면 더 큰 회전만 셉니다.
   *[htm] 한 면을 돌리면 180도 회전도 한 번으로 셉니다. 같은 면을 이어서 두 번 돌려도 한 번으로 셉니다.
} 큐브를 다른 쪽에서 보는 것은 세지 않습니다.`,
  "counted-qtm": "90도 회전으로 셉니다.",
  "counted-axial-htm": "마주 보는 면을 동시에 돌리면 한 번으로 셉니다.",
  "counted-axial-qtm": "90도 회전으로 세며, 마주 보는 면은 동시에 돌립니다.",
  "pad-title": "버튼으로 돌리기",

  progress: "내 기록",
  "progress-none": "아직 없습니다. 첫 목표에 도달하면 시작됩니다.",
  "progress-kept": "이 기기에만 보관됩니다.",
  "progress-unkept":
    "이 브라우저는 이 페이지의 내용을 보관하지 않으므로, 기록은 페이지를 떠날 때까지만 남습니다.",
  stage: "단계",
  times: "횟수",
  best: "최고",
  mean: "평균",
  "lesson-mean": "수업 평균",
  delete: "내 기록 삭제",
  deleted: "기록을 삭제했습니다.",
  "bring-back": "되살리기",
};
