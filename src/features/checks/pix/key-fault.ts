import { type PixKind, pixKinds } from '../values.ts';
import { readPixKey } from './key.ts';

/** Characters that count in a key that is whole; an e-mail ends anywhere. */
const whole = { cpf: 11, cnpj: 14, phone: 11, random: 32, email: Number.POSITIVE_INFINITY };

/**
 * What is wrong with a key while it is typed: it is none of its kind, or is one of another. What may still grow into a key is not told,
 * unless whoever typed it has gone on. Nothing typed is no key, and nothing wrong.
 */
export function keyFault(kind: PixKind, text: string, left: boolean): 'wrong' | { other: PixKind } | null {
  if (text.trim() === '' || readPixKey(kind, text) !== null) return null;
  if (!left && text.replace(/[^\p{L}\d]/gu, '').length < whole[kind]) return null;
  const others = pixKinds.filter((each) => readPixKey(each, text) !== null);
  return others.length === 1 && others[0] ? { other: others[0] } : 'wrong';
}
