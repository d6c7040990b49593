import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { moneyFault } from '#client/money-fault.ts';
import { RoomLeft } from '#client/room-left.tsx';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Till } from '../contract.ts';
import { type MovementKind, maxReason, mostCents } from '../values.ts';
import { isCounted } from './count.ts';
import { money } from './till-words.ts';

const words = {
  in: {
    title: m['till.move.inTitle'],
    submit: m['till.move.inSubmit'],
    done: m['till.move.inDone'],
    reasons: [m['till.move.suggestIn1'], m['till.move.suggestIn2']],
  },
  out: {
    title: m['till.move.outTitle'],
    submit: m['till.move.outSubmit'],
    done: m['till.move.outDone'],
    reasons: [m['till.move.suggestOut1'], m['till.move.suggestOut2']],
  },
};

/** Money that goes into the drawer, or out of it, and why. */
export function MovementDialog({ till, kind, onClose }: { till: Till; kind: MovementKind; onClose: () => void }) {
  const formId = useId();
  const [cents, setCents] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const keyOf = useCreationKey();
  const say = words[kind];
  const thereCents = till.tallies.find(({ method }) => method === 'dinheiro')?.expectedCents ?? 0;
  const move = useChange(api.till.move.mutationOptions(), {
    done: say.done(),
    failed: m['till.move.failed'](),
    inPlace: true,
    rereads: [api.till.key()],
    onDone: onClose,
  });
  const amountWrong = !(isCounted(cents) && cents > 0)
    ? moneyFault(cents, m['fields.till_amount'](), mostCents)
    : kind === 'out' && cents > thereCents
      ? m['errors.till_short']()
      : undefined;
  const reasonWrong = reason.trim() === '' ? m['fields.till_reason']() : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (move.isPending || cents === null || amountWrong || reasonWrong) return;
    const moving = { id: till.id, kind, cents, reason: reason.trim() };
    move.mutate({ key: keyOf(moving), ...moving });
  };
  return (
    <GuardedDialog
      touched={cents !== null || reason !== ''}
      busy={move.isPending}
      words={discardWords()}
      onClose={onClose}
      size="s"
      title={say.title()}
      footer={
        <Button type="submit" form={formId} wide busy={move.isPending}>
          {say.submit()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">
          {kind === 'in' ? m['till.move.inHint']() : m['till.move.outHint']({ amount: money(Math.max(0, thereCents)) })}
        </p>
        <Field
          label={m['till.move.amount']()}
          required
          error={(asked || (cents !== null && cents !== 0)) && amountWrong}
        >
          {(control) => (
            <MoneyInput {...control} sign={m['bills.currency']()} empty={null} cents={cents} onChange={setCents} />
          )}
        </Field>
        <Field
          label={m['till.move.reason']()}
          required
          aside={<RoomLeft text={reason} max={maxReason} />}
          error={asked && reasonWrong}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxReason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className="-mt-1 flex flex-wrap gap-2">
          {say.reasons.map((suggest) => (
            <Button key={suggest()} variant="soft" size="s" pill onClick={() => setReason(suggest())}>
              {suggest()}
            </Button>
          ))}
        </div>
        <Unsent of={[move]} />
      </form>
    </GuardedDialog>
  );
}
