import { createInterface } from 'node:readline/promises';

/** The window that someone opened the program in. */
export interface Terminal {
  /** The answer without spaces around it. Rejects when the window is closed. */
  ask(question: string): Promise<string>;
  write(line: string): void;
  /** Says what is being done until it is; Enter stops it. */
  stoppable<Result>(line: string, work: (stopped: AbortSignal) => Promise<Result>): Promise<Result>;
}

/** Null where nobody can answer: under a service manager, or in a pipe. */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const terminal: Terminal = {
    write: (line) => void process.stdout.write(`${line}\n`),
    async ask(question) {
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      const closed = new AbortController();
      lines.once('SIGINT', () => process.exit(130));
      lines.once('close', () => closed.abort());
      try {
        return (await lines.question(`${question} `, { signal: closed.signal })).trim();
      } finally {
        lines.close();
      }
    },
    async stoppable(line, work) {
      const stop = new AbortController();
      process.stdout.write(`${line}\n`);
      const lines = createInterface({ input: process.stdin });
      lines.once('line', () => stop.abort());
      // Without a window there is nobody left to wait for it.
      lines.once('close', () => stop.abort());
      try {
        return await work(stop.signal);
      } finally {
        lines.removeAllListeners('close');
        lines.close();
      }
    },
  };
  return terminal;
}
