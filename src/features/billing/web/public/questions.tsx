import { m } from '#generated/messages/messages.js';
import { ChevronDownIcon } from '#ui/late-icons.tsx';

const questions = ['cancel', 'methods', 'renewal', 'data', 'tables', 'invoice'] as const;

/** Opens and closes without a script. Invoices are told of where somebody issues them. */
export function Questions({ invoices }: { invoices: boolean }) {
  const asked = questions.filter((question) => invoices || question !== 'invoice');
  return (
    <section aria-labelledby="questions" className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
      <h2 id="questions" className="text-4xl tracking-title">
        {m['billing.pricing.faq']()}
      </h2>
      <div className="grid gap-2">
        {asked.map((question) => (
          <details key={question} className="group rounded-lg bg-sunken open:bg-tint">
            <summary className="flex min-h-15 list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{m[`billing.pricing.questions.${question}`]()}</span>
              <ChevronDownIcon className="text-brand-ink transition group-open:rotate-180" />
            </summary>
            <p className="max-w-[44em] px-5 pb-5 text-ink-2 sm:px-6">{m[`billing.pricing.answers.${question}`]()}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
