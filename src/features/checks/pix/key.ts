import {
  isValidCnpj,
  isValidCpf,
  isValidEmail,
  isValidMobilePhone,
  parseCnpj,
  parseCpf,
} from '@brazilian-utils/brazilian-utils';
import type { PixKind } from '../values.ts';

/** CNPJs have had letters since July 2026; the library takes them as its second version of the number. */
const lettered = { version: 2 } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A key as the PIX directory keeps it; null when it is none of its kind. A mobile and a CPF look alike: the kind says which it is. */
export function readPixKey(kind: PixKind, text: string): string | null {
  const typed = text.trim();
  if (kind === 'cpf') return isValidCpf(typed) ? parseCpf(typed) : null;
  if (kind === 'cnpj') return isValidCnpj(typed, lettered) ? parseCnpj(typed, lettered) : null;
  if (kind === 'email') return typed.length <= 77 && isValidEmail(typed) ? typed.toLowerCase() : null;
  if (kind === 'random') return uuid.test(typed.toLowerCase()) ? typed.toLowerCase() : null;
  const digits = typed.replace(/\D/g, '').replace(/^55(?=\d{11}$)/, '');
  return isValidMobilePhone(digits) ? `+55${digits}` : null;
}
