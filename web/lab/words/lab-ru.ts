// What the laboratory says, in Russian.

import type { Messages } from "../../widget/words/words";
import type { LabMessage } from "./en";

export const ru: Messages<LabMessage> = {
  title: "Cubewright: лаборатория",
  tagline: "Сравните методы на одних и тех же кубиках.",
  page: "Страница",
  "solve-link": "Решить",
  "learn-link": "Учиться",
  language: "Язык",
  about:
    "Какому методу нужно меньше всего ходов, а какой быстрее всех? Выберите методы и кубики, и это устройство узнает. Ничего никуда не отправляется.",

  experiment: "Опыт",
  preset: "Начать с",
  "preset-own": "Мой собственный",
  "preset-duric-2023": "Đurić 2023: три метода, скрамблы от 5 до 100 ходов",
  "preset-milenkovic": "Milenković: один поиск, всё больше времени",
  "preset-britikov": "Бритиков: слои, эволюция, две фазы, Корф",
  "preset-shortest": "Кто короче всех?",
  "preset-work-for-turns": "Сколько ходов стоит время?",
  "preset-every-pocket-cube": "Все кубики 2x2x2",
  puzzle: "Головоломка",
  methods: "Методы",
  "methods-text": "Методы с настройками",
  "methods-note":
    "Через запятую. Настройки пишутся после двоеточия, например two-phase:max-length=22 или genetic:seed=2.",
  "method-two-phase": "Две фазы",
  "method-optimal": "Кратчайшее, доказано",
  "method-beginner": "Слой за слоем",
  "method-cfop-2look": "CFOP в два взгляда",
  "method-thistlethwaite": "Метод Тислтуэйта",
  "method-corners-edges": "Углы, затем рёбра",
  "method-genetic": "Эволюция",
  "method-korf": "Метод Корфа",
  "method-ortega": "Метод Ортеги",
  "setting-max-length": "останавливается при { $value } ходах или меньше",
  "setting-max-nodes": "позиций: { $value }",
  "setting-time-ms": "{ $value } мс",
  "setting-seed": "зерно { $value }",
  "which-cubes": "Кубики",
  "cubes-random": "Случайные",
  "random-cubes": `{ $count ->
    [one] { $count } случайный кубик
    [few] { $count } случайных кубика
   *[other] { $count } случайных кубиков
}`,
  "scrambles-of": `{ $count ->
    [one] { $count } скрамбл, ходов: { $lengths }
    [few] { $count } скрамбла, ходов: { $lengths }
   *[other] { $count } скрамблов, ходов: { $lengths }
}`,
  "cubes-scrambles": "Скрамблы",
  "cubes-every": "Все 3 674 160",
  "cubes-list": "Мой список",
  "cubes-cube": "Мой кубик",
  "how-many": "Сколько",
  lengths: "Ходов в скрамбле",
  "lengths-note": "Несколько чисел через запятую.",
  counts: "Сколько каждого",
  "counts-note": "Одно число для всех или по одному для каждого.",
  "list-file": "Выбрать файл",
  "list-note": "По кубику в строке: наклейки или ходы. Файл можно также перетащить сюда.",
  "list-text": "Или вставьте кубики сюда",
  "list-long":
    "Для вставки это слишком много. Сохраните как текстовый файл и выберите его или перетащите сюда.",
  "list-chosen": "Выбрано: { $name }, { $size } кБ",
  seed: "Зерно",
  "seed-note": "То же число снова даёт те же кубики.",
  metric: "Сколько стоит ход",
  "metric-htm": "Пол-оборота 1 (HTM)",
  "metric-qtm": "Пол-оборота 2 (QTM)",
  "metric-axial-htm": "Противоположные грани вместе 1 (осевая HTM)",
  "metric-axial-qtm": "Противоположные грани вместе, пол-оборота 2 (осевая QTM)",
  limit: "Предел для каждого кубика",
  "limit-none": "Нет",
  "limit-work": "Работа",
  "limit-time": "Время",
  "no-limit": "без ограничения",
  "max-nodes": "Позиции",
  "time-ms": "Миллисекунды",
  "limit-note":
    "Кубик, который достиг его без решения, считается брошенным. Две фазы останавливаются после 100 000 позиций, если не сказано иначе.",
  reproducible: "Воспроизводимо: те же ходы на любом устройстве с теми же таблицами.",
  "not-reproducible": "Не воспроизводимо: предел времени каждый раз даёт другие ходы.",
  more: "Настройки, предел, зерно, мера",
  run: "Начать",
  share: "Поделиться или повторить в другом месте",
  link: "Эта ссылка снова делает тот же опыт",
  "link-list": "Списка кубиков в ссылке нет. Отправьте файл вместе с ней.",
  "link-unread": "В ссылке есть то, чего лаборатория не знает. Это пропущено: { $text }",
  command: "То же в командной строке",
  "command-tables":
    "Две фазы работают здесь с полными таблицами. Для тех же ходов они нужны и команде: «cubewright tables build DIR» создаёт их, а «--tables DIR» указывает, где они.",

  "fault-no-methods": "Выберите метод.",
  "fault-unknown-method": "Метода «{ $text }» нет.",
  "fault-unknown-setting": "«{ $text }» — не настройка.",
  "fault-two-limits": "У «{ $text }» и предел работы, и предел времени.",
  "fault-method-twice": "«{ $text }» указан дважды.",
  "fault-unsupported": "«{ $text }» не решает эту головоломку.",
  "fault-metric": "«{ $text }» не считает ходы так.",
  "fault-no-lengths": "Укажите, сколько ходов в скрамблах.",
  "fault-lengths-twice": "Одно число ходов указано дважды.",
  "fault-length": "В скрамбле не больше { $most } ходов.",
  "fault-counts": "Укажите одно число скрамблов для всех длин или по одному для каждой.",
  "fault-no-cubes": "Нет ни одного кубика.",
  "fault-number": "Пишите целые числа, только цифрами.",
  "fault-too-many": "Столько кубиков никто не дождётся.",
  "fault-every": "Все позиции 3x3x3 никто не переберёт. Выберите 2x2x2.",
  "fault-no-list": "Выберите файл или вставьте кубики.",

  progress: "Ход опыта",
  "state-opening": "Открывается…",
  "state-preparing": "Подготовка…",
  "state-running": "Идёт.",
  "state-paused": "Пауза.",
  "state-stopped": "Остановлено.",
  "state-done": "Готово.",
  "state-failed":
    "Продолжить не удалось ({ $code }). Сделанное не потеряно: нажмите «Продолжить», чтобы попробовать снова.",
  "state-deleted":
    "Этот эксперимент удалён в другой вкладке. Чтобы начать его снова, нажмите «Начать».",
  "state-elsewhere":
    "Этот эксперимент идёт в другой вкладке. Чтобы продолжить здесь, остановите его там и нажмите «Продолжить».",
  "other-form":
    "В форме сейчас другой эксперимент. Нажмите «Начать», чтобы получить его результаты.",
  "loading-tables": "Загрузка таблиц: { $percent }",
  "done-of": "{ $done } из { $total } кубиков",
  done: `{ $done ->
    [one] { $done } кубик
    [few] { $done } кубика
   *[other] { $done } кубиков
}`,
  "left-seconds": "осталось около { $count } с",
  "left-minutes": "осталось около { $count } мин",
  "left-hours": "осталось около { $count } ч",
  workers: `{ $count ->
    [1] по одному
   *[other] по { $count } сразу
}`,
  pause: "Пауза",
  "go-on": "Продолжить",
  stop: "Остановить",
  crashed: `{ $count ->
    [1] Один процесс внезапно завершился. Его кубик решён заново.
   *[other] Процессы внезапно завершались, раз: { $count }. Их кубики решены заново.
}`,
  "storage-full":
    "В браузере нет места, или он не разрешает хранить. Результаты останутся, пока открыта эта страница. Сохраните их в файл.",
  "small-tables":
    "Полные таблицы загрузить не удалось. Две фазы работали с малыми, а с ними ходы другие.",
  "bad-lines": `{ $count ->
    [one] { $count } строка — не кубик и пропущена:
    [few] { $count } строки — не кубики и пропущены:
   *[other] { $count } строк — не кубики и пропущены:
}`,
  "bad-line": "Строка { $line }: { $fault }",
  "bad-more": "и ещё { $count }",
  "line-length": "слишком много или слишком мало наклеек.",
  "line-color-count": "каждого цвета должно быть поровну.",
  "line-center": "два центра одного цвета.",
  "line-edge-piece": "какое-то ребро есть дважды или его нет.",
  "line-edge-flip": "ребро перевёрнуто.",
  "line-corner-piece": "какой-то угол есть дважды или его нет.",
  "line-corner-twist": "угол повёрнут.",
  "line-parity": "две детали поменялись местами.",
  "line-notation": "это не ходы.",
  "line-other": "её не удалось прочитать.",
  "list-empty": "В этом списке нет ни одного кубика.",

  results: "Результаты",
  "results-note":
    "Ходы — по решённым кубикам. Время — по всем кубикам, каждый на одном процессоре. Каждый метод сначала решает один кубик вне счёта, поэтому его запуск во время не входит.",
  method: "Метод",
  "scramble-turns": "Ходов в скрамбле",
  all: "все",
  cubes: "Кубики",
  "given-up": "Брошено",
  proven: "Доказано кратчайших",
  turns: "Ходы",
  ms: "Миллисекунды",
  mean: "Среднее",
  median: "Медиана",
  least: "Меньше всего",
  most: "Больше всего",
  deviation: "Стандартное отклонение",
  "figure-of": "{ $group }: { $figure }",
  "mean-turns": "Среднее число ходов",
  "mean-ms": "Среднее время, мс",
  "cube-share": "Доля кубиков",
  "shortest-turns": "Ходов в кратчайшем решении",
  "best-cube": "Лучший кубик",
  "worst-cube": "Худший кубик",
  "noted-cube": "кубик { $number }",
  "show-cubes": "Кубики: { $method }",
  "cubes-of": "{ $method }: кубики",
  cube: "Кубик",
  solution: "Решение",
  "not-solved": "брошен",
  "open-solve": "Решить",
  "open-learn": "Учиться",
  "open-solve-cube": "Решить кубик { $number }",
  "open-learn-cube": "Учиться на кубике { $number }",
  "more-cubes": "Следующие кубики",
  "fewer-cubes": "Предыдущие кубики",
  close: "Закрыть",
  "save-csv": "Сохранить как CSV",
  "save-json": "Сохранить как JSON",
  "save-svg": "Сохранить как SVG",
  "save-png": "Сохранить как PNG",

  charts: "Графики",
  "chart-length": "Ходы по длине скрамбла",
  "chart-distribution": "Распределение ходов",
  "chart-time": "Время и ходы",
  "chart-best": "Лучшее решение с течением времени",
  "chart-depth": "Кубики 2x2x2 по глубине",
  "chart-hint": "Укажите на знак, чтобы прочитать его. С клавиатуры: Tab и стрелки.",
  "chart-table": "Таблица и файлы",
  "chart-point": "{ $series }. { $xLabel }: { $x }. { $yLabel }: { $y }.",
  "chart-point-spread": "{ $series }. { $xLabel }: { $x }. { $yLabel }: { $y } ± { $spread }.",

  kept: "Прошлые опыты",
  "kept-none": "Пока нет. То, что вы запускаете, остаётся на этом устройстве.",
  "kept-line": `{ $date }, { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[other] { $cubes } кубиков
}`,
  "kept-unfinished": "не закончен",
  open: "Открыть",
  "open-name": "Открыть { $name }",
  delete: "Удалить",
  "delete-name": "Удалить { $name }",
  keep: "Оставить",
  "keep-name": "Оставить: { $name }",
  "delete-question": "Удалить это со всеми результатами? Вернуть будет нельзя.",
  "delete-elsewhere":
    "Этот эксперимент открыт в другой вкладке. Закройте её и нажмите «Удалить» ещё раз.",
  rename: "Переименовать",
  "rename-name": "Переименовать { $name }",
  name: "Название",
  compare: "Сравнить",
  "compare-name": "Сравнить с { $name }",
  "compare-two": "Два опыта",
  difference: "Разность",
  "solved-of": "решено { $solved } из { $cubes }",
  "lab-failed": "Лабораторию не удалось загрузить. Проверьте сеть и попробуйте снова.",
  "try-again": "Попробовать снова",
};
