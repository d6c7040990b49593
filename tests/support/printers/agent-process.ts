import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrintingHouse } from './printing-house.ts';

const main = path.resolve(import.meta.dirname, '../../../src/print-agent/main.ts');

/** The program, and the arguments before the agent's own. */
type AgentCommand = readonly [string, ...string[]];

/** The print agent as a restaurant runs it: a process of its own, with a token file of its own. */
export class AgentProcess {
  readonly id: string;
  readonly #command: AgentCommand;
  readonly #server: string;
  readonly #folder: string;
  #code: string | null;
  #child: ChildProcess | null = null;
  /** What it wrote. */
  said = '';

  private constructor(id: string, server: string, folder: string, code: string, command: AgentCommand) {
    this.id = id;
    this.#command = command;
    this.#server = server;
    this.#folder = folder;
    this.#code = code;
  }

  /** Of the house, or of wherever else it is to be reached. */
  static async pair(
    { owner, instance }: PrintingHouse,
    server = instance.url,
    command: AgentCommand = [process.execPath, main],
  ): Promise<AgentProcess> {
    const { status, body } = await owner.post('/api/print-agents', { key: randomUUID(), name: 'Computador do caixa' });
    if (status !== 200) throw new Error(`An agent was refused: ${JSON.stringify(body)}`);
    const folder = await mkdtemp(path.join(tmpdir(), 'comanda-agent-'));
    return new AgentProcess(body.id, server, folder, body.code, command);
  }

  start(): this {
    const token = path.join(this.#folder, 'token');
    const code = this.#code ? ['--code', this.#code] : [];
    this.#code = null;
    const [program, ...before] = this.#command;
    const args = [...before, '--no-search', '--server', this.#server, '--token-file', token, ...code];
    const child = spawn(program, args, { env: { ...process.env, LC_ALL: 'en_US.UTF-8' } });
    for (const out of [child.stdout, child.stderr]) out.on('data', (words) => (this.said += words));
    this.#child = child;
    return this;
  }

  /** As `SIGTERM` does, or with `SIGKILL` as a cable that is pulled. Says with which code it ended. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  async exited(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    return new Promise((resolve) => child.once('exit', resolve));
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
