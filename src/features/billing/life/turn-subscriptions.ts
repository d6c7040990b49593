import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import type { Letter } from '#lib/letters.ts';
import { endingLetter } from './letters.ts';
import { type Ending, lockEnding, rememberReminder, turnTo } from './store.ts';
import { stageAt, statusAt } from './turn.ts';

export interface LifeDoors {
  system: SystemDoor;
  /** Has a letter sent if the transaction is committed, however the program ends after that. */
  post(letter: Letter, transaction: SystemTransaction): Promise<void>;
}

const batch = 100;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Lets time pass for subscriptions: what has ended becomes past due and, after its grace, expired; owners are reminded. The
 * change, the note that a letter was written and the letter itself are one transaction, so no letter is lost or written twice.
 */
export async function turnSubscriptions(doors: LifeDoors, now: Date): Promise<{ turned: number; reminded: number }> {
  const done = { turned: 0, reminded: 0 };
  for (let after: string | null = first; after !== null; ) {
    const from: string = after;
    after = await doors.system.transaction(async (door) => {
      const endings = await lockEnding(door, now, from, batch);
      for (const each of endings) {
        done.turned += Number(await turn(door, each, now));
        done.reminded += Number(await remind(doors, door, each, now));
      }
      return endings.length === batch ? endings[batch - 1]!.id : null;
    });
  }
  return done;
}

async function turn(door: SystemTransaction, each: Ending, now: Date): Promise<boolean> {
  const status = statusAt(each.status, new Date(each.endsAt), now);
  if (status === each.status) return false;
  await turnTo(door, each, status);
  return true;
}

async function remind({ post }: LifeDoors, door: SystemTransaction, each: Ending, now: Date): Promise<boolean> {
  const stage = stageAt(each.status, new Date(each.endsAt), now);
  if (!stage || !each.owner || each.reminded.includes(stage)) return false;
  await rememberReminder(door, each, stage);
  await post(endingLetter(each, each.owner, now), door);
  return true;
}
