import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Switch } from '#ui/switch.tsx';
import { feeLabel } from '../../../orders/fee-label.ts';
import type { SettlementForm } from './use-settlement.ts';

interface FeeSwitchProps {
  form: SettlementForm;
  basisPoints: number | null;
  /** What it would be, also while it is off. */
  feeCents: number;
  /** Its guests asked for it to be left out, from their phones. */
  declined?: boolean;
}

/** By Brazilian law the fee is the customer's choice: one tap takes it off. */
export function FeeSwitch({ form, basisPoints, feeCents, declined }: FeeSwitchProps) {
  const { chargeServiceFee } = form.draft;
  return (
    <div className="flex min-h-15 items-center gap-3 border-hairline border-t py-2">
      <div className="min-w-0 grow">
        <p className="font-medium">{feeLabel(basisPoints, getLocale())}</p>
        <p className={declined ? 'font-medium text-sm text-yellow' : 'text-ink-3 text-sm'}>
          {declined ? m['bills.feeDeclined']() : m['bills.feeOptional']()}
        </p>
      </div>
      <span className={`money font-semibold ${chargeServiceFee ? '' : 'text-ink-3 line-through'}`}>
        {formatMoney(feeCents, getLocale())}
      </span>
      <Switch
        label={m['bills.chargeFee']()}
        labelHidden
        checked={chargeServiceFee}
        onChange={(event) => form.change({ chargeServiceFee: event.target.checked })}
      />
    </div>
  );
}
