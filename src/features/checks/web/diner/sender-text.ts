import { m } from '#generated/messages/messages.js';
import { personName } from '../../../bills/web/diner/person-name.tsx';
import type { CheckLine } from '../../told/contract.ts';

/** Who ordered a line, as far as anybody knows. */
export function senderText({ person, you, by }: Pick<CheckLine, 'person' | 'you' | 'by'>): string | null {
  if (you) return m['checks.orderedByYou']();
  const name = person === null ? by : personName({ person, you });
  return name && m['checks.orderedBy']({ name });
}
