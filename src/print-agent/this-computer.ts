import path from 'node:path';
import { isSea } from 'node:sea';
import { AnsweredPrinters } from './answered-printers.ts';
import { deviceFor } from './device-for.ts';
import { findPrinters } from './find-printers.ts';
import { localPrinters } from './local-printers.ts';
import { macAddresses } from './mac-addresses.ts';
import { locale } from './messages.ts';
import { readServer } from './options.ts';
import type { Computer } from './program.ts';
import { runCommand } from './run-command.ts';
import { Spooler } from './spooler.ts';
import { openTerminal } from './terminal.ts';
import { systemOf, userPaths } from './user-paths.ts';

/** The service that the downloaded file was built for; not defined where the program runs from its sources. */
declare const builtFor: string | undefined;

/** The computer that the program runs on. */
export function thisComputer(): Computer {
  const system = systemOf(process.platform);
  const spooler = new Spooler();
  const paths = userPaths(system, process.env);
  const answered = new AnsweredPrinters(path.join(paths.config, 'answered-printers.json'));
  const terminal = openTerminal();
  const [, main = ''] = process.argv;
  return {
    system,
    paths,
    args: process.argv.slice(2),
    env: process.env,
    terminal,
    suggestedServer: typeof builtFor === 'string' ? readServer(builtFor) : null,
    programFiles: isSea() ? [process.execPath] : [process.execPath, main],
    fromSources: main.endsWith('.ts'),
    run: runCommand,
    log: terminal
      ? (line) => terminal.write(`${new Date().toLocaleTimeString(locale)} ${line}`)
      : (line) => console.warn(`${new Date().toISOString()} ${line}`),
    deviceFor: (address) => deviceFor(address, spooler, answered),
    find: (inUse, signal) => {
      const sources = { local: () => localPrinters(system, spooler), macs: () => macAddresses(system) };
      return findPrinters(sources, inUse, signal);
    },
    onStop(stop) {
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
    },
  };
}
