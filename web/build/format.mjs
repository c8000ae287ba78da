// `npm run format`: puts all sources into the project's format.
import { run } from "./command.mjs";
import { CPP_DIRECTORIES, findCppSources } from "./cpp/cpp-sources.mjs";
import { updateRoomDiagrams } from "./room-diagrams.mjs";
import { step } from "./step.mjs";

export async function formatSources() {
  await step("C++: clang-format", async () =>
    run("clang-format", ["-i", ...(await findCppSources(CPP_DIRECTORIES))]),
  );
  await step("diagrams of rooms", () => updateRoomDiagrams({ write: true }));
  await step("everything else: prettier", () =>
    run("prettier", ["--write", "--log-level", "warn", "."]),
  );
}
