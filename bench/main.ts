// Measures the program as it is shipped, on this machine. Fails when an answer is wrong or an order lost or doubled, never for
// being slow.
import pg from 'pg';
import type { Results } from './cases.ts';
import { runCases } from './cases.ts';
import { firstNumber } from './diners.ts';
import { startLoad } from './load-process.ts';
import { measureNeighbour } from './neighbour-case.ts';
import { readOptions } from './options.ts';
import { asJson, asTable, machine, neighbourTable } from './report.ts';
import { startServer } from './server-process.ts';
import { verify } from './verify.ts';

const options = readOptions(process.argv.slice(2));
const say = (line: string) => console.error(`  ${line} ...`);

say('Starting the server with a new database');
const server = await startServer(options.serverArgs);
const load = startLoad();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.stop().finally(() => process.exit(1)));
}
try {
  if (options.neighbour) {
    say('A restaurant alone, and beside a loud one');
    const found = await measureNeighbour(server, load, options.seconds);
    console.log(options.json ? JSON.stringify(found, null, 2) : neighbourTable(found));
  } else await measureAll();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  load.stop();
  await server.stop();
}

async function measureAll(): Promise<void> {
  const { results, acknowledged } = await runCases(server, load, options, say);
  say('Looking for every order');
  await verify(server.ownerUrl, firstNumber, acknowledged);
  const about = { machine: machine(await version(server.ownerUrl)), seconds: options.seconds };
  console.log(
    options.json ? JSON.stringify(asJson(results as Results, about), null, 2) : `\n${asTable(results, about)}`,
  );
}

async function version(ownerUrl: string): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ server_version: string }>('show server_version');
  await owner.end();
  return rows[0]?.server_version ?? '';
}
