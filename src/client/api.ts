import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { RouterUtils } from '@orpc/tanstack-query';
import type { Contract } from '#features/contract.ts';
import { callApi, calls } from './call-api.ts';

type Client = JsonifiedClient<ContractRouterClient<Contract>>;

interface Asking {
  signal?: AbortSignal;
  pageParam?: unknown;
}
type WithInput = { input?: object } & Record<string, unknown>;
type WithPages = { input: (page: unknown) => object; initialPageParam: unknown } & Record<string, unknown>;

/** The options that oRPC's own integration makes, for two levels of names and without its weight on a diner's phone. */
function utilsOf(feature: string, name: string) {
  const path = [feature, name];
  const key = (input?: object, type?: 'query' | 'infinite') => [
    path,
    { ...(type && { type }), ...(input && { input }) },
  ];
  return {
    key: (options: WithInput = {}) => key(options.input),
    queryKey: ({ input }: WithInput = {}) => key(input, 'query'),
    queryOptions: ({ input, ...rest }: WithInput = {}) => ({
      queryKey: key(input, 'query'),
      queryFn: ({ signal }: Asking) => callApi(feature, name, input, signal),
      ...rest,
    }),
    infiniteOptions: ({ input, ...rest }: WithPages) => ({
      queryKey: key(input(rest.initialPageParam), 'infinite'),
      queryFn: ({ signal, pageParam }: Asking) => callApi(feature, name, input(pageParam), signal),
      ...rest,
    }),
    mutationOptions: (rest: object = {}) => ({
      mutationKey: path,
      mutationFn: (input: object) => callApi(feature, name, input),
      ...rest,
    }),
  };
}

const callers: Record<string, Record<string, unknown>> = {};
const utils: Record<string, Record<string, unknown>> = {};
for (const [feature, name] of calls) {
  callers[feature] ??= {};
  callers[feature][name] = (input?: object, options?: Asking) => callApi(feature, name, input, options?.signal);
  utils[feature] ??= { key: () => [[feature]] };
  utils[feature][name] = utilsOf(feature, name);
}

/** Every call of the contract, typed by it. */
export const client = callers as never as Client;

/** Query and mutation options for every call of the contract. */
export const api = utils as never as RouterUtils<Client>;
