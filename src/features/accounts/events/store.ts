import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { networkOf } from '#lib/network.ts';
import type { SecurityEvent } from './contract.ts';
import type { SecurityEventKind } from './values.ts';

interface NewEvent {
  kind: SecurityEventKind;
  /** Whose account it is about. */
  userId?: string | null;
  /** Who did it. */
  actorId?: string | null;
  /** Of whom it is, where nobody is named. */
  restaurantId?: string;
  subject?: string;
  address?: string;
}

/** Whoever asks, as who did it. */
export interface Acting {
  account: { id: string };
  address: string;
}
export const by = ({ account, address }: Acting) => ({ actorId: account.id, address });
/** Whoever asks, as who did it to their own account. */
export const toThemselves = (caller: Acting) => ({ userId: caller.account.id, ...by(caller) });

// A refusal that was written down within the same minute is not written again.
const keep = statement(
  'securityEvents.keep',
  `insert into security_events (kind, user_id, actor_id, restaurant_id, subject, address)
   values ($1, $2, $3, coalesce($4::uuid, (select restaurant_id from users where id = coalesce($2::uuid, $3::uuid))), $5, $6)
   on conflict do nothing`,
);

/** Within the transaction of a change there is none without the other. */
export async function keepEvent(door: Pick<SystemDoor, 'rows'>, event: NewEvent): Promise<void> {
  const { kind, userId = null, actorId = null, restaurantId = null, subject = '', address = '' } = event;
  await door.rows(keep, [kind, userId, actorId, restaurantId, subject, address]);
}

const byEmail = statement('securityEvents.byEmail', 'select id from users where email = $1');

/** Of an address that has no account, no more than where it came from: what was typed may be a password. */
export async function keepRefusedSignIn(system: SystemDoor, email: string, address: string): Promise<void> {
  const [known] = await system.rows<{ id: string }>(byEmail, [email]);
  await keepEvent(system, {
    kind: 'signInRefused',
    userId: known?.id ?? null,
    address: known ? address : networkOf(address),
  });
}

const pageSize = 50;
const columns = `e.id, e.at, e.kind, e.subject, e.address, u.name as person, a.name as actor, r.name as restaurant`;
const joined = `left join users u on u.id = e.user_id left join users a on a.id = e.actor_id
  left join restaurants r on r.id = e.restaurant_id`;

const ofRestaurant = statement(
  'securityEvents.ofRestaurant',
  `select ${columns} from security_events e ${joined} where e.restaurant_id = $1 and ($2::uuid is null or e.id < $2)
   order by e.id desc limit ${pageSize + 1}`,
);
const ofAll = statement(
  'securityEvents.ofAll',
  `select ${columns} from security_events e ${joined} where $1::uuid is null or e.id < $1
   order by e.id desc limit ${pageSize + 1}`,
);

export const listEventsOf = async (scope: Scope, after: string | null) =>
  paged(await scope.rows<SecurityEvent>(ofRestaurant, [scope.restaurantId, after]));
export const listEvents = async (system: SystemDoor, after: string | null) =>
  paged(await system.rows<SecurityEvent>(ofAll, [after]));

function paged(rows: SecurityEvent[]) {
  const events = rows.slice(0, pageSize);
  return { events, nextCursor: rows.length > pageSize ? (events.at(-1)?.id ?? null) : null };
}
