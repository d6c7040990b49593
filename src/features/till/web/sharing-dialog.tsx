import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
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
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { FeeSharing } from '../contract.ts';
import { maxPoints } from '../values.ts';

/** How the owner has the service fee shared. */
export function SharingDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery({ ...api.till.sharing.queryOptions(), staleTime: 0 });
  if (read.data && read.isFetchedAfterMount) return <SharingForm read={read.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m['till.fee.share']()} closeLabel={m['common.close']()}>
      <Read
        query={{ ...read, data: undefined }}
        failed={m['till.fee.unread']()}
        waiting={<Loading itemClass="h-101 rounded-md!" />}
      >
        {() => null}
      </Read>
    </Dialog>
  );
}

function SharingForm({ read, onClose }: { read: FeeSharing; onClose: () => void }) {
  const formId = useId();
  // As it was when the dialog opened: what is saved names it.
  const [before] = useState(read);
  const [byPoints, setByPoints] = useState(before.byPoints);
  const [people, setPeople] = useState(before.people);
  const save = useChange(api.till.saveSharing.mutationOptions(), {
    done: m['till.fee.saved'](),
    failed: m['till.fee.failed'](),
    inPlace: true,
    rereads: [api.till.key()],
    onDone: onClose,
  });
  const give = (id: string, points: number) =>
    setPeople(people.map((person) => (person.id === id ? { ...person, points } : person)));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate({
      byPoints,
      people: people.map(({ id, points }) => ({ id, points })),
      revision: before.revision,
    });
  };
  return (
    <GuardedDialog
      touched={byPoints !== before.byPoints || people !== before.people}
      busy={save.isPending}
      words={discardWords()}
      onClose={onClose}
      title={m['till.fee.share']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {m['till.fee.save']()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">{m['till.fee.hint']()}</p>
        <Segmented
          label={m['till.fee.how']()}
          value={byPoints ? 'points' : 'equal'}
          onChange={(how) => setByPoints(how === 'points')}
          segments={[
            { value: 'points', label: m['till.fee.points']() },
            { value: 'equal', label: m['till.fee.equal']() },
          ]}
        />
        <ul className="divide-y divide-hairline">
          {people.map(({ id, name, points }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 font-medium wrap-break-word">{name}</span>
              <NumberStepper
                value={points}
                onChange={(given) => give(id, given)}
                max={maxPoints}
                label={m['till.fee.pointsOf']({ name })}
                decreaseLabel={m['till.fee.less']({ name })}
                increaseLabel={m['till.fee.more']({ name })}
              />
            </li>
          ))}
        </ul>
        <Unsent of={[save]} />
      </form>
    </GuardedDialog>
  );
}
