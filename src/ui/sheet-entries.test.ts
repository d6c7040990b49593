import { expect, test } from 'vitest';
import { sheetEntries } from './sheet-entries.ts';

/** A tab: its history, what it says of it, and what of that comes to the router. */
function tab(more: { key: string; sheets?: number }[] = []) {
  const entries: { key: string; sheets?: number }[] = [{ key: 'welcome' }, { key: 'menu' }, ...more];
  let at = entries.length - 1;
  const routed: string[] = [];
  const go = (by: number) =>
    queueMicrotask(() => {
      at += by;
      let heard = true;
      place.onpopstate?.({ stopImmediatePropagation: () => (heard = false) } as unknown as PopStateEvent);
      if (heard) routed.push(entries[at]?.key ?? 'gone');
    });
  const push = (state: (typeof entries)[number]) => {
    entries.splice(at + 1, entries.length, state);
    at += 1;
  };
  const history = {
    get state() {
      return entries[at];
    },
    pushState: push,
    go,
  };
  const place: Parameters<typeof sheetEntries>[0] = { history, onpopstate: null };
  const sheets = sheetEntries(place);
  const closed: string[] = [];
  const open = (name: string) => {
    const left = sheets.open(() => {
      closed.push(name);
      left(true);
    });
    return left;
  };
  const guarded = (name: string) => sheets.open(() => closed.push(`${name} asks`));
  return {
    open,
    guarded,
    closed,
    routed,
    push,
    back: () => go(-1),
    now: () => entries.slice(0, at + 1).map(({ key }) => key),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('Back closes the topmost sheet, once, and the page stays', async () => {
  const { open, closed, routed, back, now } = tab();
  open('comanda');
  await settled();
  open('dish');
  await settled();
  back();
  await settled();
  expect(closed).toEqual(['dish']);
  back();
  await settled();
  expect([closed, routed, now()]).toEqual([['dish', 'comanda'], [], ['welcome', 'menu']]);
  back();
  await settled();
  expect(routed).toEqual(['welcome']);
});

test('a form that asks before it closes is asked again by the next Back, and the page stays', async () => {
  const { open, guarded, closed, routed, back, now } = tab();
  const left = guarded('order');
  await settled();
  for (const times of [1, 2]) {
    back();
    await settled();
    await settled();
    expect([closed.length, routed, now()]).toEqual([times, [], ['welcome', 'menu', 'menu']]);
  }
  open('correction');
  await settled();
  back();
  await settled();
  expect([closed.at(-1), now()]).toEqual(['correction', ['welcome', 'menu', 'menu']]);
  left(true);
  await settled();
  expect(now()).toEqual(['welcome', 'menu']);
});

test('what is closed by its cross leaves no entry behind, also where another opens in its place or at once after it', async () => {
  const { open, closed, routed, back, now } = tab();
  const first = open('waiting');
  await settled();
  first(true);
  const second = open('calls');
  await settled();
  expect(now()).toEqual(['welcome', 'menu', 'menu']);
  second(true);
  await Promise.resolve();
  open('dish');
  await settled();
  expect([now(), closed]).toEqual([['welcome', 'menu', 'menu'], []]);
  back();
  await settled();
  expect([closed, routed, now()]).toEqual([['dish'], [], ['welcome', 'menu']]);
});

test('a page that is left from a sheet goes on, and who comes back to it meets no entry of the sheet', async () => {
  const { open, routed, push, back, now } = tab();
  const sent = open('comanda');
  await settled();
  sent(false);
  push({ key: 'orders' });
  await settled();
  expect(now()).toEqual(['welcome', 'menu', 'menu', 'orders']);
  back();
  await settled();
  expect([routed, now()]).toEqual([['menu'], ['welcome', 'menu']]);
});

test('after a reload with a sheet open, Back closes what is opened then', async () => {
  const { open, closed, routed, back, now } = tab([{ key: 'menu', sheets: 1 }]);
  open('comanda');
  await settled();
  back();
  await settled();
  expect(closed).toEqual(['comanda']);
  expect(routed).toEqual([]);
  expect(now()).toEqual(['welcome', 'menu']);
});
