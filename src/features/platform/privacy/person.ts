import type { SystemTransaction } from '#database/system-door.ts';
import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import { m } from '#generated/messages/messages.js';
import { CodedError } from '#lib/errors.ts';
import { keepRecord } from '../records-store.ts';
import type { Erased, PersonData } from './contract.ts';
import {
  dropAuthor,
  dropContacts,
  dropGuest,
  dropMentions,
  emptyAccount,
  lockPerson,
  ownsActiveRestaurant,
  type Person,
} from './erase-store.ts';
import { readPerson } from './store.ts';

type Administrator = SignedInCaller & WithSystem;

export async function personData({ system, now }: Administrator, email: string): Promise<PersonData> {
  const held = await system.transaction((door) => readPerson(door, email));
  const found = Object.values(held).some((kind) => (Array.isArray(kind) ? kind.length > 0 : kind !== null));
  return { email, found, readAt: now().toISOString(), ...held };
}

/** Takes a person out of everything but what was paid. Asked for again, it finds nothing, and nothing is written down. */
export async function erasePerson(caller: Administrator, email: string): Promise<Erased> {
  return caller.system.transaction(async (door) => {
    const person = await lockPerson(door, email);
    if (person) await admit(door, person);
    const counts = await takeOut(door, caller, email, person);
    await dropMentions(door, email, person?.role === 'restaurant_owner' ? person.restaurantId : null);
    const changes = Object.entries(counts).filter(([, from]) => from > 0);
    if (changes.length > 0) {
      // Whose data it was is told by no more than the number of an account that has no name any more.
      await keepRecord(door, caller, {
        action: 'erased',
        entity: 'person',
        id: person?.id ?? null,
        name: '',
        changes: Object.fromEntries(changes.map(([kind, from]) => [kind, { from, to: 0 }])),
      });
    }
    return { ...counts, account: person !== null };
  });
}

async function admit(door: SystemTransaction, { id, role }: Person): Promise<void> {
  if (role === 'admin') throw new CodedError('person_is_administrator');
  if (await ownsActiveRestaurant(door, id)) throw new CodedError('person_owns_restaurant');
}

async function takeOut(door: SystemTransaction, { now }: Administrator, email: string, person: Person | null) {
  const name = m['platform.privacy.accountName']({}, { locale: person?.locale });
  const none = { sessions: 0, identities: 0 };
  const { sessions, identities } = person ? await emptyAccount(door, person.id, name) : none;
  const feedback = person ? await dropAuthor(door, person.id) : 0;
  const houses = await dropContacts(door, email, person?.id ?? null);
  const guest = await dropGuest(door, email, now());
  // Open screens reread, and those of the account end: whoever watches a restaurant is asked again.
  for (const id of new Set([...houses, person?.restaurantId ?? []].flat())) await door.changed(id, 'restaurant', id);
  for (const { restaurantId, id } of guest) await door.changed(restaurantId, 'reservations', id);
  return {
    account: person ? 1 : 0,
    identities,
    sessions,
    contacts: houses.length,
    feedback,
    reservations: guest.length,
  };
}
