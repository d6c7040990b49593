import { fork } from 'node:child_process';
import path from 'node:path';
import type { Kinds } from './load.ts';

export interface LoadProcess {
  run<K extends keyof Kinds>(kind: K, task: Parameters<Kinds[K]>[0]): ReturnType<Kinds[K]>;
  stop(): void;
}

export function startLoad(): LoadProcess {
  const child = fork(path.join(import.meta.dirname, 'load.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const run = (kind: string, task: unknown) =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('The load process ended'));
      child.once('exit', ended);
      child.once('message', (answer: { result?: unknown; error?: string }) => {
        child.off('exit', ended);
        if (answer.error === undefined) resolve(answer.result);
        else reject(new Error(answer.error));
      });
      child.send({ kind, task } as never);
    });
  return { run: run as LoadProcess['run'], stop: () => child.disconnect() };
}
