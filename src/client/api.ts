import routes from '#generated/contract.json' with { type: 'json' };
import { makeApi } from './make-api.ts';

/** Every call of the contract. Diners' screens have their own few (diner-api.ts). */
export const { client, api } = makeApi(routes);
