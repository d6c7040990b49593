import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { api } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import type { CorrectionReasons } from '../../corrections/contract.ts';
import { ReasonRows, useReasonRows } from './reason-rows.tsx';

/** The owner's words for why something leaves a bill. */
export function ReasonsDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery({ ...api.orders.correctionChoices.queryOptions(), staleTime: 0 });
  if (read.data) return <ReasonsForm before={read.data.reasons} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m['orders.corrections.reasons.title']()} closeLabel={m['common.close']()}>
      <Read query={read} failed={m['orders.corrections.unread']()} waiting={<Loading itemClass="h-236 rounded-md!" />}>
        {() => null}
      </Read>
    </Dialog>
  );
}

function ReasonsForm({ before, onClose }: { before: CorrectionReasons; onClose: () => void }) {
  const formId = useId();
  const taken = useReasonRows(before.void);
  const given = useReasonRows(before.gift);
  const reasons = { void: taken.reasons, gift: given.reasons };
  const lacks = reasons.void.length === 0 || reasons.gift.length === 0;
  const save = useChange(api.orders.saveReasons.mutationOptions(), {
    done: m['orders.corrections.reasons.saved'](),
    failed: m['orders.corrections.reasons.failed'](),
    inPlace: true,
    rereads: [api.orders.correctionChoices.key()],
    onDone: onClose,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending && !lacks) save.mutate({ reasons });
  };
  return (
    <GuardedDialog
      touched={JSON.stringify(reasons) !== JSON.stringify({ void: before.void, gift: before.gift })}
      busy={save.isPending}
      words={discardWords()}
      onClose={onClose}
      title={m['orders.corrections.reasons.title']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending} disabled={lacks}>
          {m['orders.corrections.reasons.save']()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <p className="text-ink-2 text-sm">{m['orders.corrections.reasons.hint']()}</p>
        <ReasonRows title={m['orders.corrections.void']()} list={taken} />
        <ReasonRows title={m['orders.corrections.gift']()} list={given} />
        <Unsent of={[save]} />
      </form>
    </GuardedDialog>
  );
}
