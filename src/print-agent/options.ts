import { parseArgs } from 'node:util';

export interface Options {
  /** Without a slash at its end. */
  server: string;
  /** Needed once: from then on its token opens the door. */
  code: string | null;
  tokenFile: string;
}

export const usage = `npm run print-agent -- --server https://comanda.example [--code 123412341234] [--token-file print-agent.token]

  --server      the address of the service
  --code        the twelve digits that the owner sees under Impressoras; needed the first time only
  --token-file  where the token is kept that the code is exchanged for (default: print-agent.token in this folder)`;

/** Throws what to tell whoever started it. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  const { values } = parseArgs({
    args,
    options: { server: { type: 'string' }, code: { type: 'string' }, 'token-file': { type: 'string' } },
  });
  const server = URL.parse(values.server ?? env.COMANDA_SERVER ?? '');
  if (!server || !/^https?:$/.test(server.protocol)) throw new Error('--server must be an http:// or https:// address');
  const code = values.code?.replace(/\D/g, '') ?? null;
  if (code !== null && code.length !== 12) throw new Error('--code must be twelve digits');
  return {
    server: server.origin,
    code,
    tokenFile: values['token-file'] ?? env.PRINT_AGENT_TOKEN ?? 'print-agent.token',
  };
}
