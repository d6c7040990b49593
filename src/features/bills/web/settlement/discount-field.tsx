import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { basisPointsOf } from '#lib/typed-percent.ts';
import { MoneyInput } from '#ui/money-input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { SettlementDraft } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

/** Reais off, or a percentage of the items. */
export function DiscountField({ form }: { form: SettlementForm }) {
  const { discountType, discountCents, discountPercent } = form.draft;
  const control = {
    'aria-label': m['bills.discount'](),
    'aria-invalid': form.discountFault !== null || undefined,
    'aria-describedby': form.discountFault === null ? undefined : 'bill-discount-fault',
  };
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
            onChange={(value) => form.change({ discountType: value, discountCents: 0, discountPercent: '' })}
            segments={[
              { value: 'fixed', label: m['bills.discountFixed']() },
              { value: 'percentage', label: m['bills.discountPercentage']() },
            ]}
          />
        </div>
        {discountType === 'fixed' ? (
          <MoneyInput
            {...control}
            sign={m['bills.currency']()}
            empty={0}
            cents={discountCents}
            onChange={(discountCents) => form.change({ discountCents })}
            className="w-full sm:w-36"
          />
        ) : (
          <span className="relative block w-full sm:w-36">
            <span
              aria-hidden="true"
              className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 text-ink-2"
            >
              {'%'}
            </span>
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={discountPercent}
              onChange={(event) => form.change({ discountPercent: event.target.value })}
              className="money pr-10 text-right font-medium"
            />
          </span>
        )}
      </div>
      {form.discountFault !== null && (
        <p id="bill-discount-fault" role="alert" className="text-danger text-sm">
          {form.discountFault === 'wrong'
            ? wrongText(form.draft)
            : m['bills.discountMost']({ amount: formatMoney(form.discountFault.mostCents, getLocale()) })}
        </p>
      )}
    </section>
  );
}

function wrongText({ discountType, discountCents, discountPercent }: SettlementDraft): string {
  if (discountType === 'fixed') return moneyFault(discountCents, m['fields.discount']());
  return basisPointsOf(discountPercent) === null ? m['fields.discount']() : m['fields.percentage_most']();
}
