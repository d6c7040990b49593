import path from 'node:path';
import { decideDemo } from '#database/data-folder.ts';
import { StartupError } from '#lib/startup-error.ts';
import { readConfig } from './config.ts';
import { type House, startHouse } from './house.ts';

const root = path.resolve(import.meta.dirname, '../..');

let starting: Promise<House> | null = null;
let stopping = false;

/** Drains requests, closes the live streams, stops the embedded database. A signal during the start waits for it. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  Promise.resolve(starting)
    .then((house) => house?.stop())
    .then(
      () => process.exit(0),
      (error) => fail(error),
    );
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const config = readConfig(process.env, process.cwd());
  starting = startHouse({ ...config, demo: decideDemo(config), root });
  const house = await starting;
  for (const line of house.greeting) console.warn(line);
} catch (error) {
  fail(error);
}
