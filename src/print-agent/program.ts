import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSea } from 'node:sea';
import { Agent } from './agent.ts';
import { startNoMore, startWithComputer } from './autostart.ts';
import { type Person, personAtConsole, say } from './console.ts';
import { Service, TurnedAway } from './conversation.ts';
import { findPrinters } from './find-printers.ts';
import { forgetLine, keepLine, readLine } from './kept-line.ts';
import { type Options, readOptions, usage } from './options.ts';
import { type Paired, pairByAsking, saysNo } from './pairing.ts';
import { placesOf, systemOf } from './places.ts';
import { Spooler } from './spooler.ts';
import { words } from './words.ts';

/** The service that this program was built for; undefined where it runs from its sources. */
declare const builtFor: string | undefined;

const log = (line: string) => console.warn(`${new Date().toISOString()} ${line}`);
const system = systemOf(process.platform);
const places = placesOf(system, process.env);
const serverFile = path.join(places.config, 'server');
const personsToken = path.join(places.config, 'token');

export async function startProgram(): Promise<void> {
  const options = readThem();
  const person = personAtConsole();
  if (options.startup === false) {
    await startNoMore(places);
    say(words.startsNoMore());
    return;
  }
  for (;;) {
    const paired = await pair(options, person);
    if (options.startup) await setToStart();
    try {
      await work(paired, options);
      return;
    } catch (error) {
      if (!(error instanceof TurnedAway) || !person) throw error;
      person.say(words.turnedAway());
      await forgetLine(tokenFile(options));
      options.code = null;
    }
  }
}

/** With the code that was given, as before, or by asking. */
async function pair(options: Options, person: Person | null): Promise<Paired> {
  const file = tokenFile(options);
  const server = options.server ?? (await readLine(serverFile));
  if (options.code !== null) {
    if (!server) throw new Error(`--server is needed\n\n${usage}`);
    const token = await new Service(server).pair(options.code);
    return keep(file, { server, token });
  }
  const token = await readLine(file);
  if (server && token) return { server, token };
  if (!person) {
    throw new Error(
      server ? `There is no token in ${file} yet: start once with --code` : `--server is needed\n\n${usage}`,
    );
  }
  person.say(words.welcome());
  const usual = typeof builtFor === 'string' && builtFor ? builtFor : null;
  const paired = await keep(file, await pairByAsking(person, { server, usual }));
  if (options.startup === null && !saysNo(await person.ask(words.askStart()))) await setToStart();
  person.say(words.connected(paired.server));
  return paired;
}

async function keep(file: string, paired: Paired): Promise<Paired> {
  await keepLine(file, paired.token);
  // A token file of its own is one of several agents, or a test's: the person's own settings are left alone.
  if (file === personsToken) await keepLine(serverFile, paired.server);
  return paired;
}

/** One that lies in this folder is used on, as it was before there was a place for it. */
const formerToken = 'print-agent.token';
const tokenFile = ({ tokenFile: told }: Options) => told ?? (existsSync(formerToken) ? formerToken : personsToken);

async function setToStart(): Promise<void> {
  const program = isSea() ? [process.execPath] : [process.execPath, process.argv[1] ?? ''];
  try {
    await startWithComputer(places, program);
    say(words.starts());
  } catch (error) {
    say(words.startsNot((error as Error).message));
  }
}

async function work({ server, token }: Paired, { search }: Options): Promise<void> {
  const spooler = new Spooler();
  const find = search ? () => findPrinters(system, spooler) : null;
  const agent = new Agent({ service: new Service(server), token, log, spooler, find });
  process.once('SIGTERM', () => agent.stop());
  process.once('SIGINT', () => agent.stop());
  log(`Print agent of ${server}`);
  await agent.run();
  log('Stopped');
}

function readThem(): Options {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
