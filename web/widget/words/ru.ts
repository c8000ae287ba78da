// What the element says, in Russian.

import type { WidgetMessage } from "./en";
import type { Messages } from "./words";

export const ru: Messages<WidgetMessage> = {
  cube: "Кубик",
  player: "Проигрыватель",
  painting: "Раскраска",
  "cube-net": "Развёртка кубика",
  "net-held": "На развёртке кубик повёрнут так, как вы держали его в начале.",
  colour: "Цвет",
  solution: "Решение",
  solve: "Решить",
  scramble: "Перемешать",
  reset: "Сброс",
  "paint-cube": "Раскрасить",
  scan: "Сканировать",
  "paint-cube-does": "Пустой кубик, который раскрашивают грань за гранью",
  "reset-does": "Вернуться к собранному кубику",
  undo: "Отменить",
  redo: "Вернуть",
  play: "Пуск",
  pause: "Пауза",
  "previous-move": "Предыдущий ход",
  "next-move": "Следующий ход",
  "to-first": "В начало",
  "to-last": "В конец",
  move: "Ход",
  speed: "Скорость",
  tempo: `{ $tempo ->
    [one] { $tempo } ход в секунду
    [many] { $tempo } ходов в секунду
   *[other] { $tempo } хода в секунду
}`,
  place: "{ $index } из { $count }",
  "cube-picture": "Кубик: верхняя, правая и передняя грани",
  "show-other-side": "Показать другую сторону",
  "see-as-before": "Вернуть прежний вид",
  "no-picture": "Браузер не показывает трёхмерную картинку. На развёртке можно всё.",

  sticker: "{ $place }, { $colour }",
  "sticker-filled": "{ $place }, { $colour }, следует из остальных",
  doubtful: "{ $place }, { $colour }, неясно",
  blank: "неизвестно",
  unknown: "Неизвестно",
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
  "colours-needed": `Нужно по { $each ->
    [4] четыре наклейки
   *[other] девять наклеек
} каждого цвета; сейчас: { $colours }.`,
  "colour-count": "{ $colour } { $count }",
  "face-to-paint":
    "Грань { $step } из 6: держите к себе { $front }, сверху { $up }, и закрасьте, что видите.",
  "side-to-paint": `Грань { $step } из 6: { $holding ->
    [free] держите кубик как удобно, и дальше так же. Закрасьте: { $front }.
   *[kept] к себе { $front }, сверху { $up }; закрасьте, что видите.
}`,
  hold: "Держите так: сверху { $up }, спереди { $front }.",
  "hold-corner":
    "Держите так: у одного угла сверху { $up }, спереди { $front }, справа { $right }.",
  "hold-side": "{ $front } к себе, { $up } сверху.",
  "hold-over": "У меня сверху { $up }",
  "held-with": "Сверху { $up }, спереди { $front }.",
  "centre-known": "Центр всегда известен: закрасьте его своим цветом.",
  "centre-stays":
    "Центры показывают цвета граней и остаются. Чтобы держать кубик иначе, нажмите «Раскрасить».",
  cleared: "Цвета стёрты.",
  "choose-to-paint": "Ходы остаются. Чтобы раскрашивать, выберите цвет.",
  starting: "Решатель запускается…",
  searching: "Идёт поиск решения…",
  "searching-pattern": "Идёт поиск пути к узору…",
  scrambling: "Кубик перемешивается…",
  scrambled: "Случайный кубик; все состояния равновероятны.",
  "already-solved": "Уже собран: 0 ходов.",
  "goal-reached": "Узор собран.",
  "moves-left": "Осталось: { $moves }.",
  "moves-to-pattern": "До узора: { $moves }.",
  solved: "Собрано.",
  "next-cube": "Следующий кубик",
  stop: "Стоп",
  "find-shortest": "Найти кратчайшее",
  stopped: "Остановлено: решение ещё не найдено.",
  "proof-rests": "Начатое доказательство сохранено, его можно продолжить.",
  "stay-awake": "Не гасить экран",
  "search-faster": "Искать быстрее",
  "search-faster-how":
    "Сначала за минуту-две строится таблица на { $size }, она сохранится. С ней поиск в несколько раз быстрее.",
  "large-table-refused": "Большую таблицу здесь не сделать. Поиск продолжается без неё.",
  "best-so-far": "Пока { $moves }; кратчайшее решение — { $range }…",
  "solved-in": "{ $moves }; кратчайшее решение — { $range }.",
  "one-or-other": "{ $one } или { $other }",
  "one-to-other": "от { $one } до { $other }",
  "cost-qtm": `{ $count ->
    [one] { $count } четверть оборота
    [few] { $count } четверти оборота
   *[other] { $count } четвертей оборота
}`,
  "cost-axial-htm": `{ $count ->
    [one] { $count } ход, обе грани разом
    [few] { $count } хода, обе грани разом
   *[other] { $count } ходов, обе грани разом
}`,
  "cost-axial-qtm": `{ $count ->
    [one] { $count } четверть оборота, обе грани разом
    [few] { $count } четверти оборота, обе грани разом
   *[other] { $count } четвертей оборота, обе грани разом
}`,
  "solved-at-cost": "{ $moves }: { $cost }; наименьшее возможное — { $range }.",
  "solved-at-least-cost": "{ $moves }: { $cost }, меньше не бывает.",
  "least-cost-so-far": "Пока { $cost }; наименьшее возможное — { $range }…",
  "solved-in-fewest": "{ $moves }, короче решения нет.",

  "no-cube-fits": "Такого кубика нет: неверна наклейка или повёрнута деталь.",
  "keys-paint": "Клавиши 1–6 закрашивают наклейки по порядку.",
  "keys-paint-dotted": "И с точками тоже.",
  "dots-follow": "Точки: эти наклейки следуют из остальных.",
  "rest-follows": `{ $count ->
    [one] { $count } неизвестная наклейка следует из остальных.
    [few] { $count } неизвестные наклейки следуют из остальных.
   *[other] { $count } неизвестных наклеек следуют из остальных.
}`,
  "rest-follows-to-solve": `{ $count ->
    [one] { $count } неизвестная наклейка следует из остальных. Можно решать.
    [few] { $count } неизвестные наклейки следуют из остальных. Можно решать.
   *[other] { $count } неизвестных наклеек следуют из остальных. Можно решать.
}`,
  "many-cubes": `{ $count ->
    [one] Осталась { $count } наклейка; закрашенным отвечает больше миллиона кубиков.
    [few] Осталось { $count } наклейки; закрашенным отвечает больше миллиона кубиков.
   *[other] Осталось { $count } наклеек; закрашенным отвечает больше миллиона кубиков.
}`,
  "colours-to-tell": "Осталось наклеек: { $count }. По ним видно, как расположены цвета.",
  "schemes-fit": `{ $count ->
    [1] К этим наклейкам подходит только одно расположение цветов. Такое ли оно у вашего кубика?
   *[other] К этим наклейкам подходят разные расположения цветов: { $count }. Какое у вашего кубика?
}`,
  "scheme-pairs": "Напротив друг друга: { $pairs }.",
  "scheme-confirm": "Да, как на моём кубике.",
  "scheme-denied": "Если нет, сверьте наклейки со своим кубиком.",
  "scheme-corner": "У одного угла по часовой стрелке: { $colours }.",
  "several-cubes":
    "Кубиков с такими наклейками: { $count }. Какой из них ваш, покажет { $stickers }.",
  "several-cubes-at-least":
    "Кубиков с такими наклейками: { $count }. Больше всего поможет { $stickers }.",
  "where-sticker": "{ $sticker }: { $face }, ряд { $row }, место { $column }.",
  "where-piece": "{ $place }: там, где сходятся { $faces }.",

  edge: "{ $colours } ребро",
  corner: "{ $colours } угол",
  "at-place": "на { $place }",
  "no-such-piece": "На { $place } — { $piece }, а такого нет.",
  "wrong-way-round":
    "Цвета { $colours } угла на { $place } идут не в ту сторону: поменяйте два из них местами.",
  "appears-often": `{ $count ->
    [2] Дважды встречается { $piece }: { $places }.
    [few] { $count } раза встречается { $piece }: { $places }.
   *[other] { $count } раз встречается { $piece }: { $places }.
}`,
  "piece-missing": "Не хватает: { $piece }.",
  "edge-flipped": "Перевёрнуто { $piece } на { $place }.",
  "corner-twisted": "Повёрнут { $piece } на { $place }.",
  "pieces-exchanged": "Поменялись местами { $piece } и { $other }.",
  "some-edge-flipped": "Все детали есть, одно ребро перевёрнуто.",
  "some-corner-twisted": "Все детали есть, один угол повёрнут.",
  "some-pair-exchanged": "Все детали есть, две поменялись местами.",
  "flip-real-edge":
    "Если раскраска верна, неправильно собран сам кубик: выньте ребро, вставьте его перевёрнутым и выберите здесь.",
  "turn-real-corner":
    "Если раскраска верна, неправильно собран сам кубик: поверните один угол на его месте и выберите этот угол здесь.",
  "exchange-real-pieces":
    "Если раскраска верна, неправильно собран сам кубик: поменяйте местами два ребра или два угла и выберите то же здесь.",
  "what-would-mend": "Что это исправит",
  "mend-later": "Сверьте наклейки с кубиком или красьте дальше: так ошибка видна точнее.",
  "go-to-mending": "К исправлениям",
  likeliest: `{ $count ->
    [1] Вероятнее всего
    [one] { $count } равновероятный вариант
    [few] { $count } равновероятных варианта
   *[other] { $count } равновероятных вариантов
}`,
  "less-likely": `{ $count ->
    [1] Менее вероятно
    [one] { $count } менее вероятный вариант
    [few] { $count } менее вероятных варианта
   *[other] { $count } менее вероятных вариантов
}`,
  "still-less-likely": `{ $count ->
    [1] Ещё менее вероятно
    [one] { $count } ещё менее вероятный вариант
    [few] { $count } ещё менее вероятных варианта
   *[other] { $count } ещё менее вероятных вариантов
}`,
  "show-more": "Показать ещё { $count }",
  "too-much-wrong": "Ошибок слишком много, чтобы исправлять их по одной: сверьте кубик по граням.",
  recolour: "Закрасить { $sticker }: не { $before }, а { $colour }.",
  "coloured-sticker": "{ $sticker } ({ $colour })",
  "exchange-colours": "Поменять цвета { $sticker } и { $other }.",
  "flip-edge": "Перевернуть { $piece } на { $place }.",
  "turn-clockwise": "Повернуть { $piece } на { $place } по часовой стрелке.",
  "turn-anticlockwise": "Повернуть { $piece } на { $place } против часовой стрелки.",
  "exchange-pieces": "Поменять местами { $piece } на { $place } и { $other } на { $otherPlace }.",
  repaint: "Закрасить: { $stickers }.",
  "face-coloured": "{ $face } ({ $colour } центр)",
  "mend-face-again": "{ $face }: закрасить заново.",
  "mend-face-follows": "{ $face }: закрасить так, как следует из остальных граней.",
  "mend-turn-right": "{ $face }: повернуть цвета на четверть вправо.",
  "mend-turn-left": "{ $face }: повернуть цвета на четверть влево.",
  "mend-turn-half": "{ $face }: повернуть цвета на пол-оборота.",
  "mend-mirror": "{ $faces }: поменять лево и право, как в зеркале.",
  "mend-mirror-all": "Все грани: поменять лево и право, как в зеркале.",
  "mend-exchange": "{ $faces }: поменять цвета местами.",
  "mend-move": "{ $from } → { $face }",
  "mend-order": "Переместить цвета граней: { $moves }.",
  "tell-apart":
    "Чтобы узнать, что верно, посмотрите на { $sticker } на своём кубике. Какого она цвета?",
  mended: "Сделано: «{ $repair }» Кнопка «Отменить» вернёт как было.",

  "stickers-too-few": "У кубика { $all } наклейки; здесь их { $count }.",
  "stickers-too-many": "У кубика { $all } наклейки; здесь их больше.",
  "stickers-of-colours": `У кубика шесть цветов, по { $each ->
    [4] четыре наклейки
   *[other] девять наклеек
} каждого; здесь: { $found }.`,
  "centres-alike": "У каждого центра свой цвет, а эти одинаковы: { $stickers }.",
  "centres-misplaced":
    "Ни у одного кубика центры не стоят в таком порядке: посмотрите на середины граней.",
  "moves-no-move": "«{ $found }» (символ { $position }) — не ход.",
  "moves-unclosed": "Скобка «{ $found }» (символ { $position }) нигде не закрыта.",
  "moves-unopened": "Для «{ $found }» (символ { $position }) нет открывающей скобки.",
  "moves-amount": "Число { $found } (символ { $position }) здесь слишком мало или слишком велико.",
  "moves-nesting": "Вложенных друг в друга скобок больше { $nesting }.",
  "moves-turns": "Если всё выписать, получится больше { $turns } поворотов.",
  "moves-characters": "В записи ходов может быть не больше { $characters } символов.",

  "bundle-failed":
    "Часть решателя не загрузилась, или браузер не может её выполнить. Проверьте соединение и попробуйте ещё раз.",
  "worker-crashed": "Решатель прервался. Ваш кубик на месте: попробуйте ещё раз.",
  memory: "Решателю не хватает памяти. Закройте другие вкладки и попробуйте ещё раз.",
  "time-passed": "За отведённое время решение не найдено.",
  "goal-impossible": "Такой узор собрать нельзя. { $why }",
  "goal-held-otherwise": "Узор держат не так, как ваш кубик. Выберите узор заново.",
  unsupported: `{ $what ->
    [method] Метод «{ $found }» не решает { $puzzle }.
    [metric] Заданный метод не считает ходы по «{ $found }».
    [goal] Заданный метод ведёт только к собранному кубику, а задана другая цель.
    [stickers] У заданной цели есть неизвестные наклейки.
   *[other] То, что здесь задано, сделать нельзя.
} Автор этой страницы может выбрать другое.`,
  internal:
    "В решателе что-то пошло не так. Попробуйте ещё раз; если не поможет, перезагрузите страницу.",
  "failed-otherwise": "Это сделать не удалось ({ $code }).",

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
  "solves-with-full": "Решает с полными таблицами: они быстро находят короткие решения.",
  "solves-with-full-unstored":
    "Решает с полными таблицами. Сохранить их до следующего раза не удалось.",
  "solves-with-small": "Решает с малыми таблицами: решения могут быть длиннее.",
  "solves-with-small-deferred":
    "Решает с малыми таблицами; чтобы не тратить трафик, полные ({ $size }) не загружены.",
  "solves-with-small-memory": "Решает с малыми таблицами; для полных не хватает памяти.",
  "solves-with-small-crashed": "Решает с малыми таблицами; загрузка полных прервала решатель.",
  "solves-with-small-failed": "Решает с малыми таблицами; полные получить не удалось ({ $code }).",

  "step-by-step": "Шаг за шагом",
  "face-U": "Верхняя грань",
  "face-R": "Правая грань",
  "face-F": "Передняя грань",
  "face-D": "Нижняя грань",
  "face-L": "Левая грань",
  "face-B": "Задняя грань",
  slip: "Вы повернули { $turns }. Продолжить отсюда или вернуть назад?",
  "slip-go-on": "Продолжить отсюда",
  "slip-take-back": "Вернуть назад",
  "wrong-turn": "Неверный поворот",
  "wrong-turn-explained": "Скажите, что было повёрнуто, и путь продолжится с этого места.",
  "wrong-turn-at": "На ходе",
  "wrong-turn-place": "{ $index }: { $move }",
  "wrong-turn-made": "Повёрнуто",
  "wrong-turn-nothing": "ничего: ход пропущен",
  "wrong-turn-repaint": "Не знаю: закрашу то, что отличается",
  "repaint-now": "Закрасьте то, что на вашем кубике отличается, и нажмите «Решить».",
  "wrong-turn-taken": "Ваш поворот учтён.",

  found: "Уже найдено (число ходов)",
  "found-by-cost": "Уже найдено (как считаются ходы)",
  "found-moves": `{ $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}`,
  "search-for": "Искать не дольше",
  seconds: "{ $seconds } с",
  "search-depth": "глубина { $depth }, позиций: { $count }",
  "search-refuted": `Исключаются решения из { $depth } { $depth ->
    [one] хода
   *[other] ходов
}: готово { $percent } %`,
  "search-refuted-qtm": `Исключаются решения из { $depth } { $depth ->
    [one] четверти
   *[other] четвертей
} оборота: готово { $percent } %`,
  "time-left": "осталось примерно { $time }",
  "search-speed": "{ $count } позиций в секунду",
  "search-generation": "поколение { $generation }, приспособленность { $fitness }",
};
