import caipirinha from '#generated/home/caipirinha-caju.webp';
import moqueca from '#generated/home/moqueca-banana.webp';
import cheeseBread from '#generated/home/pao-de-queijo.webp';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Dot } from '#ui/dot.tsx';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { StateOnPhone, StateOnTicket } from './scene-state.tsx';

/** The names and figures of the drawn evening: the same in every language. */
const scene = { restaurant: 'Quintal da Lu', clock: '19:42', waiting: '8 min', quantity: 1 };

/**
 * What can be ticked. No script adds it up: a ticked row raises the counter by its whole reais and shows its line on
 * the ticket, so each dish brings the two classes that do it.
 */
const dishes = [
  {
    dish: 1,
    picture: moqueca,
    reais: 58,
    adds: 'has-checked:[counter-increment:reais_58]',
    line: 'group-has-[[value="1"]:checked]/scene:grid',
  },
  {
    dish: 2,
    picture: cheeseBread,
    reais: 24,
    adds: 'has-checked:[counter-increment:reais_24]',
    line: 'group-has-[[value="2"]:checked]/scene:grid',
  },
  {
    dish: 3,
    picture: caipirinha,
    reais: 28,
    adds: 'has-checked:[counter-increment:reais_28]',
    line: 'group-has-[[value="3"]:checked]/scene:grid',
  },
] as const;

const price = (reais: number) => formatMoney(reais * 100, getLocale());

/** A guest's phone to order with, and beside it the kitchen that gets the order. */
export function HomeScene() {
  return (
    <div className="group/scene mx-auto grid w-full max-w-[26rem] items-center gap-3 [counter-reset:reais] sm:max-w-[41rem] sm:grid-cols-[17.5rem_minmax(0,1fr)] sm:gap-5">
      <Phone />
      <Kitchen />
    </div>
  );
}

function Phone() {
  const [, before, after] = /^(\D*)0(.*)$/u.exec(price(0)) ?? [];
  return (
    <div className="rounded-[36px] bg-brand-deep p-2 shadow-float sm:rounded-[44px]">
      <div className="flex h-full flex-col rounded-[28px] bg-paper px-4 pt-4 sm:rounded-[36px] sm:pt-8">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0">
            <b className="block font-semibold text-lg tracking-tight">{scene.restaurant}</b>
            <span className="text-ink-2 text-xs">{m['site.home.scene.restaurant']()}</span>
          </p>
          <span className="shrink-0 rounded-full bg-tint px-2.5 py-1.5 font-semibold text-brand-ink text-xs">
            {m['site.home.scene.table']()}
          </span>
        </div>
        <fieldset data-menu className="mt-2 min-w-0 sm:mt-4">
          <legend className="font-semibold text-sm">{m['site.home.scene.menu']()}</legend>
          {dishes.map(({ dish, picture, reais, adds }) => (
            <label
              key={dish}
              className={`flex min-h-20 items-center gap-3 rounded-md py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-brand-ink sm:min-h-25 ${adds}`}
            >
              <span className="min-w-0 grow text-sm">
                <b className="block font-semibold leading-snug">{m[`site.home.scene.dish${dish}`]()}</b>{' '}
                <span className="block text-ink-2 text-xs">{m[`site.home.scene.dish${dish}Text`]()}</span>{' '}
                <span className="money font-medium text-xs">{price(reais)}</span>
              </span>
              <span className="relative shrink-0">
                <img
                  src={picture}
                  alt=""
                  width="112"
                  height="84"
                  className="h-17 w-24 rounded-md object-cover sm:h-21 sm:w-28"
                />
                <span className="absolute -right-1 -bottom-1.5 grid size-11 place-items-center">
                  <input
                    type="checkbox"
                    value={dish}
                    defaultChecked={dish === 1}
                    autoComplete="off"
                    className="peer size-9 appearance-none rounded-full bg-surface shadow-lift transition checked:bg-brand checked:ring-2 checked:ring-surface focus-visible:outline-none"
                  />
                  <PlusIcon size={18} className="pointer-events-none absolute text-brand-ink peer-checked:hidden" />
                  <CheckIcon
                    size={18}
                    className="pointer-events-none absolute hidden text-on-brand peer-checked:block"
                  />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <StateOnPhone />
        <p className="mt-3 flex min-h-13 items-center justify-between gap-2 border-hairline border-t font-semibold sm:mt-4 sm:min-h-16">
          {m['site.home.scene.comanda']()}
          <output
            data-before={before}
            data-after={after}
            className="money before:content-[attr(data-before)_counter(reais)_attr(data-after)]"
          />
        </p>
      </div>
    </div>
  );
}

function Kitchen() {
  return (
    <section aria-labelledby="kitchen" className="on-dark rounded-xl bg-panel p-4 text-on-panel shadow-float sm:p-5">
      <p id="kitchen" className="flex justify-between font-semibold">
        {m['site.home.scene.kitchen']()}
        <span aria-hidden="true" className="font-normal text-on-panel-2 tabular-nums">
          {scene.clock}
        </span>
      </p>
      <div className="mt-3 rounded-lg bg-surface p-4 text-ink sm:mt-4 sm:min-h-54">
        <p className="flex items-baseline justify-between gap-2">
          <b className="font-semibold text-xl tracking-tight">{m['site.home.scene.table']()}</b>
          <span className="hidden font-medium text-brand-ink text-sm group-has-[[data-menu]_:checked]/scene:block">
            <span className="motion-safe:sr-only">{m['site.home.scene.now']()}</span>
            <span aria-hidden="true" className="drawn-age motion-reduce:hidden" />
          </span>
        </p>
        <p className="mt-3 text-ink-2 text-sm group-has-[[data-menu]_:checked]/scene:hidden">
          {m['site.home.scene.none']()}
        </p>
        <ul className="mt-3 grid gap-2 text-sm">
          {dishes.map(({ dish, line }) => (
            <li key={dish} className={`hidden animate-rise grid-cols-[1.25rem_minmax(0,1fr)] ${line}`}>
              <b className="font-semibold text-brand-ink">{scene.quantity}</b>
              <span>
                <span className="font-medium">{m[`site.home.scene.dish${dish}`]()}</span>
                {dish === 1 && <small className="block text-ink-3">{m['site.home.scene.dish1Note']()}</small>}
              </span>
            </li>
          ))}
        </ul>
        <StateOnTicket />
      </div>
      <div aria-hidden="true" className="max-sm:hidden">
        <p className="mt-5 mb-2.5 flex items-center gap-2 text-on-panel-2 text-sm">
          <Dot tone="blue" />
          {m['site.home.scene.preparing']()}
        </p>
        <p className="flex justify-between rounded-md bg-brand-lift p-4 font-semibold">
          {m['site.home.scene.other']()}
          <span className="font-normal text-on-panel-2 text-sm">{scene.waiting}</span>
        </p>
      </div>
    </section>
  );
}
