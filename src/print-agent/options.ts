import { parseArgs } from 'node:util';
import type { Env } from './places.ts';

export interface Options {
  /** Without a slash at its end; null: the one that was kept, or asked for. */
  server: string | null;
  /** Needed once: from then on its token opens the door. */
  code: string | null;
  /** Null: among what is kept of this person. */
  tokenFile: string | null;
  /** Whether it starts with the computer from now on; null: as it is. */
  startup: boolean | null;
  /** Whether it looks which printers there are. */
  search: boolean;
}

export const usage = `comanda-impressao [--server https://comanda.example] [--code 123412341234]

  --server      the address of the service; asked for when it was never told
  --code        the twelve digits that the owner sees under Impressoras; needed the first time only
  --token-file  where the token is kept that the code is exchanged for (default: this person's configuration)
  --install     starts with the computer from now on
  --uninstall   starts with the computer no more, and ends
  --no-search   does not look which printers there are`;

/** Throws what to tell whoever started it. */
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
  const told = values.server ?? env.COMANDA_SERVER;
  const server = told === undefined ? null : readServer(told);
  if (told !== undefined && !server) throw new Error('--server must be an http:// or https:// address');
  const code = values.code === undefined ? null : readCode(values.code);
  if (values.code !== undefined && !code) throw new Error('--code must be twelve digits');
  const startup = values.uninstall ? false : values.install ? true : null;
  return {
    server,
    code,
    tokenFile: values['token-file'] ?? env.PRINT_AGENT_TOKEN ?? null,
    startup,
    search: values.search,
  };
}

/** As people write it: also without `https://`, and with the page that they are on. Null when it is none. */
export function readServer(text: string): string | null {
  const written = text.trim();
  const url = URL.parse(/^\w+:\/\//.test(written) ? written : `https://${written}`);
  return url && /^https?:$/.test(url.protocol) && !/\s/.test(written) ? url.origin : null;
}

/** Grouped or not; null when it is no code. */
export function readCode(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length === 12 ? digits : null;
}
