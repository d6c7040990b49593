import { expect, test } from 'vitest';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import { Discovery, type Found } from './discovery.ts';

const epson: FoundPrinter = { address: 'tcp://192.168.0.50:9100', name: null, via: 'network' };
const star: FoundPrinter = { address: 'tcp://192.168.0.51:9100', name: null, via: 'network' };

/** Each search finds the next of these; between them it takes what `between` does instead of time. */
function discovery(
  searches: (FoundPrinter[] | Error)[],
  between: (search: Discovery, turn: number) => void = () => {},
) {
  /** How long each search was waited for. */
  const rests: number[] = [];
  const news: (Found | undefined)[] = [];
  let setUp = false;
  let turn = 0;
  const search: Discovery = new Discovery({
    async find() {
      rests.push(0);
      const next = searches.shift();
      if (next instanceof Error) throw next;
      return next ?? [];
    },
    onFound: () => news.push(search.pending),
    isSetUp: () => setUp,
    async wait(ms, _value, { signal }) {
      turn += 1;
      between(search, turn);
      if (searches.length === 0) search.stop();
      if (!signal.aborted) rests.push((rests.pop() ?? 0) + ms);
    },
  });
  return { search, rests, news, setUp: () => (setUp = true) };
}

test('what each search found is offered until it was sent, also where it is the same', async () => {
  const { search, news } = discovery([[epson], [epson], [epson, star]], (each) => {
    if (each.pending) each.sent(each.pending.found);
  });
  await search.run();
  expect(news).toEqual([{ found: [epson] }, { found: [epson] }, { found: [epson, star] }]);
  expect(search.pending).toBeUndefined();
});

test('what was found while another was being sent is still to be sent', async () => {
  const { search } = discovery([[epson], [star]]);
  await search.run();
  search.sent([epson]);
  expect(search.pending).toEqual({ found: [star] });
});

test('a service that refuses it is offered it again after the next search', async () => {
  const { search, news } = discovery([[epson], [epson]], (each) => each.refused());
  await search.run();
  expect(news).toEqual([{ found: [epson] }, { found: [epson] }]);
});

test('a search that fails offers nothing, and the next one is made', async () => {
  const { search, news } = discovery([new Error('EACCES'), [epson]]);
  await search.run();
  expect(news).toEqual([{ found: [epson] }]);
});

test('every three minutes until a printer is set up, then every hour', async () => {
  const { search, rests, setUp } = discovery([[], [], []], (_, turn) => turn === 2 && setUp());
  await search.run();
  expect(rests.slice(0, 2)).toEqual([180_000, 3_600_000]);
});

test('one that somebody asks for is made at once, says so until it was sent, and is made once', async () => {
  const { search, rests, news, setUp } = discovery([[], [epson], [epson]], (each, turn) => {
    if (turn === 1) each.search(4);
    if (turn === 2) each.search(4);
    if (turn === 2 && each.pending) each.sent(each.pending.found);
  });
  setUp();
  await search.run();
  expect(news.slice(0, 3)).toEqual([{ found: [] }, { found: [epson], searched: 4 }, { found: [epson] }]);
  expect(rests.slice(0, 2)).toEqual([0, 3_600_000]);
});

test('one that is asked for while another is under way is made after it', async () => {
  const { search, news } = discovery([[]]);
  search.search(1);
  const running = search.run();
  search.search(2);
  await running;
  expect(news[0]).toEqual({ found: [], searched: 1 });
  expect(news[1]).toEqual({ found: [], searched: 2 });
});

test('after a printer was lost the next search comes soon', async () => {
  const { search, rests, setUp } = discovery([[], [], []], (each, turn) => turn === 2 && each.lost());
  setUp();
  await search.run();
  expect(rests.slice(0, 2)).toEqual([360_000, 3_600_000]);
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
