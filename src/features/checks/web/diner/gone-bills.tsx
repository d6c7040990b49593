import { useQuery } from '@tanstack/react-query';
import { api } from '#client/check-api.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { headsAt } from '../../../chain/web/diner/heads.ts';
import type { At } from './use-check.ts';

interface GoneBillsProps {
  at: At;
  /** The bill of the table, whose own history says whether it holds. */
  billId: string | undefined;
}

/** Says when the house has no record of a bill that this phone saw there: nothing else on the page would be wrong. */
export default function GoneBills({ at, billId }: GoneBillsProps) {
  const heads = headsAt(at.slug).filter(({ id }) => id !== billId);
  const { data } = useQuery({
    ...api.checks.unknownBills.queryOptions({ input: { ...at, heads } }),
    enabled: heads.length > 0,
  });
  if (!data?.unknown.length) return null;
  return (
    <div className="mx-3 mt-3 lg:mx-8">
      <Notice tone="red" live title={m['chain.gone']()}>
        <p>{m['chain.goneHint']()}</p>
        <p>{m['chain.callManager']()}</p>
      </Notice>
    </div>
  );
}
