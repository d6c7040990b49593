import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Dot } from '#ui/badge.tsx';
import { DrawnDish } from '#ui/drawn-dish.tsx';

/** The names and figures of the drawn evening: the same in every language. */
const scene = { restaurant: 'Restaurant Demo', clock: '19:42', waiting: '8 min' };

/** A guest's phone and the kitchen's board, at the same moment. A picture, so nothing of it is read out. */
export function HomeScene() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-[36rem] w-full max-w-[22rem] select-none sm:max-w-[40rem] sm:h-[34rem]"
    >
      <Phone />
      <Board />
    </div>
  );
}

function Phone() {
  const dishes = [
    { dish: 1, cents: 5800, count: 1 },
    { dish: 2, cents: 2400, count: 1 },
    { dish: 3, cents: 2800, count: 2 },
  ] as const;
  return (
    <div className="absolute top-0 left-0 z-1 h-[32rem] w-[17rem] rounded-[44px] bg-brand-deep p-2 shadow-float sm:left-4">
      <div className="flex h-full flex-col overflow-hidden rounded-[36px] bg-paper px-4 pt-8 pb-4">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0">
            <b className="block font-semibold text-lg tracking-tight">{scene.restaurant}</b>
            <span className="text-ink-2 text-xs">{m['site.home.scene.restaurant']()}</span>
          </p>
          <span className="shrink-0 rounded-full bg-tint px-2.5 py-1.5 font-semibold text-brand-ink text-xs">
            {m['site.home.scene.table']()}
          </span>
        </div>
        <p className="mt-5 w-fit border-brand-ink border-b-2 pb-1 font-semibold text-sm">
          {m['site.home.scene.menu']()}
        </p>
        <div className="mt-2 grid">
          {dishes.map(({ dish, cents, count }) => (
            <div key={dish} className="flex items-center gap-3 py-3">
              <DrawnDish dish={dish} className="size-15 shrink-0" />
              <p className="min-w-0 grow text-sm">
                <b className="block truncate font-semibold">{m[`site.home.scene.dish${dish}`]()}</b>
                <span className="block truncate text-ink-3 text-xs">{m[`site.home.scene.dish${dish}Text`]()}</span>
                <span className="money font-medium text-xs">{formatMoney(cents, getLocale())}</span>
              </p>
              <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand text-xs">
                {count}
              </span>
            </div>
          ))}
        </div>
        <p className="mt-auto flex min-h-13 items-center justify-between gap-2 rounded-full whitespace-nowrap bg-brand px-4 font-semibold text-on-brand text-sm">
          {m['site.home.scene.comanda']()}
          <span className="money">{formatMoney(13_800, getLocale())}</span>
        </p>
      </div>
    </div>
  );
}

function Board() {
  const lines = [
    { dish: 1, quantity: 1, note: true },
    { dish: 2, quantity: 1, note: false },
    { dish: 3, quantity: 2, note: false },
  ] as const;
  return (
    <div className="absolute right-0 bottom-0 z-2 w-[15.5rem] rounded-xl bg-brand p-5 text-on-brand shadow-float sm:top-16 sm:bottom-auto sm:z-0 sm:w-[24rem] sm:p-7 sm:pl-20">
      <p className="flex justify-between font-semibold">
        {m['site.home.scene.kitchen']()}
        <span className="font-normal text-on-brand-2 tabular-nums">{scene.clock}</span>
      </p>
      <p className="mt-4 mb-2.5 flex items-center gap-2 text-on-brand-2 text-sm">
        <Dot tone="yellow" />
        {m['site.home.scene.pending']()}
      </p>
      <div className="rounded-lg bg-surface p-4 text-ink">
        <p className="flex items-baseline justify-between gap-2">
          <b className="font-semibold text-xl tracking-tight">{m['site.home.scene.table']()}</b>
          <span className="font-medium text-brand-ink text-sm">{m['site.home.scene.now']()}</span>
        </p>
        <div className="my-3 grid gap-1.5 text-sm">
          {lines.map(({ dish, quantity, note }) => (
            <p key={dish} className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
              <b className="font-semibold text-brand-ink">{quantity}</b>
              <span>
                {m[`site.home.scene.dish${dish}`]()}
                {note && <small className="block text-ink-3">{m['site.home.scene.dish1Note']()}</small>}
              </span>
            </p>
          ))}
        </div>
        <p className="grid min-h-11 place-items-center rounded-full bg-brand font-semibold text-on-brand text-sm">
          {m['site.home.scene.start']()}
        </p>
      </div>
      <div className="max-sm:hidden">
        <p className="mt-5 mb-2.5 flex items-center gap-2 text-on-brand-2 text-sm">
          <Dot tone="blue" />
          {m['site.home.scene.preparing']()}
        </p>
        <p className="flex justify-between rounded-md bg-brand-lift p-4 font-semibold">
          {m['site.home.scene.other']()}
          <span className="font-normal text-on-brand-2 text-sm">{scene.waiting}</span>
        </p>
      </div>
    </div>
  );
}
