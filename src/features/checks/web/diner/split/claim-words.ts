import { m } from '#generated/messages/messages.js';
import { personName } from '../../../../bills/web/diner/person-name.tsx';
import type { Check, CheckLine } from '../../../told/contract.ts';
import { heldMinutes } from '../../../values.ts';
import { standingOf } from './pieces.ts';

type Claim = Pick<CheckLine['claims'][number], 'person' | 'you' | 'held' | 'paid'>;

/** Whose a line is, and where it may be somebody else's yet, how soon. */
export function claimWords(claim: Claim): string {
  const name = personName(claim);
  if (claim.paid) return m['checks.paidByName']({ name });
  return claim.held ? m['checks.paying']({ name }) : m['checks.chose']({ name, minutes: heldMinutes });
}

/** Of a line that is divided. */
export function partWords(claim: Claim): string {
  const name = personName(claim);
  if (claim.paid) return m['checks.partPaidBy']({ name });
  return claim.held ? m['checks.sharedWith']({ name }) : m['checks.choseApart']({ name, minutes: heldMinutes });
}

/** Lines of which this phone had chosen what another has now. */
export function takenAway<Line extends Pick<CheckLine, 'orderId' | 'line' | 'quantity' | 'claims'>>(
  before: readonly Line[],
  after: readonly Line[],
): { line: Line; by: Claim }[] {
  return before.flatMap((was) => {
    const line = after.find((each) => each.orderId === was.orderId && each.line === was.line);
    if (!line || standingOf(line).mine >= standingOf(was).mine) return [];
    const by = line.claims.find(({ you, person }) => !you && piecesOf(line, person) > piecesOf(was, person));
    return by ? [{ line, by }] : [];
  });
}

type Line = Pick<CheckLine, 'orderId' | 'line' | 'quantity' | 'claims'>;

/** Lines of which this phone had chosen something and that went to another table since, whole or in part. */
export function passedAway<Was extends Line>(
  before: { lines: readonly Was[]; passed: Check['passed'] },
  after: { lines: readonly Line[]; passed: Check['passed'] },
): { line: Was; tableNumber: number }[] {
  const news = after.passed.filter(({ passId }) => !before.passed.some((known) => known.passId === passId));
  return before.lines.flatMap((line) => {
    const isIt = (each: { orderId: string; line: number }) => each.orderId === line.orderId && each.line === line.line;
    const now = after.lines.find(isIt);
    const lost = standingOf(line).mine > (now ? standingOf(now).mine : 0);
    const pass = lost && news.find(isIt);
    return pass ? [{ line, tableNumber: pass.tableNumber }] : [];
  });
}

const piecesOf = ({ claims }: Pick<CheckLine, 'claims'>, of: number | null) =>
  claims.filter(({ you, person }) => !you && person === of).reduce((sum, { pieces }) => sum + pieces, 0);
