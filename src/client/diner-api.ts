import routes from '#generated/contract-diner.json' with { type: 'json' };
import { makeApi } from './make-api.ts';

/** What anyone at a table may call: a diner's phone need not know where the rest of the house is. */
export const { client, api } = makeApi(routes);
