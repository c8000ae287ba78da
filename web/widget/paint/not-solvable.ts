// What is shown of a cube that cannot be solved as it is painted: its repairs, or the arrangements of colours that it may
// have. Loaded when there is such a cube; together they pack better.

import "./repairs";
import "./schemes";
