import type { SystemDoor } from '#database/system-door.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { type Post, readerOf } from '#lib/letters.ts';
import { keepEvent } from './events/store.ts';
import { endSessions } from './session-store.ts';

type Change = 'linked' | 'unlinked' | 'factorOn' | 'factorOff' | 'phoneOn' | 'phoneOff';

interface Changed {
  person: { id: string; email: string; locale?: unknown };
  /** Of whoever changed it. */
  sessionId: string;
  what: Change;
  /** The third party's name. */
  provider?: string;
  /** Where they asked from. */
  address: string;
}

/** When the ways into an account change, only the session that changed them stays, and the account's owner hears of it. */
export async function accessChanged(
  { system, post }: { system: SystemDoor; post: Post },
  { person, sessionId, what, provider = '', address }: Changed,
): Promise<void> {
  await endSessions(system, person.id, { except: sessionId });
  await keepEvent(system, { kind: what, userId: person.id, actorId: person.id, subject: provider, address });
  const reader = readerOf(person);
  post.letter({
    ...reader,
    template: 'accessChanged',
    values: {
      email: person.email,
      what: m[`mail.accessChanged.${what}`]({ provider }, { locale: reader.locale }),
      url: sitePaths.forgotPassword,
    },
  });
}
