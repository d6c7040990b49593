import path from 'node:path';
import { StartupError } from '#lib/startup-error.ts';
import type { Program } from './program.ts';

const root = path.resolve(import.meta.dirname, '../..');

let starting: Promise<Program> | null = null;
/** Aborted by the first signal: a start that is under way gives up whatever it waits for, and takes down what it has brought up. */
const told = new AbortController();

/** Drains requests, closes the live streams, stops the embedded database. */
function stop(): void {
  if (told.signal.aborted) return;
  told.abort();
  const gaveUp = () => null;
  Promise.resolve(starting)
    .catch(gaveUp)
    .then((program) => program?.stop())
    .then(
      () => process.exit(0),
      (error) => fail(error),
    );
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

// Before anything else is read: the first process of a container ends by no signal that it does not listen to.
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const { readConfig } = await import('./config.ts');
  const { decideDemo } = await import('#database/data-folder.ts');
  const { startProgram } = await import('./program.ts');
  const config = readConfig(process.env, process.cwd());
  starting = startProgram(
    { ...config, demo: decideDemo(config), demoEvening: config.demo !== 'quiet', root },
    told.signal,
  );
  const program = await starting;
  for (const line of program.greeting) console.warn(line);
} catch (error) {
  if (!told.signal.aborted) fail(error);
}
