import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Face, personName } from '../../../bills/web/diner/person-name.tsx';
import { InPortuguese } from '../../../menu/web/diner/in-portuguese.tsx';
import type { Check } from '../../told/contract.ts';
import { byPerson, type PersonLines } from './by-person.ts';
import { money } from './money.ts';
import { useLineWords } from './use-line-words.ts';

/** Everything of the table, under whoever ordered it. */
export function WhoOrdered({ check }: { check: Check }) {
  const { open, paid } = byPerson(check);
  // What was passed to another table is told there.
  if (check.lines.length === 0 && check.passed.length > 0) return null;
  return (
    <section
      aria-label={m['checks.whoOrdered']()}
      className="mx-3 mb-3 divide-y divide-hairline rounded-xl bg-surface px-5 py-2 shadow-lift lg:mx-8"
    >
      {check.serviceFeeCents > 0 && <p className="py-2 text-ink-3 text-sm">{m['checks.withoutFee']()}</p>}
      {check.lines.length === 0 && <p className="py-2 text-ink-2">{m['checks.allCancelled']()}</p>}
      {open.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      {paid.map((group) => (
        <Group key={`paid ${group.key}`} group={group} paid />
      ))}
    </section>
  );
}

function Group({ group, paid = false }: { group: PersonLines; paid?: boolean }) {
  const words = useLineWords();
  return (
    <section className="pt-3 pb-4">
      <header className="mb-2 flex min-h-9 items-center gap-3">
        <Face person={group.person} you={group.you} />
        <h2 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-base">
          {personName(group)}
          {group.by && (
            <small className="font-normal text-ink-3 text-sm">{m['checks.orderedBy']({ name: group.by })}</small>
          )}
          {paid && (
            <span className="flex items-center gap-1 rounded-full bg-green-tint px-2.5 py-1 text-green text-xs">
              <CheckIcon size={14} />
              {m['checks.paidBadge']()}
            </span>
          )}
        </h2>
        <span className="money text-ink-2 text-sm">{money(group.cents)}</span>
      </header>
      <ul className="grid gap-2">
        {group.lines.map((line) => {
          const { name, choices, inPortuguese } = words(line);
          return (
            <li
              key={`${line.orderId} ${line.line}`}
              className={cx('grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2', paid && 'text-ink-3')}
            >
              <span className="text-ink-3 tabular-nums">{line.quantity}x</span>
              <div>
                <p dir="auto" className="text-balance wrap-anywhere">
                  {name}
                </p>
                <InPortuguese text={inPortuguese} />
                {choices.length > 0 && <p className="text-ink-2 text-sm">{choices.join(', ')}</p>}
                {line.freeQuantity > 0 && (
                  <p className="text-green text-sm">{m['diner.gift']({ count: line.freeQuantity })}</p>
                )}
              </div>
              <span className="money">{money(line.cents)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
