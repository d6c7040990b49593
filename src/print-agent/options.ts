import { parseArgs } from 'node:util';
import { messages } from './messages.ts';
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
  /** Only says what it understands, and ends. */
  help: boolean;
}

/** Throws with a message for whoever started it. */
export function readOptions(args: string[], env: Env): Options {
  const values = parsed(args);
  const address = values.server ?? env.COMANDA_SERVER;
  const server = address === undefined ? null : readServer(address);
  if (address !== undefined && !server) throw new Error(messages.serverWrong());
  const code = values.code === undefined ? null : readCode(values.code);
  if (values.code !== undefined && !code) throw new Error(messages.codeMalformed());
  const autostart = values.uninstall ? false : values.install ? true : null;
  return {
    server,
    code,
    tokenFile: values['token-file'] ?? env.PRINT_AGENT_TOKEN ?? null,
    autostart,
    search: values.search,
    help: values.help,
  };
}

function parsed(args: string[]) {
  const options = {
    server: { type: 'string' },
    code: { type: 'string' },
    'token-file': { type: 'string' },
    install: { type: 'boolean' },
    uninstall: { type: 'boolean' },
    search: { type: 'boolean', default: true },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  try {
    return parseArgs({ args, allowNegative: true, options }).values;
  } catch {
    throw new Error(messages.optionsWrong());
  }
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
