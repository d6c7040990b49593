import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '#features/contract.ts';
import routes from '#generated/contract.json' with { type: 'json' };

// Only methods and paths of the contract travel to the browser, no schemas: the server validates.
const link = new OpenAPILink(routes as unknown as Contract, {
  url: () => new URL('/api', location.origin),
});

export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** Query and mutation options for every call of the contract. */
export const api = createTanstackQueryUtils(client);
