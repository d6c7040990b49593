import { createInterface } from 'node:readline/promises';

/** Who sits before the program. */
export interface Person {
  ask(question: string): Promise<string>;
  say(line: string): void;
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Null where nobody can answer: under a service manager, or in a pipe. */
export function personAtConsole(): Person | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return {
    say,
    async ask(question) {
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      const hungUp = new AbortController();
      lines.once('SIGINT', () => process.exit(130));
      lines.once('close', () => hungUp.abort());
      try {
        return (await lines.question(`${question} `, { signal: hungUp.signal })).trim();
      } finally {
        lines.close();
      }
    },
  };
}
