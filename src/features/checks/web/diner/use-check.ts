import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/check-api.ts';
import { api as tableApi } from '#client/diner-api.ts';
import { errorCode } from '#client/errors.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { say } from '../../../orders/web/diner/toasts.tsx';
import type { Split } from '../../split.ts';
import type { TableCheck } from '../../told/contract.ts';
import type { PartMethod } from '../../values.ts';

export interface At {
  slug: string;
  number: number;
}

/** They do not sit here any more: the page itself says so, or follows the bill. */
const left: readonly unknown[] = ['table_secret_required', 'sitting_ended', 'table_moved'];

/** When the first of what phones chose is free, also of this one's own; nobody tells that. */
export function untilFree(read: Pick<TableCheck, 'check' | 'now'> | undefined): number | false {
  if (!read) return false;
  const now = Date.parse(read.now);
  const claims = read.check?.lines.flatMap((line) => line.claims) ?? [];
  // What this phone let lapse stays its own until somebody takes it.
  const ends = claims.flatMap(({ until }) => (until === null || Date.parse(until) <= now ? [] : Date.parse(until)));
  return ends.length > 0 ? Math.max(1_000, Math.min(...ends) - now) : false;
}

/** The bill as this phone sees it, asked for once it is known that whoever holds it sits there. */
export function useCheck(at: At, seated: boolean) {
  return useQuery({
    ...api.checks.ofTable.queryOptions({ input: at }),
    enabled: seated,
    refetchInterval: ({ state }) => untilFree(state.data),
  });
}

/** What a phone changes of its bill. Each answer is the bill as it is then; a refusal shows what is true now. */
export function useCheckChange<Input extends object>(
  at: At,
  send: (input: Input & At) => Promise<TableCheck>,
  { failed = m['checks.changeFailed'](), explained }: { failed?: string; explained?: string } = {},
) {
  const queries = useQueryClient();
  const { queryKey } = api.checks.ofTable.queryOptions({ input: at });
  return useMutation({
    networkMode: 'always',
    // One after the other, in the sequence of the taps: the last one holds.
    scope: { id: 'check' },
    mutationFn: (input: Input) => send({ ...at, ...input }),
    // What was asked for before would be read over what this one answers.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: (error) => {
      if (left.includes(errorCode(error))) void queries.invalidateQueries({ queryKey: tableApi.tables.visit.key() });
      // What the screen itself explains is not said twice.
      else if (errorCode(error) !== explained || explained === undefined) void say('error', failureText(error, failed));
      void queries.invalidateQueries({ queryKey });
    },
  });
}

interface Asked {
  key: string;
  split: Split;
  method: PartMethod;
  changeForCents: number | null;
  seenCents: number;
}

export const sends = {
  claim: (input: At & { orderId: string; line: number; pieces: number }) => client.checks.claim(input),
  fee: (input: At & { charge: boolean }) => client.checks.wishFee(input),
  ask: (input: At & Asked) => client.checks.askPart(input),
  tell: (input: At & { id: string; paid: boolean }) => client.checks.tellPart(input),
  withdraw: (input: At & { id: string }) => client.checks.withdrawPart(input),
  couvert: (input: At & { people: number }) => client.checks.wishCouvert(input),
};
