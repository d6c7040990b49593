import { closedLoop, type Measured, measure, type Span, type Watched } from './closed-loop.ts';
import type { Answer } from './http-connection.ts';
import { readRequest } from './requests.ts';

export interface ReadingTask {
  port: number;
  origin: string;
  path: string;
  readers: number;
  /** An answer shorter than this is not what was asked for. */
  atLeastBytes: number;
  span: Span;
  watched: Watched;
}

/** Readers who ask for the same address again and again, with everything a browser's request says but its own copy's tag. */
export async function reading(task: ReadingTask): Promise<{ measured: Measured }> {
  const request = readRequest(task.origin, task.path);
  const clients = Array.from({ length: task.readers }, () => ({
    next: () => request,
    answered({ status, head, body }: Answer) {
      const whole = status === 200 && body.length >= task.atLeastBytes && head.includes('content-encoding: br');
      if (!whole) throw new Error(`${task.path} was answered with ${body.length} bytes and ${head}`);
    },
  }));
  const measured = await measure(task.span, task.watched, (done, running) =>
    closedLoop(task.port, clients, done, running),
  );
  return { measured };
}
