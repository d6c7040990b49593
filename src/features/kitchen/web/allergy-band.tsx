import { m } from '#generated/messages/messages.js';
import type { Warning } from '../tickets.ts';
import { OctagonIcon } from './icons.tsx';

interface AllergyBandProps {
  warnings: readonly Warning[];
  /** The dishes that stand below: what was said at another is named with it. */
  here: readonly number[];
}

/** Across the whole ticket, directly under the table. It looks like nothing else here. */
export function AllergyBand({ warnings, here }: AllergyBandProps) {
  if (warnings.length === 0) return null;
  return (
    <div className="k-allergy">
      <OctagonIcon />
      <span>
        <b>{m['kitchen.allergy']()}</b>
        {warnings.map(({ text, dish, line }) => (
          <span key={text}>
            {line !== null && here.includes(line)
              ? wordsOf(text)
              : m['kitchen.allergyOf']({ text: wordsOf(text), dish })}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Without the word that already stands above it. */
function wordsOf(text: string): string {
  return text.replace(/^(?:alergia|allergy)\s*:?\s+(?=\S)/i, '');
}
