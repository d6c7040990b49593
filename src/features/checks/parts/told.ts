import { instantFrom } from '#database/types.ts';
import { qrSvg } from '../../billing/drawings.ts';
import type { CheckSettings } from '../settings/contract.ts';
import type { Part } from './contract.ts';
import type { StoredOnline, StoredPart } from './store.ts';

/** A part as its own phone sees it: without the names that phones are known by. */
export function partTold(part: StoredPart, { pix }: Pick<CheckSettings, 'pix'>, takenBy: string | null): Part {
  const { guest: _guest, key: _key, billId: _bill, txid: _txid, pixCode, online, ...told } = part;
  const open = told.status === 'asked' || told.status === 'told';
  const code = open && pixCode !== null ? { code: pixCode, qrSvg: qrSvg(pixCode), receiver: pix?.name ?? '' } : null;
  return { ...told, pix: code, online: open && online ? onlineTold(online) : null, takenBy };
}

function onlineTold({ provider, pixCode, pageUrl, expiresAt, refused }: StoredOnline): Part['online'] {
  const code = pixCode === null ? null : { code: pixCode, qrSvg: qrSvg(pixCode) };
  // JSON of the database writes instants with their offset.
  return { provider, pix: code, pageUrl, expiresAt: instantFrom(expiresAt), refused };
}
