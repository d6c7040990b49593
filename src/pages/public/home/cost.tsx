import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { sitePaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { inputClass } from '#ui/input-class.ts';
import { type House, monthlyFor, perTableCents, waitedMinutes, waitingFields } from './waiting.ts';

const fields = ['tables', 'guests', 'minutes'] as const;

/** What doing nothing costs: a form that asks for the page again, so it needs no script and its answer has an address. */
export function HomeCost({ house, plans }: { house: House; plans: Parameters<typeof monthlyFor>[0] }) {
  return (
    <section id="cost" aria-labelledby="cost-title" className="scroll-mt-6 pt-22 lg:pt-32">
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
        <h2 id="cost-title" className="max-w-[14em] text-4xl tracking-title lg:text-5xl">
          {m['site.cost.title']()}
        </h2>
        <p className="text-ink-2 text-lg">{m['site.cost.lead']()}</p>
      </div>
      <div className="mt-10 grid overflow-hidden rounded-xl bg-sunken lg:mt-14 lg:grid-cols-2">
        <form action={`${sitePaths.home}#cost`} className="grid content-center gap-6 p-7 sm:p-10 lg:p-14">
          {fields.map((field) => (
            <label key={field} className="flex items-center justify-between gap-5 font-medium">
              <span className="min-w-0">{m[`site.cost.${field}`]()}</span>
              <input
                type="number"
                name={field}
                required
                min={waitingFields[field].least}
                max={waitingFields[field].most}
                defaultValue={house[field]}
                inputMode="numeric"
                autoComplete="off"
                className={`${inputClass} h-14 max-w-28 shrink-0 text-right font-semibold text-xl tabular-nums`}
              />
            </label>
          ))}
          <button
            type="submit"
            className="mt-2 inline-flex min-h-13 items-center justify-center rounded-full bg-surface px-6 font-semibold text-ink inset-ring inset-ring-hairline transition hover:bg-paper"
          >
            {m['site.cost.go']()}
          </button>
        </form>
        <Answer house={house} plans={plans} />
      </div>
      <p className="mt-5 max-w-[52em] text-ink-2 text-sm">{m['site.cost.assumption']()}</p>
    </section>
  );
}

function Answer({ house, plans }: Parameters<typeof HomeCost>[0]) {
  const total = waitedMinutes(house);
  const monthly = monthlyFor(plans, house.tables);
  const price = (cents: number) => formatMoney(cents, getLocale());
  const tables = house.tables === 1 ? m['site.cost.tablesOne']() : m['site.cost.tablesMany']({ count: house.tables });
  const guests = house.guests === 1 ? m['site.cost.guestsOne']() : m['site.cost.guestsMany']({ count: house.guests });
  return (
    <div className="on-dark flex flex-col bg-panel p-7 text-on-panel sm:p-10 lg:p-14">
      <p className="text-lg lg:text-xl">
        <strong className="mb-4 block font-medium text-5xl tracking-display tabular-nums sm:text-6xl lg:text-7xl">
          {waitedText(total)}
        </strong>{' '}
        <span className="block max-w-[24em]">{m['site.cost.waited']()}</span>
      </p>
      <p className="mt-2 text-on-panel-2 tabular-nums">
        {m['site.cost.how']({ tables, guests, minutes: house.minutes, total: counted(total) })}
      </p>
      {monthly !== null && (
        <div className="mt-auto pt-10">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-on-panel/20 border-t pt-6 font-semibold text-lg">
            {m['site.cost.with']()}
            <span className="money text-2xl tracking-tight">
              {m['site.cost.perTable']({ price: price(perTableCents(monthly, house.tables)) })}
            </span>
          </p>
          <p className="mt-1.5 text-on-panel-2 tabular-nums">
            {m['site.cost.perTableHow']({ price: price(monthly), tables })}
          </p>
        </div>
      )}
    </div>
  );
}

const counted = (figure: number) => new Intl.NumberFormat(getLocale()).format(figure);

function waitedText(total: number): string {
  const hours = counted(Math.floor(total / 60));
  const minutes = total % 60;
  if (total < 60) return m['site.cost.underHour']({ minutes });
  return minutes === 0 ? m['site.cost.wholeHours']({ hours }) : m['site.cost.hours']({ hours, minutes });
}
