import { guaranteeDays } from '#features/billing/values.ts';
import { m } from '#generated/messages/messages.js';
import { PlusIcon } from '#ui/icons.tsx';

/** What owners ask before they begin; each answer is what the product does (`tests/built/promises.test.ts`). */
export function HomeAsked() {
  const asked = [
    [m['site.ask.tablets'](), m['site.ask.tabletsText']()],
    [m['site.ask.internet'](), m['site.ask.internetText']()],
    [m['site.ask.fee'](), m['site.ask.feeText']()],
    [m['site.ask.app'](), m['site.ask.appText']()],
    [m['site.ask.leave'](), m['site.ask.leaveText']({ days: guaranteeDays })],
    [
      m['site.ask.help'](),
      m['site.ask.helpText']({
        weekdays: m['feedback.support.weekdaysHours'](),
        saturday: m['feedback.support.saturdayHours'](),
      }),
    ],
  ];
  return (
    <section aria-labelledby="asked" className="grid gap-8 pt-22 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20 lg:pt-36">
      <div>
        <h2 id="asked" className="text-4xl tracking-title lg:text-5xl">
          {m['site.ask.title']()}
        </h2>
        <p className="mt-4 max-w-[20em] text-ink-2 text-lg">{m['site.ask.lead']()}</p>
      </div>
      <div className="border-hairline border-b">
        {asked.map(([question, answer], index) => (
          <details key={question} open={index === 0} className="group border-hairline border-t">
            <summary className="flex min-h-18 list-none items-center justify-between gap-5 py-4 font-semibold text-lg lg:text-xl [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{question}</span>
              <PlusIcon className="text-brand-ink transition group-open:rotate-45" />
            </summary>
            <p className="max-w-[40em] pb-7 text-ink-2 lg:pr-16 lg:text-lg">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
