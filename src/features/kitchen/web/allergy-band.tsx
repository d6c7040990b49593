import { Fragment } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { bandText, briefOf } from '../allergies.ts';
import type { Warning } from '../tickets.ts';
import { OctagonIcon } from './icons.tsx';

interface AllergyBandProps {
  warnings: readonly Warning[];
  /** The dishes that stand below, or all that have a line: what was said at another is named with it. */
  here: readonly number[] | 'lines';
}

/** Across the whole ticket, directly under the table: each thing on a line of its own, and nothing of it is ever folded. It looks like nothing else here. */
export function AllergyBand({ warnings, here }: AllergyBandProps) {
  if (warnings.length === 0) return null;
  return (
    <div className="k-allergy">
      <OctagonIcon />
      <span>
        <b>{m['kitchen.allergy']()}</b>
        {warnings.map((warning) => (
          <Fragment key={warning.text}>
            {/* In the pass they follow on one line: without a space they were one word, and torn apart anywhere. */}{' '}
            <span>{bandWords(warning, here)}</span>
          </Fragment>
        ))}
      </span>
    </div>
  );
}

/** What was said, with its dish where that does not stand below, and with its order where the kitchen has that dish no more. */
function bandWords({ text: said, dish, line, past }: Warning, here: AllergyBandProps['here']): string {
  const text = bandText(said);
  if (past?.cancelled) return m['kitchen.allergyOfCancelled']({ text, dish, number: past.number });
  if (past) return m['kitchen.allergyOfCarried']({ text, dish, number: past.number });
  return line !== null && (here === 'lines' || here.includes(line)) ? text : m['kitchen.allergyOf']({ text, dish });
}

/** The same where a ticket goes on: its head has all of the words. `measured`: how high it would be there, before anything goes on. */
export function AllergyBrief({ warnings, measured = false }: { warnings: readonly Warning[]; measured?: boolean }) {
  if (warnings.length === 0) return null;
  return (
    <div className={cx('k-allergy is-brief', measured && 'is-measured')} aria-hidden={measured || undefined}>
      <OctagonIcon />
      <span>
        <b>{m['kitchen.allergy']()}</b> {warnings.map(({ text }) => briefOf(text)).join(', ')}
      </span>
    </div>
  );
}
