// Gives the person a file.

const LONGEST_PART = 80;

/**
 * The name of a file without its ending, such as "Which is shortest, Distribution of turns".
 * @param parts may have characters that file systems refuse, which are left out
 */
export function fileNameOf(...parts: readonly string[]): string {
  return (
    parts
      .map((part) => part.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, "").trim())
      .map((part) => Array.from(part).slice(0, LONGEST_PART).join(""))
      .filter((part) => part !== "")
      .join(", ") || "cubewright-experiment"
  );
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
