import { expect, test } from 'vitest';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import { Discovery } from './discovery.ts';

const epson: FoundPrinter = { address: 'tcp://192.168.0.50:9100', name: null, via: 'network' };
const star: FoundPrinter = { address: 'tcp://192.168.0.51:9100', name: null, via: 'network' };

/** Each search finds the next of these; between them it takes what `between` does instead of time. */
function discovery(
  searches: (FoundPrinter[] | Error)[],
  between: (search: Discovery, turn: number) => void = () => {},
) {
  const waits: number[] = [];
  const news: (FoundPrinter[] | undefined)[] = [];
  let setUp = false;
  const search: Discovery = new Discovery({
    async find() {
      const next = searches.shift();
      if (next instanceof Error) throw next;
      return next ?? [];
    },
    onFound: () => news.push(search.pending),
    isSetUp: () => setUp,
    async wait(ms) {
      waits.push(ms);
      between(search, waits.length);
      if (searches.length === 0) search.stop();
    },
  });
  return { search, waits, news, setUp: () => (setUp = true) };
}

test('only what is different is offered, until it was sent', async () => {
  const { search, news } = discovery([[epson], [epson], [epson, star]], (each) => {
    if (each.pending) each.sent(each.pending);
  });
  await search.run();
  expect(news).toEqual([[epson], [epson, star]]);
  expect(search.pending).toBeUndefined();
});

test('what was found while another was being sent is still to be sent', async () => {
  const { search } = discovery([[epson], [star]]);
  await search.run();
  search.sent([epson]);
  expect(search.pending).toEqual([star]);
});

test('a service that refuses it is offered it again after the next search', async () => {
  const { search, news } = discovery([[epson], [epson]], (each) => each.refused());
  await search.run();
  expect(news).toEqual([[epson], [epson]]);
});

test('a search that fails offers nothing, and the next one is made', async () => {
  const { search, news } = discovery([new Error('EACCES'), [epson]]);
  await search.run();
  expect(news).toEqual([[epson]]);
});

test('every three minutes until a printer is set up, then every hour', async () => {
  const { search, waits, setUp } = discovery([[], [], []], (_, turn) => turn === 2 && setUp());
  await search.run();
  expect(waits).toEqual([180_000, 180_000, 3_600_000]);
});

test('a stop ends the search that is under way, and what it had found is not offered', async () => {
  let aborted = false;
  const search = new Discovery({
    find: (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          resolve([epson]);
        }),
      ),
    onFound: () => {},
    isSetUp: () => false,
  });
  const running = search.run();
  search.stop();
  await running;
  expect(aborted).toBe(true);
  expect(search.pending).toBeUndefined();
});
