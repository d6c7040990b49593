import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface JourneyProcess {
  /** What it says next; fails when it ends instead. */
  heard<T>(): Promise<T>;
  say(what: Record<string, string>): void;
  close(): Promise<void>;
}

/** Starts a program of this folder, which says by messages what there is to know of it. */
export function openProcess(script: string, env: Record<string, string> = {}): JourneyProcess {
  const child: ChildProcess = spawn(process.execPath, [`tests/support/browser/${script}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const gone = once(child, 'exit');
  const failed = gone.then(([code]) => {
    throw new Error(`${script} ended with ${code}`);
  });
  failed.catch(() => {});
  return {
    async heard<T>() {
      const [message] = await Promise.race([once(child, 'message'), failed]);
      return message as T;
    },
    say: (what) => void child.send(what),
    async close() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
