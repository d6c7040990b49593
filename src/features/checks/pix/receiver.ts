import { fieldRefusal } from '#lib/errors.ts';
import type { CheckSettings } from '../settings/contract.ts';
import { receiverFault } from './code.ts';
import { readPixKey } from './key.ts';

type Pix = NonNullable<CheckSettings['pix']>;

/** A receiver as it is kept. One that makes no code is refused here, to the owner, and not later to a guest. */
export function receiverOf(typed: Pix): Pix {
  const read = { ...typed, key: readPixKey(typed.kind, typed.key) ?? '' };
  const fault = receiverFault(read);
  if (fault) throw fieldRefusal(`pix_${fault}_invalid`, `pix.${fault}`);
  return read;
}
