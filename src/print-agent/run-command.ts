import { spawn } from 'node:child_process';

interface Given {
  input?: Buffer;
  env?: Record<string, string>;
  longestMs?: number;
}

/** `code` is null when the program was ended before it ended by itself. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program with these arguments. Rejects when it could not be started. */
export type RunCommand = (command: string, args: readonly string[], given?: Given) => Promise<Ended>;

const mostOutput = 1_000_000;

/** Without a shell, so that no argument is read as one; ended after 30 seconds, or a megabyte of output. */
export const runCommand: RunCommand = (command, args, { input, env, longestMs = 30_000 } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const parts: Buffer[] = [];
    let length = 0;
    const settle = (code: number | null) => {
      clearTimeout(timer);
      // A grandchild may hold the pipe open after its parent has ended.
      child.stdout.destroy();
      resolve({ code, output: Buffer.concat(parts).toString('utf8') });
    };
    const giveUp = () => {
      child.kill('SIGKILL');
      settle(null);
    };
    const timer = setTimeout(giveUp, longestMs);
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > mostOutput) giveUp();
      else parts.push(part);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', settle);
    // A program that does not read all of its input says so by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
