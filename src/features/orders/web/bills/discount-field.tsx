import { m } from '#generated/messages/messages.js';
import { Segmented } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { SettlementForm } from './use-settlement.ts';

const looks = {
  fixed: { step: 0.01, sign: () => m['bills.currency'](), side: 'left-4', padding: 'pl-12' },
  percentage: { step: 1, sign: () => '%', side: 'right-4', padding: 'pr-10' },
};

/** Reais off, or a percentage of the items. */
export function DiscountField({ form }: { form: SettlementForm }) {
  const { discountType, discountTyped } = form.draft;
  const { step, sign, side, padding } = looks[discountType];
  return (
    <section aria-labelledby="bill-discount" className="grid gap-2 border-hairline border-t pt-3 pb-4">
      <h3 id="bill-discount" className="text-base">
        {m['bills.discount']()}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow">
          <Segmented
            wide
            label={m['bills.discountType']()}
            value={discountType}
            onChange={(value) => form.change({ discountType: value, discountTyped: '' })}
            segments={[
              { value: 'fixed', label: m['bills.discountFixed']() },
              { value: 'percentage', label: m['bills.discountPercentage']() },
            ]}
          />
        </div>
        <span className="relative block w-full sm:w-36">
          <span
            aria-hidden="true"
            className={`-translate-y-1/2 pointer-events-none absolute top-1/2 text-ink-2 ${side}`}
          >
            {sign()}
          </span>
          <TextInput
            key={discountType}
            type="number"
            inputMode="decimal"
            min={0}
            max={discountType === 'percentage' ? 100 : undefined}
            step={step}
            aria-label={m['bills.discount']()}
            aria-invalid={form.discountWrong || undefined}
            aria-describedby={form.discountWrong ? 'bill-discount-fault' : undefined}
            value={discountTyped}
            onChange={(event) => form.change({ discountTyped: event.target.value })}
            className={`money text-right font-medium ${padding}`}
          />
        </span>
      </div>
      {form.discountWrong && (
        <p id="bill-discount-fault" role="alert" className="text-danger text-sm">
          {m['fields.discount']()}
        </p>
      )}
    </section>
  );
}
