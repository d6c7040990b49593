import { parseArgs } from 'node:util';
import { isLocalHost } from './private-networks.ts';
import type { Env } from './user-paths.ts';

export interface Options {
  /** The origin; null: the saved one, or asked for. */
  server: string | null;
  /** Needed once, to get a token. */
  code: string | null;
  /** Null: in the user's configuration folder. */
  tokenFile: string | null;
  /** Whether to start when the user signs in; null: as it is. */
  autostart: boolean | null;
  /** Whether to search for printers. */
  search: boolean;
}

export const usage = `comanda-impressao [--server https://comanda.example] [--code 123412341234]

  --server      the address of the service; asked for when none is saved
  --code        the twelve digits that the owner sees under Impressoras; needed the first time only
  --token-file  the file of the token (default: in the user's configuration folder)
  --install     starts when this user signs in, from now on
  --uninstall   no longer starts when this user signs in, and ends
  --no-search   does not search for printers`;

/** Throws with a message for whoever started it. */
export function readOptions(args: string[], env: Env): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      server: { type: 'string' },
      code: { type: 'string' },
      'token-file': { type: 'string' },
      install: { type: 'boolean' },
      uninstall: { type: 'boolean' },
      search: { type: 'boolean', default: true },
    },
  });
  const address = values.server ?? env.COMANDA_SERVER;
  const server = address === undefined ? null : readServer(address);
  if (address !== undefined && !server) throw new Error('--server must be an http:// or https:// address');
  const code = values.code === undefined ? null : readCode(values.code);
  if (values.code !== undefined && !code) throw new Error('--code must be twelve digits');
  const autostart = values.uninstall ? false : values.install ? true : null;
  return {
    server,
    code,
    tokenFile: values['token-file'] ?? env.PRINT_AGENT_TOKEN ?? null,
    autostart,
    search: values.search,
  };
}

/**
 * The origins that an address may mean as people write it: without `http://` or `https://`, or with a page behind it. The one to try first
 * comes first; none when it is no address. A name of the internet is never tried without encryption: the code would travel in the clear.
 */
export function readServers(text: string): string[] {
  const written = text.trim();
  const told = /^\w+:\/\//.test(written);
  const url = URL.parse(told ? written : `https://${written}`);
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(written)) return [];
  if (told || !isLocalHost(url.hostname)) return [url.origin];
  // Parsed anew: the port that https would leave out is not that of http.
  return [`http://${written}`, `https://${written}`].flatMap((each) => URL.parse(each)?.origin ?? []);
}

/** The first of them, or null. */
export const readServer = (text: string): string | null => readServers(text)[0] ?? null;

/** The twelve digits of a code, grouped or not; null when it is not one. */
export function readCode(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length === 12 ? digits : null;
}
