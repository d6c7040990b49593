import { spawn } from 'node:child_process';

interface Given {
  input?: Buffer;
  env?: Record<string, string>;
}

const longestMs = 30_000;
const mostOutput = 1_000_000;

/** Runs a program of this computer, without a shell. `code` is null of one that was ended; throws where there is none. */
export function run(command: string, args: readonly string[], { input, env }: Given = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: longestMs,
      windowsHide: true,
    });
    const parts: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > mostOutput) child.kill();
      else parts.push(part);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString('utf8') }));
    // Who does not read it to the end says so by its code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
