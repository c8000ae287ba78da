// Starts the engine before anything else of the page is run.

import { sharedSolver } from "../widget/shared-solver";

// Whoever asks the engine for something hears why it could not be started.
sharedSolver().catch(() => undefined);
