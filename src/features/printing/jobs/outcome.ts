import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { FetchedOutcome, Outcome } from '../values.ts';
import type { Handed } from './handed.ts';
import { queueChanged } from './queue-changed.ts';

/** Paper is patient, but no roll is endless: what was tried so often waits for a person. */
const mostAttempts = 20;
/** What may have come out so often, without a word of the printer's that it did or did not, waits for a person too. */
const mostUnconfirmed = 2;
/** A printer that took a job and says nothing more has lost it or its voice. */
const silentSeconds = 90;

// At once, then ever later, up to a minute: a printer without paper is not asked every second.
const later = `not_before = now() + make_interval(secs => least(60, (attempts - 1) ^ 2))`;
const onceMore = (enough: string) =>
  `state = case when ${enough} then 'failed' else 'waiting' end, second_copy = true, sent_at = null, ${later}`;
const brokenOff = onceMore(`attempts >= ${mostAttempts}`);
const unclear = `unconfirmed = unconfirmed + 1,
  ${onceMore(`attempts >= ${mostAttempts} or unconfirmed + 1 >= ${mostUnconfirmed}`)}`;

/** Whether it waits for a person from now on, or no longer: the house is told at once. */
const settled = `printer_id as "printerId", (old.state = 'failed' or new.state = 'failed') as "forPerson"`;
const ofSpeaker = 'restaurant_id = $1 and id = $2 and handed_to = any($4::uuid[])';

// Whichever time it was that came out: it did, and need not again.
const printed = statement(
  'printing.printed',
  `update print_jobs set state = 'printed', printed_at = now(), sent_at = null
   where ${ofSpeaker} and attempts >= $3 and state <> 'printed' returning ${settled}`,
);

const notPrinted = statement(
  'printing.notPrinted',
  `update print_jobs set state = 'waiting', sent_at = null, ${later}
   where ${ofSpeaker} and attempts = $3 and state = 'sent' returning ${settled}`,
);

const unsure = statement(
  'printing.unclear',
  `update print_jobs set ${unclear} where ${ofSpeaker} and attempts = $3 and state = 'sent' returning ${settled}`,
);

const halfPrinted = statement(
  'printing.brokenOff',
  `update print_jobs set ${brokenOff} where ${ofSpeaker} and attempts = $3 and state = 'sent' returning ${settled}`,
);

const statements = { printed, not_printed: notPrinted, unclear: unsure, broken_off: halfPrinted } as const;

/**
 * What became of one handing-out, as one of these printers says, or an agent that looks after them: of what was handed to another nothing is
 * believed. Said twice, or long after, it changes nothing that is known better since.
 */
export async function settle(
  scope: Scope,
  printerIds: readonly string[],
  { id, attempt }: Handed,
  outcome: Outcome | FetchedOutcome,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const values = [tx.restaurantId, id, attempt, printerIds];
    const [job] = await tx.rows<{ printerId: string; forPerson: boolean }>(statements[outcome], values);
    if (job?.forPerson) await tx.changed('printers', job.printerId);
    else if (job) await queueChanged(tx, job.printerId);
  });
}

const unsureOf = statement(
  'printing.unsureOfPrinter',
  `update print_jobs set ${unclear} where restaurant_id = $1 and printer_id = $2 and state = 'sent' returning id`,
);

/** The printer begins anew without having said what became of what it held. */
export async function forgetHeld(scope: Scope, printerId: string): Promise<void> {
  await scope.transaction(async (tx) => {
    const forgotten = await tx.rows(unsureOf, [tx.restaurantId, printerId]);
    if (forgotten.length > 0) await tx.changed('printers', printerId);
  });
}

const silent = statement(
  'printing.silent',
  `update print_jobs set ${unclear} where state = 'sent' and sent_at < now() - make_interval(secs => ${silentSeconds})
   returning restaurant_id as "restaurantId"`,
);

/** Of every house: what was handed out and never heard of again is to be printed once more. */
export async function releaseSilent(system: SystemDoor): Promise<void> {
  await system.transaction(async (door) => {
    const released = await door.rows<{ restaurantId: string }>(silent);
    for (const restaurantId of new Set(released.map((job) => job.restaurantId)))
      await door.changed(restaurantId, 'printers');
  });
}
