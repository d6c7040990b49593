import routes from '#generated/contract-check.json' with { type: 'json' };
import { makeApi } from './make-api.ts';

/** What a phone at a table asks about its bill, loaded with the page of it: the first view knows nothing of it. */
export const { client, api } = makeApi(routes);
