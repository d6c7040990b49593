import { useQuery } from '@tanstack/react-query';
import { api, client } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import type { OutputOf } from '#features/serves.ts';
import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { SectionForm } from '../../../restaurants/web/settings/section-form.tsx';
import { useSavedForm } from '../../../restaurants/web/use-saved-form.ts';
import type { orders } from '../../contract.ts';
import { ReasonRows, reasonsOf, rowsOf } from './reason-rows.tsx';

type Choices = OutputOf<typeof orders.correctionChoices>;

/** Among the restaurant's settings: the words in which things leave a bill. */
export function ReasonsSection() {
  const read = useQuery({ ...api.orders.correctionChoices.queryOptions(), staleTime: 0 });
  return (
    <Read query={read} failed={m['orders.corrections.unread']()} waiting={<Loading itemClass="h-202 rounded-lg!" />}>
      {(choices) => <ReasonsForm choices={choices} />}
    </Read>
  );
}

// Reasons carry no revision: whoever saves last has the last word, as with a list on a wall.
const unnumbered = (choices: Choices) => ({ ...choices, revision: 0 });
const reasonsDraft = ({ reasons }: Choices) => ({ taken: rowsOf(reasons.void), given: rowsOf(reasons.gift) });

function ReasonsForm({ choices }: { choices: Choices }) {
  const { draft, set, save, discard, reload, saving, ...form } = useSavedForm({
    saved: unnumbered(choices),
    draftOf: reasonsDraft,
    send: async ({ taken, given }) => {
      const { reasons } = await client.orders.saveReasons({
        reasons: { void: reasonsOf(taken), gift: reasonsOf(given) },
      });
      return unnumbered({ ...choices, reasons });
    },
    read: async () => unnumbered(await client.orders.correctionChoices()),
    queryKey: api.orders.correctionChoices.queryKey(),
    savedText: m['orders.corrections.reasons.saved'](),
    failedText: m['orders.corrections.reasons.failed'](),
  });
  const { taken, given } = draft;
  const lacks = reasonsOf(taken).length === 0 || reasonsOf(given).length === 0;
  const submit = () => {
    if (!lacks) save();
  };
  return (
    <SectionForm {...form} saving={saving} onSave={submit} onDiscard={discard} onReload={reload}>
      <Card className="grid gap-7 sm:p-7">
        <ReasonRows title={m['orders.corrections.void']()} rows={taken} onRows={(rows) => set('taken', rows)} />
        <ReasonRows title={m['orders.corrections.gift']()} rows={given} onRows={(rows) => set('given', rows)} />
      </Card>
    </SectionForm>
  );
}
