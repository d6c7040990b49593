import { isValidCnpj, parseCnpj } from '@brazilian-utils/brazilian-utils';
import type { Issuer } from '#lib/issuer.ts';

/** Letters too, as new numbers have had since July 2026. */
const lettered = { version: 2 } as const;

/** `ISSUER_NAME`, `ISSUER_CNPJ` and `ISSUER_ADDRESS`: all of them or none. What is missing or wrong is told in `wrong`. */
export function readIssuer(env: Record<string, string | undefined>, wrong: string[]): Issuer | null {
  const [name = '', cnpj = '', address = ''] = [env.ISSUER_NAME, env.ISSUER_CNPJ, env.ISSUER_ADDRESS].map((text) =>
    text?.trim(),
  );
  if (!name && !cnpj && !address) return null;
  if (!name || name.length > 120) wrong.push('ISSUER_NAME must be the name of the company that issues the invoices');
  if (!isValidCnpj(cnpj, lettered))
    wrong.push('ISSUER_CNPJ must be the CNPJ of that company, as in 12.ABC.345/01DE-35');
  if (!address || address.length > 200) wrong.push('ISSUER_ADDRESS must be the address of that company, on one line');
  return { name, cnpj: parseCnpj(cnpj, lettered), address };
}
