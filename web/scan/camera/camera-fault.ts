// Why there is no picture from a camera.

/** What a person can do something about. */
export type CameraFault =
  /** The person, or their browser's settings, refuse it. */
  | "refused"
  /** The page around this frame does not pass the camera on. */
  | "refused-by-frame"
  | "no-camera"
  /** Another program or tab has it. */
  | "in-use"
  /** It was there and has ended. */
  | "taken-away"
  /** The browser gives pages no camera, or not to those that came without encryption. */
  | "no-access"
  | "camera-failed";

// By the names of DOMException that getUserMedia rejects with (Media Capture and Streams, W3C).
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
  NotReadableError: "in-use",
  AbortError: "in-use",
  TypeError: "no-access",
};

/** Of chromium alone; `permissionsPolicy` is to be its name. */
interface PolicyDocument {
  featurePolicy?: { allowsFeature(name: string): boolean };
}

/** What the error of a camera that could not be opened means here. */
export function cameraFaultOf(error: unknown, page: Document = document): CameraFault {
  const fault = FAULTS[error instanceof Error ? error.name : ""] ?? "camera-failed";
  const { featurePolicy } = page as PolicyDocument;
  const isOfFrame = fault === "refused" && featurePolicy?.allowsFeature("camera") === false;
  return isOfFrame ? "refused-by-frame" : fault;
}
