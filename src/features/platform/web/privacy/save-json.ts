import { saveFile } from '#client/save-file.ts';
import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import type { PersonData } from '../../privacy/contract.ts';

/** Has the browser save the document as it was answered, named after the day and not after the person. */
export function saveJson({ found: _, ...document }: PersonData): void {
  const file = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
  saveFile(file, `${m['platform.privacy.file']()}-${localClock(new Date(), homeTimezone).day}.json`);
}
