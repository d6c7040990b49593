import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { countedNames } from '../lines/counted-names.ts';
import { lineCents } from '../order.ts';
import { type LineText, lineTexts, maxNotes, maxQuantity } from '../values.ts';
import { chargedOf, type DraftLine } from './draft.ts';
import { priceChangeText } from './price-change-text.ts';

interface DraftLinesProps {
  lines: DraftLine[];
  /** How many are typed and go with them. */
  typed: number;
  onChange: (lines: DraftLine[]) => void;
  /** Why a line cannot be had as it is. */
  troubleOf: (line: DraftLine) => string | null;
  /** How many more there are; undefined where nobody counts. */
  spareOf: (line: DraftLine) => number | undefined;
  /** Opens the way by which a held line is taken away. */
  onTake: (line: number) => void;
  /** Whether what is added can be held: it is, as long as nobody has begun it. */
  holds: boolean;
}

const texts: Record<LineText, { label: (of: { product: string }) => string; hint: () => string; max: number }> = {
  notes: { label: m['orders.form.notesOf'], hint: m['orders.form.notesHint'], max: maxNotes },
};

export function DraftLines({ lines, typed, onChange, troubleOf, spareOf, onTake, holds }: DraftLinesProps) {
  const change = (line: DraftLine, part: Partial<DraftLine>) =>
    onChange(lines.map((other) => (other === line ? { ...line, ...part } : other)));
  return (
    <section aria-labelledby="draft-items" className="min-w-0">
      <h3 id="draft-items" tabIndex={-1} className="mb-2 scroll-mt-2 font-medium text-sm outline-none">
        {m['orders.form.items']()}
      </h3>
      {lines.length === 0 && typed === 0 && (
        <p className="rounded-md bg-sunken p-4 text-ink-2">{m['orders.form.noItems']()}</p>
      )}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li
            key={line.key}
            {...(troubleOf(line) !== null && { 'data-trouble': '', tabIndex: -1 })}
            className="grid gap-2 rounded-md bg-sunken p-3 outline-none"
          >
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <p className="font-semibold leading-snug wrap-anywhere">{line.name}</p>
                {line.choices.length > 0 && (
                  <p className="text-ink-2 text-sm wrap-anywhere">
                    {countedNames(line.choices, line.optionIds).join(' · ')}
                  </p>
                )}
                {line.freeQuantity > 0 && (
                  <p className="font-medium text-green text-sm">
                    {m['orders.corrections.free']({ count: Math.min(line.freeQuantity, line.quantity) })}
                  </p>
                )}
                <p aria-live="polite" className="font-medium text-sm text-yellow empty:hidden">
                  {priceChangeText(line)}
                </p>
                <p className="font-medium text-danger text-sm empty:hidden">{troubleOf(line)}</p>
              </div>
              <IconButton
                icon={TrashIcon}
                tone="danger"
                label={m['orders.form.remove']({ product: line.name })}
                disabled={line.held > 0}
                aria-describedby={line.held > 0 ? `held-${line.key}` : undefined}
                onClick={() => onChange(lines.filter((other) => other !== line))}
                className="-mt-2 -mr-1"
              />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="rounded-full bg-surface">
                <NumberStepper
                  value={line.quantity}
                  onChange={(quantity) => change(line, { quantity })}
                  min={Math.max(1, line.held)}
                  max={
                    line.weighed
                      ? 1
                      : Math.min(maxQuantity, Math.max(1, line.quantity + (spareOf(line) ?? maxQuantity)))
                  }
                  label={m['orders.form.quantity']({ product: line.name })}
                  decreaseLabel={m['orders.form.fewer']({ product: line.name })}
                  increaseLabel={m['orders.form.moreOf']({ product: line.name })}
                />
              </span>
              <span className="money font-semibold">{formatMoney(lineCents(chargedOf(line)), getLocale())}</span>
            </div>
            {holds && line.kept === null && (
              <Checkbox
                checked={line.onHold}
                onChange={(event) => change(line, { onHold: event.target.checked })}
                label={m['orders.courses.holdLine']()}
              />
            )}
            {line.kept !== null && line.onHold && (
              <p className="font-medium text-ink-2 text-sm">{m['orders.courses.held']()}</p>
            )}
            {line.kept !== null && line.held > 0 && <HeldNote line={line} number={line.kept} onTake={onTake} />}
            {lineTexts.map((field) => (
              <div key={field} className="grid">
                <TextInput
                  aria-label={texts[field].label({ product: line.name })}
                  placeholder={texts[field].hint()}
                  maxLength={texts[field].max}
                  value={line[field]}
                  onChange={(event) => change(line, { [field]: event.target.value })}
                  className="h-11!"
                />
                <RoomLeft text={line[field]} max={texts[field].max} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {typed > 0 && (
        <p className={cx('rounded-md bg-sunken p-4 text-ink-2', lines.length > 0 && 'mt-3')}>
          {typed === 1 ? m['orders.form.typed.goesAlongOne']() : m['orders.form.typed.goesAlong']({ count: typed })}
        </p>
      )}
    </section>
  );
}

/** Why a line stays, and the way by which it goes. */
function HeldNote({ line, number, onTake }: { line: DraftLine; number: number; onTake: (line: number) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p id={`held-${line.key}`} className="min-w-0 flex-1 basis-44 text-ink-2 text-sm">
        {line.freeQuantity > 0 ? m['orders.held.gift']() : m['orders.held.begun']()}
      </p>
      <Button
        variant="quiet"
        size="s"
        aria-label={m['orders.held.takeOf']({ product: line.name })}
        onClick={() => onTake(number)}
      >
        {m['orders.corrections.title']()}
      </Button>
    </div>
  );
}
