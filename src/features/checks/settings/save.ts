import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { by, keepEvent } from '../../accounts/events/store.ts';
import { provePassword } from '../../accounts/prove-password.ts';
import { writeCouvertDays } from '../couvert-days.ts';
import { receiverOf } from '../pix/receiver.ts';
import { readSettings, writeSettings } from '../store.ts';
import type { CheckSettings } from './contract.ts';
import { payoutLetter } from './payout-letter.ts';

type Pix = CheckSettings['pix'];

/**
 * Replaces what guests' bills offer and ask for. Another PIX receiver takes the password of whoever names it, is logged and told to the
 * owner: somebody at an unlocked desk must not lead what guests pay elsewhere.
 */
export async function saveSettings(
  caller: StaffCaller & WithSystem,
  { pix, couvertDays, password, ...input }: CheckSettings & { password?: string | undefined },
): Promise<CheckSettings> {
  const { scope } = caller;
  const receiver = pix && receiverOf(pix);
  const before = await readSettings(scope);
  if (before.revision !== input.revision) throw new CodedError('settings_changed');
  const moved = !isSame(before.pix, receiver);
  if (moved && receiver) {
    if (password === undefined) throw fieldRefusal('password_wrong', 'password');
    await provePassword(caller, password);
  }
  await scope.transaction(async (tx) => {
    const saved = await writeSettings(tx, { ...input, pix: receiver });
    if (!saved) throw new CodedError('settings_changed');
    await writeCouvertDays(tx, couvertDays);
    await tx.changed('restaurant');
    if (moved)
      await keepEvent(tx, {
        kind: receiver ? 'pixChanged' : 'pixRemoved',
        subject: receiver ? ending(receiver.key) : '',
        ...by(caller),
      });
  });
  const former = before.pix?.key;
  if (moved && receiver) await payoutLetter(caller, { what: 'pixChanged', ...receiver, former });
  else if (moved && former) await payoutLetter(caller, { what: 'pixRemoved', former });
  return readSettings(scope);
}

const isSame = (one: Pix, other: Pix) =>
  one?.kind === other?.kind && one?.key === other?.key && one?.name === other?.name && one?.city === other?.city;

/** Enough to recognise a key, which may be somebody's CPF, in a log that others read too. */
const ending = (key: string) => `…${key.slice(-4)}`;
