import { messages } from './messages.ts';
import { runProgram } from './program.ts';
import { thisComputer } from './this-computer.ts';

// No top-level `await`: the main file of a single executable is CommonJS.
const computer = thisComputer();
runProgram(computer).catch(async (error: Error) => {
  console.error(error.message);
  // A window that was opened by a double click closes with the program, and the message with it.
  await computer.terminal?.ask(messages.pressEnter()).catch(() => {});
  process.exit(1);
});
