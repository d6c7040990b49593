import { parseArgs } from 'node:util';
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

/** The origin of an address as people write it: without `https://`, or with a page behind it. Null when it is not one of http or https. */
export function readServer(text: string): string | null {
  const written = text.trim();
  const url = URL.parse(/^\w+:\/\//.test(written) ? written : `https://${written}`);
  return url && /^https?:$/.test(url.protocol) && !/\s/.test(written) ? url.origin : null;
}

/** The twelve digits of a code, grouped or not; null when it is not one. */
export function readCode(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length === 12 ? digits : null;
}
