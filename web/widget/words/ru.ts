// What the element says, in Russian.

import type { WidgetMessage } from "./en";
import type { Messages } from "./words";

export const ru: Messages<WidgetMessage> = {
  cube: "Кубик",
  player: "Проигрыватель",
  painting: "Раскраска",
  "cube-net": "Развёртка кубика",
  colour: "Цвет",
  solution: "Решение",
  solve: "Решить",
  scramble: "Перемешать",
  reset: "Сбросить",
  play: "Пуск",
  pause: "Пауза",
  "previous-move": "Предыдущий ход",
  "next-move": "Следующий ход",
  speed: "Скорость",
  tempo: `{ $tempo ->
    [one] { $tempo } ход в секунду
    [many] { $tempo } ходов в секунду
   *[other] { $tempo } хода в секунду
}`,
  place: "{ $index } из { $count }",
  "cube-picture": "Кубик: верхняя, правая и передняя грани",
  "show-other-side": "Показать другую сторону",
  "no-picture": "Этот браузер не показывает здесь трёхмерную картинку. На развёртке можно всё.",

  sticker: "{ $place }, { $colour }",
  blank: "пусто",
  "colour-key": "{ $colour } (клавиша { $key })",
  white: "Белый",
  red: "Красный",
  green: "Зелёный",
  yellow: "Жёлтый",
  orange: "Оранжевый",
  blue: "Синий",
  vermilion: "Киноварь",
  pink: "Розовый",
  "colour-of-face": "Цвет { $face }",

  welcome: "Раскрасьте свой кубик и нажмите «Решить».",
  "welcome-to-paint": "Раскрасьте свой кубик.",
  "moves-to-come": "Нажмите «Решить», и ходы появятся здесь, один за другим.",
  painted: "Все цвета на месте.",
  "ready-to-solve": "Все цвета на месте. Можно решать.",
  "colours-needed": "Нужно по девять наклеек каждого цвета; сейчас: { $colours }.",
  "colour-count": "{ $colour } { $count }",
  "centre-fixed": "Центры не меняются: по ним видно, где какая грань.",
  starting: "Решатель запускается…",
  searching: "Идёт поиск короткого решения…",
  scrambling: "Кубик перемешивается…",
  scrambled: "Случайный кубик; все состояния равновероятны.",
  "already-solved": "Уже собран: 0 ходов.",
  "moves-to-follow": `{ $count ->
    [one] { $count } ход.
    [few] { $count } хода.
   *[other] { $count } ходов.
}`,
  "best-so-far": `{ $count ->
    [one] Пока { $count } ход, нужно не меньше { $bound }…
    [few] Пока { $count } хода, нужно не меньше { $bound }…
   *[other] Пока { $count } ходов, нужно не меньше { $bound }…
}`,
  "solved-in": `{ $count ->
    [one] { $count } ход, нужно не меньше { $bound }.
    [few] { $count } хода, нужно не меньше { $bound }.
   *[other] { $count } ходов, нужно не меньше { $bound }.
}`,
  "solved-in-fewest": `{ $count ->
    [one] { $count } ход, короче решения нет.
    [few] { $count } хода, короче решения нет.
   *[other] { $count } ходов, короче решения нет.
}`,

  "bundle-failed":
    "Решатель не запустился: его файлы не пришли, или этот браузер не может их выполнить. Проверьте соединение и попробуйте ещё раз.",
  "worker-crashed":
    "Решатель прервался. Ваш кубик на месте: попробуйте ещё раз, и он запустится заново.",
  memory: "Браузеру не хватает памяти для решателя. Закройте другие вкладки и попробуйте ещё раз.",
  internal:
    "В решателе что-то пошло не так. Попробуйте ещё раз; если не поможет, перезагрузите страницу.",

  "search-tables": "Таблицы поиска",
  "get-full-tables": "Загрузить полные таблицы",
  megabytes:
    "{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } МБ",
  "whole-megabytes": "{ NUMBER($size, maximumFractionDigits: 0, useGrouping: 0) } МБ",
  "fetching-tables":
    "Загружаются полные таблицы: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { $total }",
  "making-tables":
    "Создаются полные таблицы: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { $total }",
  "reading-tables":
    "Читаются полные таблицы: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { $total }",
  "tables-percent": "Полные таблицы: { $percent } %",
  "solves-with-full": "Решает с полными таблицами.",
  "solves-with-full-unstored":
    "Решает с полными таблицами. Сохранить их до следующего раза не удалось.",
  "solves-with-small": "Решает с малыми таблицами.",
  "solves-with-small-deferred":
    "Решает с малыми таблицами; чтобы не тратить трафик, полные ({ $size }) ждут.",
  "solves-with-small-memory": "Решает с малыми таблицами; для полных не хватает памяти.",
  "solves-with-small-crashed": "Решает с малыми таблицами; загрузка полных прервала решатель.",
  "solves-with-small-failed": "Решает с малыми таблицами; полные получить не удалось ({ $code }).",
};
