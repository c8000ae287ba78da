// Why there is no picture from a camera.

/** What a person can do something about. */
export type CameraFault =
  /** The person, or their browser's settings, refuse it. */
  | "refused"
  /** The page that embeds this frame does not let it use the camera. */
  | "refused-by-frame"
  /** The page's own Permissions-Policy keeps all cameras off. */
  | "refused-by-page"
  | "no-camera"
  /** Another program or tab has it. */
  | "in-use"
  /** It was there and has ended. */
  | "taken-away"
  /** The browser gives pages no camera. */
  | "no-access"
  /** The page was loaded without encryption, and gets no camera. */
  | "insecure"
  | "camera-failed";

/** Those that another try does not mend: the camera needs another page, or another browser. */
export const LASTING_FAULTS: readonly string[] = [
  "refused-by-frame",
  "refused-by-page",
  "no-access",
  "insecure",
] satisfies CameraFault[];

// By the names of the errors that getUserMedia rejects with (Media Capture and Streams, W3C).
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
  NotReadableError: "in-use",
  AbortError: "in-use",
  TypeError: "no-access",
};

/** Only Chromium has it; its name is to become `permissionsPolicy`. */
interface PolicyDocument {
  featurePolicy?: { allowsFeature(name: string): boolean };
}

/** The fault behind the error with which a camera failed to open. */
export function cameraFaultOf(error: unknown, page: Document = document): CameraFault {
  const fault = FAULTS[error instanceof Error ? error.name : ""] ?? "camera-failed";
  const { featurePolicy } = page as PolicyDocument;
  if (fault !== "refused" || featurePolicy?.allowsFeature("camera") !== false) return fault;
  const view = page.defaultView;
  return view === view?.top ? "refused-by-page" : "refused-by-frame";
}
