import { type MutationKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/check-api.ts';
import { api as tableApi } from '#client/diner-api.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { say } from '../../../orders/web/diner/toasts.tsx';
import type { Split } from '../../split.ts';
import type { TableCheck } from '../../told/contract.ts';
import type { PartMethod } from '../../values.ts';
import { untilAnswered } from './until-answered.ts';
import { untilFree } from './until-free.ts';

export interface At {
  slug: string;
  number: number;
}

/** They do not sit here any more: the page itself says so, or follows the bill. */
const left: readonly unknown[] = ['table_secret_required', 'sitting_ended', 'table_moved'];

/** The bill as this phone sees it, asked for once it is known that whoever holds it sits there. */
export function useCheck(at: At, seated: boolean) {
  return useQuery({
    ...api.checks.ofTable.queryOptions({ input: at }),
    enabled: seated,
    refetchInterval: ({ state }) => untilFree(state.data),
  });
}

interface ChangeOutcome {
  /** Said when it is not done and the refusal says nothing better. */
  failed?: string;
  /** The refusal that the screen itself explains. */
  explained?: string;
  /** What it is known by while it is sent until an answer comes; the same sent twice has to be one. */
  resends?: MutationKey;
}

/** What a phone changes of its bill. Each answer is the bill as it is then; a refusal shows what is true now. */
export function useCheckChange<Input extends object>(
  at: At,
  send: (input: Input & At) => Promise<TableCheck>,
  { failed = m['checks.changeFailed'](), explained, resends }: ChangeOutcome = {},
) {
  const queries = useQueryClient();
  const { queryKey } = api.checks.ofTable.queryOptions({ input: at });
  return useMutation({
    networkMode: 'always',
    ...(resends && { ...untilAnswered, mutationKey: resends }),
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
  claimOwn: (input: At & { chosen: boolean }) => client.checks.claimOwn(input),
  fee: (input: At & { charge: boolean }) => client.checks.wishFee(input),
  ask: (input: At & Asked) => client.checks.askPart(input),
  tell: (input: At & { id: string; paid: boolean }) => client.checks.tellPart(input),
  withdraw: (input: At & { id: string }) => client.checks.withdrawPart(input),
  couvert: (input: At & { people: number }) => client.checks.wishCouvert(input),
};
