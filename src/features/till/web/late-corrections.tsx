import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { LateCorrection } from '../contract.ts';
import { correctionText, laterText } from '../correction-text.ts';

/** What was put right of tills that are closed: said, and counted in none. */
export function LateCorrections({ corrections }: { corrections: readonly LateCorrection[] }) {
  const timezone = useTimezone();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="till-late" className="grid gap-2">
      <h3 id="till-late" className="font-semibold">
        {m['till.late.title']()}
      </h3>
      <p className="text-ink-2 text-sm">{m['till.late.hint']()}</p>
      <ul className="grid gap-2 text-sm">
        {corrections.map((each) => (
          <li key={each.id} className="wrap-break-word">
            {correctionText(each, { locale: getLocale(), timezone })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was put right of a till after it was closed: its figures stay as they were counted. */
export function LaterCorrections({ corrections }: { corrections: readonly LateCorrection[] }) {
  const timezone = useTimezone();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="till-later" className="grid gap-2">
      <h3 id="till-later" className="font-semibold">
        {m['till.later.title']()}
      </h3>
      <ul className="grid gap-2 text-sm">
        {corrections.map((each) => (
          <li key={each.id} className="wrap-break-word">
            {laterText(each, { locale: getLocale(), timezone })}
          </li>
        ))}
      </ul>
    </section>
  );
}
