import { personAtConsole } from './console.ts';
import { startProgram } from './program.ts';
import { words } from './words.ts';

// No `await` out here: the single executable's main file is CommonJS.
startProgram().catch(async (error: Error) => {
  console.error(error.message);
  // A window that was opened by a double click closes with the program, and with it what was said.
  await personAtConsole()
    ?.ask(words.pressEnter())
    .catch(() => {});
  process.exit(1);
});
