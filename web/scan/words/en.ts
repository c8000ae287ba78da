// What is said while a cube is scanned, in English, in short sentences.

export const en = {
  title: "Scan your cube",
  about: "Hold up one face after the other, in any order. Nothing leaves your device.",
  "about-in-order":
    "Hold up one face after the other, and turn the cube as the arrow shows. Nothing leaves your device.",
  close: "Close",

  // The camera.
  asking: "The camera is being started. Your browser may ask whether this page may use it.",
  paused: "The camera gives no picture at the moment. What was scanned is kept.",
  off: "The camera is off.",
  refused:
    "This page may not use the camera. Allow it in your browser's settings for this page, then press “Try again”. Or choose photographs.",
  "refused-by-frame":
    "The page around this frame does not let it use the camera. Choose photographs instead.",
  "refused-by-page":
    "This site keeps the camera off for its own pages (Permissions-Policy). Choose photographs instead.",
  "no-camera": "No camera was found. Connect one, then press “Try again”. Or choose photographs.",
  "in-use":
    "The camera is in use elsewhere. Close what uses it, then press “Try again”. Or choose photographs.",
  "taken-away":
    "The camera has stopped: it was unplugged or switched off. What was scanned is kept. Press “Try again” to go on.",
  "no-access": "This browser gives the page no camera. Choose photographs instead.",
  insecure:
    "Browsers give the camera only to pages whose address begins with https. Open this page at such an address, or choose photographs.",
  "camera-failed": "The camera could not be started. Press “Try again”, or choose photographs.",
  "reader-failed":
    "The scanner could not be loaded, or has stopped. Check the connection, then press “Try again”.",
  "try-again": "Try again",
  "hold-still": "Hold still…",
  "choose-camera": "Camera",
  "camera-number": "Camera { $number }",
  light: "Light",
  sound: "Sound",

  // The faces.
  faces: "Faces",
  "show-first": "Hold any face up to the camera.",
  "so-far": `{ $count ->
    [one] One of six faces. Show another one.
   *[other] { $count } of six faces. Show another one.
}`,
  "not-found":
    "No face is found. Let it fill the square, then press “Take this face”. More light may help.",
  "there-already":
    "This face is there already. Show another one, or press “Take this face” if it is different.",
  alike:
    "This face looks like one that is there. If it is another one, press “Take this face” again.",
  unread: "Nothing can be read in the square. Move the cube, or find more light.",
  removed: "The { $colour } face was removed. Show it again.",
  "removed-unnamed": "A face was removed. Show it again.",

  // The faces of a 2x2x2, which come in an order.
  "show-first-level": "Hold any face up to the camera, level. The side that is up stays up.",
  "so-far-in-order": `{ $count ->
    [one] One face is there.
   *[other] { $count } faces are there.
}`,
  "turn-left": "Turn the cube a quarter turn to the left, with the same side up.",
  "turn-right": "Turn the cube a quarter turn to the right, with the same side up.",
  "tip-top": "Now tip the cube until its top faces the camera.",
  "tip-bottom": "Now tip the cube back, and further, until its bottom faces the camera.",
  "removed-from": "Show face { $number } again, and go on from there.",
  working: "Six of six faces. Working out the cube…",
  "working-in-order": "Working out the cube…",
  misfit: "These six faces fit no cube. Remove the one that looks wrong below, and show it again.",
  "misfit-in-order":
    "These faces fit no cube. Was the same side up each time, and the cube turned as the arrow shows? Show them all again.",
  "start-again": "Start again",
  "misfit-face":
    "These six faces fit no cube. Most likely the { $colour } face is wrong: remove it below, and show it again.",
  failed: "The cube could not be worked out. Press “Try again”.",
  "use-anyway": "Use them all the same",
  question:
    "These faces fit together in more than one way. Look at your cube. On the { $colour } face: which colour is in the middle of the side next to the { $beside } face?",
  "question-corner":
    "These faces fit together in more than one way. Look at your cube. On the { $colour } face: which colour is in the corner next to the { $beside } and the { $other } face?",
  answers: "The colour there",
  "cannot-tell": "I cannot tell",
  "take-face": "Take this face",
  "empty-place": "Face { $number }: to come",
  "remove-face": "Face { $number }, { $colour }: remove it, to take it again",
  "remove-unnamed": "Face { $number }: remove it, to take it again",
  white: "white",
  red: "red",
  green: "green",
  yellow: "yellow",
  orange: "orange",
  blue: "blue",

  // Photographs.
  photographs: "From photographs",
  "photographs-how":
    "One to six pictures, a face in each. You can also drop them here, or paste them.",
  "photographs-in-order":
    "Four to six pictures, with file names in this order: four faces around the cube, each the one to the right of the last, with the same side up; then the top above the fourth face, and the bottom below it. You can also drop them here, or paste them.",
  reading: "Reading picture { $number } of { $count }…",
  "photographs-without": `{ $count ->
    [one] There is no face in { $names }
   *[other] There are no faces in { $names }
}: take it from straight in front, so that the face fills most of the picture.`,
  "photographs-again":
    "There already: { $names }. If it is of another face that looks the same, choose it once more.",
  "photographs-unread": "Not read: { $names }. All faces are there: remove one first.",
  "photographs-unreadable": "No picture that this browser can read: { $names }.",
  "photographs-stopped":
    "The pictures after it were not read: choose them again, with a better one in its place.",

  // On the cube.
  scanned: "This is your cube. Ready to solve.",
  "scanned-to-paint": "This is your cube.",
  "scanned-doubtful": `{ $count ->
    [one] This is your cube. One sticker is not certain: { $stickers }, marked with a question mark. Paint it if it is wrong.
   *[other] This is your cube. Some stickers are not certain: { $stickers }, marked with question marks. Paint those that are wrong.
}`,
  "scanned-doubtful-many":
    "This is your cube. { $count } stickers are not certain and marked with question marks. Paint those that are wrong.",
} as const;

/** The names of the messages. */
export type ScanMessage = keyof typeof en;
