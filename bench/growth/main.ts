// The same screens where there is little and where there is much. Fails when an answer is wrong, never for being slow.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fill } from './fill.ts';
import { measure } from './measure.ts';
import { asTable } from './report.ts';
import { openPlace, openSide } from './side.ts';
import { readOptions } from './size.ts';

const { json, dataDir, small, large, times } = readOptions(process.argv.slice(2));
const say = (line: string) => console.error(`  ${line} ...`);

const folder = dataDir ? path.resolve(dataDir) : mkdtempSync(path.join(os.tmpdir(), 'comanda-growth-'));
const closing: (() => unknown)[] = dataDir ? [] : [() => rmSync(folder, { recursive: true, force: true })];
let ended: Promise<void> | null = null;
const end = () => {
  ended ??= (async () => {
    for (const close of closing.reverse()) await close();
  })();
  return ended;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end().finally(() => process.exit(1)));

try {
  const opened = [];
  for (const [name, size] of Object.entries({ small, large })) {
    say(`Opening the ${name} database in ${path.join(folder, name)}`);
    const place = await openPlace(path.join(folder, name));
    closing.push(() => place.stop());
    await fill(place.ownerUrl, size, (toGo) => toGo % 50 === 0 && say(`Filling: ${toGo} portions to go`));
    const side = await openSide(place);
    closing.push(() => side.close());
    opened.push(side);
  }
  say('Reading');
  const growths = await measure(opened[0]!, opened[1]!, times);
  console.log(json ? JSON.stringify(growths, null, 2) : `\n${asTable(growths, small, large)}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await end();
}
