import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icons-more.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type DraftLine, maxNotes, maxQuantity } from './draft.ts';

interface DraftLinesProps {
  lines: DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  isUnavailable: (line: DraftLine) => boolean;
}

export function DraftLines({ lines, onChange, isUnavailable }: DraftLinesProps) {
  const change = (line: DraftLine, part: Partial<DraftLine>) =>
    onChange(lines.map((other) => (other === line ? { ...line, ...part } : other)));
  return (
    <section aria-labelledby="draft-items" className="min-w-0 lg:col-start-2">
      <h3 id="draft-items" className="mb-2 font-medium text-sm">
        {m['orders.form.items']()}
      </h3>
      {lines.length === 0 && <p className="rounded-md bg-sunken p-4 text-ink-2">{m['orders.form.noItems']()}</p>}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.key} className="grid gap-2 rounded-md bg-sunken p-3">
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <p className="font-semibold leading-snug wrap-anywhere">{line.name}</p>
                {line.choices.length > 0 && (
                  <p className="text-ink-2 text-sm wrap-anywhere">{line.choices.join(' · ')}</p>
                )}
                {isUnavailable(line) && (
                  <p className="font-medium text-danger text-sm">{m['orders.form.unavailable']()}</p>
                )}
              </div>
              <IconButton
                icon={TrashIcon}
                tone="danger"
                label={m['orders.form.remove']({ product: line.name })}
                onClick={() => onChange(lines.filter((other) => other !== line))}
                className="-mt-2 -mr-1"
              />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="rounded-full bg-surface">
                <NumberStepper
                  value={line.quantity}
                  onChange={(quantity) => change(line, { quantity })}
                  min={1}
                  max={maxQuantity}
                  label={m['orders.form.quantity']({ product: line.name })}
                  decreaseLabel={m['orders.form.fewer']({ product: line.name })}
                  increaseLabel={m['orders.form.moreOf']({ product: line.name })}
                />
              </span>
              <span className="money font-semibold">{formatMoney(line.quantity * line.unitCents, getLocale())}</span>
            </div>
            <TextInput
              aria-label={m['orders.form.notesOf']({ product: line.name })}
              placeholder={m['orders.form.notesHint']()}
              maxLength={maxNotes}
              value={line.notes}
              onChange={(event) => change(line, { notes: event.target.value })}
              className="h-11!"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
