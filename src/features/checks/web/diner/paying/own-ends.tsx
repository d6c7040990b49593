import { useQuery } from '@tanstack/react-query';
import { api } from '#client/check-api.ts';
import type { At } from '../use-check.ts';
import { Credits } from './credits.tsx';
import { EndedPart } from './ended-part.tsx';

const everyMs = 15_000;

/** What became of what this phone was paying when the house closed the bill. Nobody tells a phone whose sitting is over: it asks, while it is owed. */
export default function OwnEnds({ at, timezone }: { at: At; timezone: string }) {
  const read = useQuery({
    ...api.checks.own.queryOptions({ input: at }),
    refetchInterval: ({ state }) => {
      const waits = state.data?.parts.some(({ creditSettledAt }) => creditSettledAt === null);
      return waits ? everyMs : false;
    },
  });
  const parts = read.data?.parts ?? [];
  const cut = parts.filter(({ status }) => status !== 'paid').at(-1);
  return (
    <>
      {cut && <EndedPart part={cut} why="closed" />}
      <Credits parts={parts} timezone={timezone} />
    </>
  );
}
