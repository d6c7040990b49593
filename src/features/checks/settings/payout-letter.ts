import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { m } from '#generated/messages/messages.js';
import { openingPath, staffPaths } from '#lib/addresses.ts';
import { ownerOf } from '../../accounts/owner-of.ts';

type Payout =
  | { what: 'pixChanged'; key: string; name: string; city: string; former: string | undefined }
  | { what: 'pixRemoved'; former: string }
  | { what: 'accountConnected'; account: string }
  | { what: 'accountDisconnected'; account: string };

/** Tells the owner where guests' money goes from now on, and who said so. */
export async function payoutLetter({ system, post, account }: StaffCaller & WithSystem, payout: Payout): Promise<void> {
  const reader = await ownerOf(system, account.restaurantId);
  if (!reader) return;
  const { email, locale, restaurant } = reader;
  const section = payout.what.startsWith('pix') ? 'conta' : 'pagamento';
  post.letter({
    to: email,
    locale,
    template: 'payoutChanged',
    values: {
      restaurant,
      by: account.name,
      what: textOf(payout, { locale }),
      url: openingPath(staffPaths.settings, section),
    },
  });
}

function textOf(payout: Payout, locale: { locale: 'pt-BR' | 'en' }): string {
  if (payout.what === 'pixChanged') {
    const { former } = payout;
    return former
      ? m['mail.payoutChanged.pixMoved']({ ...payout, former }, locale)
      : m['mail.payoutChanged.pixChanged'](payout, locale);
  }
  if (payout.what === 'pixRemoved') return m['mail.payoutChanged.pixRemoved'](payout, locale);
  if (payout.what === 'accountConnected') return m['mail.payoutChanged.accountConnected'](payout, locale);
  return m['mail.payoutChanged.accountDisconnected'](payout, locale);
}
