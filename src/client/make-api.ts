import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { RouterUtils } from '@orpc/tanstack-query';
import type { Contract } from '#features/contract.ts';
import { type CallRoute, callApi } from './call-api.ts';

type Client = JsonifiedClient<ContractRouterClient<Contract>>;

interface Asking {
  signal?: AbortSignal;
  pageParam?: unknown;
}
type WithInput = { input?: object } & Record<string, unknown>;
type WithPages = { input: (page: unknown) => object; initialPageParam: unknown } & Record<string, unknown>;

/** The options that oRPC's own integration makes, for two levels of names and without its weight on a diner's phone. */
function utilsOf(feature: string, name: string, route: CallRoute) {
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
      queryFn: ({ signal }: Asking) => callApi(route, input, signal),
      ...rest,
    }),
    infiniteOptions: ({ input, ...rest }: WithPages) => ({
      queryKey: key(input(rest.initialPageParam), 'infinite'),
      queryFn: ({ signal, pageParam }: Asking) => callApi(route, input(pageParam), signal),
      ...rest,
    }),
    mutationOptions: (rest: object = {}) => ({
      mutationKey: path,
      mutationFn: (input: object) => callApi(route, input),
      ...rest,
    }),
  };
}

/** The calls of these routes, and query and mutation options for each; typed by the whole contract. */
export function makeApi(routes: unknown): { client: Client; api: RouterUtils<Client> } {
  const callers: Record<string, Record<string, unknown>> = {};
  const utils: Record<string, Record<string, unknown>> = {};
  for (const [feature, entries] of Object.entries(routes as Record<string, Record<string, CallRoute>>)) {
    callers[feature] = {};
    utils[feature] = { key: () => [[feature]] };
    for (const [name, route] of Object.entries(entries)) {
      callers[feature][name] = (input?: object, options?: Asking) => callApi(route, input, options?.signal);
      utils[feature][name] = utilsOf(feature, name, route);
    }
  }
  // Made by name, from the list of routes that `scripts/generate.mjs` writes of this very contract.
  return { client: callers as Client, api: utils as unknown as RouterUtils<Client> };
}
