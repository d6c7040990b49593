import { m } from '#generated/messages/messages.js';
import { guaranteeDays, paymentMethods } from '../../values.ts';
import { methodIcon } from '../method-icon.ts';

/** The money back within seven days, and what can be paid with. */
export function Guarantee() {
  return (
    <section
      aria-labelledby="guarantee"
      className="flex flex-col gap-x-14 gap-y-8 md:flex-row md:flex-wrap md:items-center"
    >
      <svg viewBox="0 0 168 168" aria-hidden="true" className="size-36 shrink-0 md:size-42">
        <circle
          cx="84"
          cy="84"
          r="69.5"
          className="fill-none stroke-brand-soft"
          strokeWidth="9"
          strokeDasharray="2 10.13"
        />
        <circle cx="84" cy="84" r="56" className="fill-tint" />
        <text x="84" y="94" textAnchor="middle" className="fill-brand-ink font-semibold text-5xl">
          {guaranteeDays}
        </text>
        <text x="84" y="114" textAnchor="middle" className="fill-brand-ink font-medium text-sm">
          {m['billing.pricing.days']()}
        </text>
      </svg>
      <div className="min-w-0 flex-1 md:basis-80">
        <h2 id="guarantee" className="text-4xl tracking-title">
          {m['billing.pricing.guarantee']()}
        </h2>
        <p className="mt-3 max-w-[36em] text-ink-2 text-lg">{m['billing.pricing.guaranteeText']()}</p>
      </div>
      <ul aria-label={m['billing.pricing.methods']()} className="flex flex-wrap gap-x-7 gap-y-3 md:grid">
        {paymentMethods.map((method) => {
          const Glyph = methodIcon[method];
          return (
            <li key={method} className="flex items-center gap-3">
              <Glyph size={20} className="text-brand-ink" />
              {m[`billing.method.${method}`]()}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
