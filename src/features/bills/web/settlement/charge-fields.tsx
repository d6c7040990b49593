import { useEffect, useId, useRef } from 'react';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AlertIcon, PlusIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { maxCharges, maxDescription } from '../../values.ts';
import { couvertKey, type DraftCharge } from './settlement-draft.ts';
import type { SettlementForm } from './use-settlement.ts';

/** Corkage, a broken glass: each with what it is and what it comes to. */
export function ChargeFields({ form }: { form: SettlementForm }) {
  // How many want the couvert is said in its own place.
  const charges = form.draft.charges.filter(({ key }) => key !== couvertKey);
  const section = useRef<HTMLElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    // A line that was asked for is there to be typed into. One that comes with the bill takes the keyboard from nobody.
    if (awaited.current) section.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    awaited.current = false;
  });
  const add = () => {
    awaited.current = form.addCharge();
    if (!awaited.current) focusFault(section.current);
  };
  return (
    <section ref={section} aria-labelledby="bill-charges" className="grid gap-2 border-hairline border-t py-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="bill-charges" className="text-base">
          {m['bills.charges']()}
        </h3>
        <Button
          variant="plain"
          size="s"
          aria-label={m['bills.addChargeLabel']()}
          onClick={add}
          disabled={form.draft.charges.length >= maxCharges}
          className="-mr-3"
        >
          <PlusIcon />
          {m['bills.addCharge']()}
        </Button>
      </div>
      {charges.length > 0 && (
        <ul className="grid gap-3 pb-2">
          {charges.map((charge, index) => (
            <ChargeLine key={charge.key} form={form} charge={charge} number={index + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ChargeLineProps {
  form: SettlementForm;
  charge: DraftCharge;
  number: number;
}

function ChargeLine({ form, charge, number }: ChargeLineProps) {
  const id = useId();
  const faults = form.faultsOf(charge);
  const told = [faults.description && `${id}-description`, faults.cents && `${id}-cents`].filter(Boolean).join(' ');
  return (
    <li className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_8.75rem_auto] items-center gap-2 max-[22rem]:grid-cols-[minmax(0,1fr)_auto]">
        <TextInput
          className="max-[22rem]:col-span-2"
          aria-label={m['bills.chargeDescriptionOf']({ number })}
          placeholder={m['bills.chargeDescription']()}
          aria-invalid={faults.description || undefined}
          aria-describedby={told || undefined}
          maxLength={maxDescription}
          value={charge.description}
          onChange={(event) => form.changeCharge(charge.key, { description: event.target.value })}
        />
        <MoneyInput
          sign={m['bills.currency']()}
          aria-label={m['bills.chargeAmountOf']({ number })}
          aria-invalid={faults.cents || undefined}
          aria-describedby={told || undefined}
          cents={charge.cents}
          onChange={(cents, text) => form.changeCharge(charge.key, { cents, typed: text.trim() !== '' })}
        />
        <IconButton
          icon={TrashIcon}
          label={m['bills.removeCharge']({ number })}
          onClick={() => form.change({ charges: form.draft.charges.filter((other) => other !== charge) })}
          className="-mr-2"
        />
      </div>
      {faults.description && <Fault id={`${id}-description`}>{m['fields.charge_description']()}</Fault>}
      {faults.cents && (
        <Fault id={`${id}-cents`}>{moneyFault(charge.typed ? charge.cents : null, m['fields.charge_amount']())}</Fault>
      )}
    </li>
  );
}

function Fault({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
      <AlertIcon size={16} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Puts the cursor where something is to be mended, once it is drawn so. */
export function focusFault(within: HTMLElement | null) {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
