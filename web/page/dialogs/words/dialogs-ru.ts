// What the dialogs say, in Russian.

import type { Messages } from "../../../widget/words/words";
import type { DialogMessage } from "./en";

export const ru: Messages<DialogMessage> = {
  "choose-looks": "Как выглядит кубик",
  colours: "Цвета",
  "scheme-western": "Обычные",
  "scheme-japanese": "Японские",
  "scheme-high-contrast": "Высокий контраст",
  "scheme-color-blind": "Для дальтоников",
  "own-colours": "Свои цвета",
  "alike-colours": "Трудно различить: { $colours }.",
  signs: "Знаки на наклейках",
  "signs-none": "Без знаков",
  "signs-letters": "Буквы",
  "signs-patterns": "Узоры",
  "looks-kept": "Сохраняется в этом браузере.",
  "back-to-standard": "Вернуть обычные",
  "standard-again": "Обычные цвета, без знаков.",

  "share-this": "Поделиться этим кубиком",
  "share-link": "Ссылка на этот кубик",
  "share-link-for":
    "Открывает кубик таким, как здесь. Всё содержится в самой ссылке, на сервер ничего не отправляется.",
  "share-moves": "Ходы",
  "share-moves-for": "Ходы в виде текста, чтобы вставить в другом месте.",
  "share-stages-for":
    "Повороты решения в виде текста, без поворотов всего кубика и без этапов. В ссылке те же повороты.",
  "share-together-for":
    "Ходы в виде текста. Повороты в скобках — это повороты противоположных граней, их можно делать одновременно.",
  "share-solve-first": "Чтобы поделиться и решением, сначала нажмите «Решить».",
  "qr-code": "QR-код ссылки",
  "qr-code-for": "Отсканируйте, чтобы открыть кубик на телефоне.",
  "qr-code-too-long": "Ссылка слишком длинная для QR-кода.",
  picture: "Картинка",
  "save-picture": "Сохранить картинку",
  "copy-picture": "Копировать картинку",
  "picture-saved": "Картинка — среди ваших загрузок.",
  "picture-failed": "Картинку сделать не удалось.",
  "picture-not-copied": "Браузер этого не разрешил. Сохраните картинку.",
  "share-with": "Отправить…",
  "open-on": "Открыть на { $site }",

  "embed-this": "Встроить этот кубик",
  close: "Закрыть",
  "readers-can": "Ваши читатели смогут",
  "readers-follow": "повторять решение",
  "readers-paint": "раскрасить кубик и получить решение",
  "solve-first": "Чтобы показать решение, сначала нажмите «Решить».",
  "with-script": "Скриптом",
  "with-script-for": "Для ваших собственных страниц.",
  "with-frame": "Фреймом",
  "with-frame-for": "Для сайтов, где скрипты запрещены.",
  copy: "Копировать",
  "copy-what": "Копировать: { $what }",
  "copied-what": "{ $what }: скопировано.",
  "not-copied": "Браузер этого не разрешил. Текст выделен: скопируйте его сами.",
  "title-follow": "Кубик и его решение, ход за ходом",
  "title-paint": "Кубик, который раскрашивают и решают",
};
