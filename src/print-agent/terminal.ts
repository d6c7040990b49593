import { createInterface } from 'node:readline/promises';

/** The window that someone opened the program in. */
export interface Terminal {
  /** The answer without spaces around it. Rejects when the window is closed. */
  ask(question: string): Promise<string>;
  write(line: string): void;
}

/** Null where nobody can answer: under a service manager, or in a pipe. */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return {
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
  };
}
