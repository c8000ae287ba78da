// What the panel of the search tables says, in Korean.

import type { Messages } from "../../../widget/words/words";
import type { PanelMessage } from "./en";

export const ko: Messages<PanelMessage> = {
  "tables-explained":
    "풀이 프로그램은 작은 표로 바로 시작합니다. 전체 표를 쓰면 더 짧은 해법을 더 빨리 찾습니다. 한 번만 받으면(다운로드 { $size }, 압축을 풀면 { $unpacked }) 다음 방문을 위해 브라우저에 남습니다.",
  "in-use": "사용 중",
  stored: "저장됨",
  kept: "보관",
  "full-tables": "전체 표",
  "fetch-tables": "표 받기",
  "fetch-again": "다시 받기",
  "delete-tables": "저장된 표 지우기",
  "pocket-tables": "2x2x2 표",
  "delete-pocket-tables": "2x2x2 표 지우기",
  "korf-tables": "Korf 표",
  "delete-korf-tables": "Korf 표 지우기",
  "qtm-tables": "90도 회전용 표",
  "delete-qtm-tables": "90도 회전용 표 지우기",
  "axial-htm-tables": "마주 보는 두 면용 표",
  "delete-axial-htm-tables": "마주 보는 두 면용 표 지우기",
  "axial-qtm-tables": "마주 보는 두 면, 90도 회전용 표",
  "delete-axial-qtm-tables": "마주 보는 두 면, 90도 회전용 표 지우기",
  "large-table": "가장 짧은 해법을 위한 큰 표",
  "delete-large-table": "큰 표 지우기",
  "set-in-memory": "{ $size }, 메모리에만",
  "set-full": "브라우저 저장소가 가득 차서 다음에 다시 만듭니다",
  "set-blocked": "다른 탭이 브라우저 저장소를 쓰고 있어서 다음에 다시 만듭니다",
  "set-unavailable": "이 브라우저는 페이지에 저장소를 주지 않아서 다음에 다시 만듭니다",
  "set-deleted": "지웠습니다. 필요할 때 다시 만듭니다.",
  "summary-coming": "받는 중",
  "summary-stored": "전체, 저장됨",
  "summary-in-memory": "전체, 메모리에만",
  "summary-waiting": "작은 표, 전체 표 대기",
  "summary-small": "작은 표",
  "in-use-none": "없음: 풀이 프로그램이 시작되지 않았습니다",
  "in-use-small": "작은 표, 페이지를 열 때 만듦",
  "in-use-full": "전체 표",
  "in-use-storage": "전체 표, 이 브라우저의 저장소에서",
  "in-use-memory": "전체 표, 메모리에만 있음",
  "in-use-network": "전체 표, 이번 방문에 받음",
  "in-use-generated": "전체 표, 이 기기에서 만듦",
  looking: "확인하는 중…",
  unreadable: "읽을 수 없음",
  "being-stored": "저장하는 중…",
  nothing: "없음",
  "stored-partly": "{ $size }, 일부",
  "kept-until-deleted": "지울 때까지",
  "kept-until-needed": "브라우저에 공간이 필요할 때까지",
  "press-fetch": "‘표 받기’를 누르면 풀이 프로그램이 시작되고 표를 받습니다.",
  "tables-deferred":
    "연결이 종량제이거나 느리거나 데이터를 절약하는 중이어서 전체 표를 받지 않았습니다. 한 번 받는 데 { $size }가 듭니다.",
  "tables-stored-since":
    "이 페이지를 연 뒤에 전체 표가 저장되었습니다. 지금 쓰려면 ‘표 받기’를 누르세요. 다음 방문에는 저절로 쓰입니다.",
  "tables-memory":
    "전체 표를 쓰기에는 메모리가 부족합니다. 작은 표로 계속 풉니다. 다른 탭을 닫고 ‘표 받기’를 누르세요.",
  "tables-failed":
    "전체 표를 받을 수 없습니다({ $code }). 작은 표로 계속 풉니다. ‘표 받기’를 눌러 다시 시도하세요.",
  "storage-full":
    "브라우저 저장소가 가득 찼습니다. 표는 메모리에만 있고 다음에 다시 받습니다. 공간을 비우고 ‘다시 받기’를 누르세요.",
  "storage-blocked":
    "다른 탭이 브라우저 저장소를 쓰고 있습니다. 표는 메모리에만 있고 다음에 다시 받습니다. 그 탭을 닫고 ‘다시 받기’를 누르세요.",
  "storage-unavailable":
    "일부 사생활 보호 창처럼 이 브라우저는 페이지에 저장소를 주지 않습니다. 표는 메모리에만 있고 다음에 다시 받습니다.",
  "made-after-fetch-failed":
    "연결이 끊겼거나 서버에 표가 없어서 여기서 만들었습니다. 내용은 같습니다.",
  "made-after-fetch-slow":
    "받는 것이 만드는 것보다 오래 걸려서 여기서 만들었습니다. 내용은 같습니다.",
  "made-after-table-manifest": "서버의 표가 다른 버전이어서 맞는 표를 여기서 만들었습니다.",
  "made-after-damage": "표가 손상되어 와서 여기서 만들었습니다. 내용은 같습니다.",
  "fetched-none": "전체 표를 받지 못했습니다.",
  "fetched-stored": "전체 표를 사용 중이며 저장했습니다.",
  "fetched-unstored": "전체 표를 사용 중이지만 저장하지 못했습니다.",
  deleted:
    "지웠습니다. 메모리의 표로 계속 풉니다. 다음 방문 때 다시 받거나, 여기서 받을 수 있습니다.",
  "not-deleted": "저장된 표를 지우지 못했습니다. 이 페이지의 다른 탭을 닫고 다시 시도하세요.",
};
