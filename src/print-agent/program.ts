import { existsSync } from 'node:fs';
import path from 'node:path';
import { Agent, type AgentParts } from './agent.ts';
import { disableAutostart, enableAutostart } from './autostart.ts';
import { Service, TokenRevoked } from './comanda-api.ts';
import { readLineFile, removeLineFile, writeLineFile } from './line-file.ts';
import { explain, messages } from './messages.ts';
import { type Options, readOptions } from './options.ts';
import { isNo, type Pairing, pairByAsking } from './pairing.ts';
import type { RunCommand } from './run-command.ts';
import { holdInstance, instanceSocket } from './single-instance.ts';
import type { Terminal } from './terminal.ts';
import type { Env, System, UserPaths } from './user-paths.ts';

/** What the program uses of the computer that it runs on. */
export interface Computer {
  system: System;
  paths: UserPaths;
  args: string[];
  env: Env;
  /** Null where nobody can answer. */
  terminal: Terminal | null;
  /** Taken by Enter when the address is asked for. */
  suggestedServer: string | null;
  /** The one to execute first. */
  programFiles: readonly string[];
  fromSources: boolean;
  run: RunCommand;
  log(line: string): void;
  deviceFor: AgentParts['deviceFor'];
  find: NonNullable<AgentParts['find']>;
  /** Calls it when the program is to end. */
  onStop(stop: () => void): void;
}

/** A token file in this folder is used on, as from before there was a folder for it. */
const formerTokenFile = 'print-agent.token';

/** Pairs where needed, and prints until it is stopped. Rejects with a message for whoever started it. */
export async function runProgram(computer: Computer): Promise<void> {
  const { terminal, paths } = computer;
  const options = optionsOf(computer);
  if (options.help) return (terminal?.write ?? computer.log)(messages.usage());
  if (options.autostart === false) {
    await disableAutostart(computer);
    (terminal?.write ?? computer.log)(messages.autostartOff());
    return;
  }
  const tokenFile =
    options.tokenFile ?? (existsSync(formerTokenFile) ? formerTokenFile : path.join(paths.config, 'token'));
  const program = new Program(computer, options, tokenFile);
  while (await program.printUntilRevoked()) options.code = null;
}

class Program {
  readonly #computer: Computer;
  readonly #options: Options;
  readonly #tokenFile: string;
  /** Beside the token, so that whoever starts with a token of its own need not say the address again. */
  readonly #serverFile: string;
  /** Whether someone typed the code, and so is there to be asked more. */
  #pairedByAsking = false;

  constructor(computer: Computer, options: Options, tokenFile: string) {
    this.#computer = computer;
    this.#options = options;
    this.#tokenFile = tokenFile;
    this.#serverFile = this.#hasOwnTokenFile() ? `${tokenFile}.server` : path.join(computer.paths.config, 'server');
  }

  /** Resolves with false when it was stopped, with true when it is to be paired again. */
  async printUntilRevoked(): Promise<boolean> {
    const { system, paths, terminal } = this.#computer;
    const pairing = await this.#pairing();
    const release = await holdInstance(instanceSocket(system, paths.config, pairing.token));
    if (!release) throw new Error(messages.alreadyRunning());
    try {
      if (await this.#wantsAutostart()) await this.#enableAutostart(pairing.server);
      await this.#print(pairing);
      return false;
    } catch (error) {
      if (!(error instanceof TokenRevoked)) throw error;
      if (!terminal) throw new Error(messages.tokenRevoked());
      terminal.write(messages.tokenRevoked());
      await removeLineFile(this.#tokenFile, pairing.token);
      return true;
    } finally {
      await release();
    }
  }

  /** With the code of the command line, with what was saved, or by asking. Saved once the service has taken it. */
  async #pairing(): Promise<Pairing> {
    const { terminal, suggestedServer } = this.#computer;
    const { code } = this.#options;
    const saved = await this.#savedServer();
    const server = this.#options.server ?? saved;
    if (code !== null) {
      if (!server) throw new Error(`${messages.serverNeeded()}\n\n${messages.usage()}`);
      return this.#save({ server, token: await pairWith(server, code) });
    }
    const token = await readLineFile(this.#tokenFile);
    if (server && token) {
      // Paired before the address was kept beside its token.
      if (saved === null) await this.#saveServer(server);
      return { server, token };
    }
    if (!terminal) throw new Error(`${this.#missing(server)}\n\n${messages.usage()}`);
    terminal.write(messages.welcome());
    const pairing = await this.#save(await pairByAsking(terminal, { server, suggested: suggestedServer }));
    this.#pairedByAsking = true;
    terminal.write(messages.paired());
    return pairing;
  }

  /** That of the user's own agent, where none is beside the token. */
  async #savedServer(): Promise<string | null> {
    return (
      (await readLineFile(this.#serverFile)) ?? (await readLineFile(path.join(this.#computer.paths.config, 'server')))
    );
  }

  #missing(server: string | null): string {
    if (server) return messages.tokenMissing(this.#tokenFile);
    return existsSync(this.#tokenFile) ? messages.serverUnknown(this.#serverFile) : messages.serverNeeded();
  }

  async #save(pairing: Pairing): Promise<Pairing> {
    await writeLineFile(this.#tokenFile, pairing.token);
    await this.#saveServer(pairing.server);
    return pairing;
  }

  /** A token may lie in a folder that takes no other file: then the address is said at each start, as before. */
  async #saveServer(server: string): Promise<void> {
    const saved = writeLineFile(this.#serverFile, server);
    await (this.#hasOwnTokenFile() ? saved.catch(() => {}) : saved);
  }

  /** One of several agents of this computer: the user's own settings are left alone. */
  #hasOwnTokenFile(): boolean {
    return this.#tokenFile !== path.join(this.#computer.paths.config, 'token');
  }

  async #wantsAutostart(): Promise<boolean> {
    const { terminal, paths } = this.#computer;
    if (this.#options.autostart) return true;
    if (!terminal || !this.#pairedByAsking || existsSync(paths.autostart)) return false;
    return !isNo(await terminal.ask(messages.askAutostart()));
  }

  async #enableAutostart(server: string): Promise<void> {
    const { terminal, log, programFiles: files, fromSources } = this.#computer;
    const write = terminal?.write ?? log;
    const args = this.#hasOwnTokenFile() ? ['--server', server, '--token-file', path.resolve(this.#tokenFile)] : [];
    if (!this.#options.search) args.push('--no-search');
    try {
      await enableAutostart(this.#computer, { files, args, copied: !fromSources });
      write(messages.autostartOn());
    } catch (error) {
      write(messages.autostartFailed((error as Error).message));
    }
  }

  async #print({ server, token }: Pairing): Promise<void> {
    const { terminal, log, deviceFor, find, onStop } = this.#computer;
    const agent = new Agent({
      service: new Service(server),
      token,
      log,
      deviceFor,
      explain: (error) => explain(server, error),
      find: this.#options.search ? find : null,
    });
    onStop(() => agent.stop());
    (terminal?.write ?? log)(messages.running(server));
    await agent.run();
    log(messages.stopped());
  }
}

async function pairWith(server: string, code: string): Promise<string> {
  try {
    return await new Service(server).pair(code);
  } catch (error) {
    throw new Error(explain(server, error));
  }
}

function optionsOf({ args, env }: Computer): Options {
  try {
    return readOptions(args, env);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${messages.usage()}`);
  }
}
