import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';
import type { PersonData } from '../../privacy/contract.ts';
import { zone } from '../dates.ts';

/** Has the browser save the document as it was answered, named after the day and not after the person. */
export function saveJson({ found: _, ...document }: PersonData): void {
  const text = JSON.stringify(document, null, 2);
  const link = window.document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${m['platform.privacy.file']()}-${localClock(new Date(), zone).day}.json`;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
