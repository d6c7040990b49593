import { stallMs, watchForStall } from './stall.ts';

/**
 * What is asked for, read to its end for as long as anything of it comes. Where nothing does any more, or never did, there is no answer: a
 * browser would wait for minutes on a line that is gone.
 */
export function readAnswer(ask: (line: AbortSignal) => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  // Not AbortSignal.timeout or any, which the oldest browsers lack.
  const line = new AbortController();
  if (signal?.aborted) line.abort();
  signal?.addEventListener('abort', () => line.abort());
  return new Promise((resolve, reject) => {
    const { moved, stop } = watchForStall(stallMs, () => {
      reject(new TypeError('No answer'));
      line.abort();
    });
    const read = async () => {
      const response = await ask(line.signal);
      const reader = response.body?.getReader();
      const parts: BlobPart[] = [];
      for (;;) {
        moved();
        const part = await reader?.read();
        if (!part?.value) return new Response(new Blob(parts), response);
        parts.push(part.value);
      }
    };
    read().then(resolve, reject).finally(stop);
  });
}
