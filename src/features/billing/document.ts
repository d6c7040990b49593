import { formatCnpj, formatCpf, isValidCnpj, isValidCpf, parseCnpj, parseCpf } from '@brazilian-utils/brazilian-utils';

/** CNPJs have had letters since July 2026; the library takes them as its second version of the number. */
const lettered = { version: 2 } as const;

/** A CPF or CNPJ as it is kept: without punctuation, letters in upper case. Null when its digits do not check. */
export function readDocument(text: string): string | null {
  if (isValidCpf(text)) return parseCpf(text);
  return isValidCnpj(text, lettered) ? parseCnpj(text, lettered) : null;
}

/** '529.982.247-25' or '12.ABC.345/01DE-35'; also of a part of one, while it is being typed. */
export function formatDocument(text: string): string {
  const bare = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return bare.length <= 11 && /^\d*$/.test(bare) ? formatCpf(bare) : formatCnpj(bare, lettered);
}
