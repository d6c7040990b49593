import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { countedNames } from '../../lines/counted-names.ts';
import { lineCents, type MenuIndex } from '../../order.ts';
import type { Question, Reading, ReadLine } from '../../typed/read-comanda.ts';
import { draftLine, textOf } from './draft-line.ts';
import { TypedQuestion } from './typed-question.tsx';

interface TypedReadingProps {
  reading: Reading;
  text: string;
  index: MenuIndex;
  /** Whether lines can wait on this order until they are fired. */
  holds: boolean;
  /** Why a line cannot be had as it is, by its place. */
  troubleOf: (at: number) => string | null;
  /** Of the restaurant's tables, where one was named. */
  table: number | undefined;
  onAnswer: (key: string, id: string) => void;
  /** Asks again what was answered. */
  onReopen: (keys: readonly string[]) => void;
  onDrop: (question: Question) => void;
  /** Someone went on before all was answered: each question says so. */
  pointed: boolean;
}

/** What was understood, what is asked of it, and what was not understood. */
export function TypedReading(props: TypedReadingProps) {
  const { reading, text, index, holds, troubleOf, table, onAnswer, onReopen, onDrop, pointed } = props;
  const { lines, asked, unread, other, gone, excess } = reading;
  const questions = (line: number | null) =>
    asked
      .filter((question) => question.line === line)
      .map((question) => (
        <TypedQuestion
          key={question.key}
          question={question}
          words={textOf(text, question.spans)}
          product={line === null ? undefined : index.products.get(lines[line]?.productId ?? '')}
          index={index}
          onAnswer={(id) => onAnswer(question.key, id)}
          onDrop={() => onDrop(question)}
          pointed={pointed}
        />
      ));
  const somePriced = [...index.products.values()].some(({ pricing }) => pricing);
  if (lines.length + asked.length + unread.length === other.length && table === undefined) return null;
  return (
    <section
      id="typed-reading"
      tabIndex={-1}
      aria-label={m['orders.form.typed.read']()}
      className="grid scroll-mt-2 gap-3 rounded-md bg-sunken p-3 outline-none"
    >
      {table !== undefined && <p className="font-semibold">{m['orders.table']({ number: table })}</p>}
      {lines.length > 0 && (
        <ul className="grid gap-3">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the sentence
            <li key={at} className="grid gap-2">
              <LineRead {...{ line, index, holds, onReopen }} trouble={troubleOf(at)} />
              {questions(at)}
            </li>
          ))}
        </ul>
      )}
      {questions(null)}
      <Marked
        title={somePriced ? m['orders.form.typed.goneOrPriced']() : m['orders.form.typed.gone']()}
        words={gone.map((span) => textOf(text, [span]))}
      />
      <Marked title={m['orders.form.typed.excess']()} words={excess.map((span) => textOf(text, [span]))} />
      <Marked
        title={m['orders.form.typed.unread']()}
        words={unread
          // What is for another table is said where it is offered to wait.
          .filter((span) => ![gone, excess, other].some((told) => told.includes(span)))
          .map((span) => textOf(text, [span]))}
      />
    </section>
  );
}

/** What is not ordered, and why. */
function Marked({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <p data-trouble tabIndex={-1} className="flex items-start gap-2 text-sm outline-none">
      <AlertIcon size={18} className="mt-0.5 text-danger" />
      <span className="min-w-0">
        <span className="font-medium text-danger">{title}</span>{' '}
        {words.map((each, at) => (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be typed twice
            key={at}
            className="mr-1.5 border-danger border-b-2 border-dashed bg-transparent font-semibold text-ink wrap-anywhere"
          >
            {each}
          </mark>
        ))}
      </span>
    </p>
  );
}

interface LineReadProps {
  line: ReadLine;
  index: MenuIndex;
  holds: boolean;
  trouble: string | null;
  onReopen: (keys: readonly string[]) => void;
}

function LineRead({ line, index, holds, trouble, onReopen }: LineReadProps) {
  const { name, choices, optionIds, notes, unitCents, quantity } = draftLine(line, index, holds);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium leading-snug wrap-anywhere">
          <span className="money">{m['orders.form.typed.quantity']({ count: quantity })}</span> {name}
        </p>
        {choices.length > 0 && (
          <p className="text-ink-2 text-sm wrap-anywhere">{countedNames(choices, optionIds).join(' · ')}</p>
        )}
        {notes && <p className="text-ink-2 text-sm wrap-anywhere">{m['orders.note']({ note: notes })}</p>}
        {line.hold && (
          <p className="font-medium text-ink-2 text-sm">
            {holds ? m['orders.courses.waits']() : m['orders.form.typed.notHeld']()}
          </p>
        )}
        {trouble && (
          <p data-trouble tabIndex={-1} className="font-medium text-danger text-sm outline-none">
            {trouble}
          </p>
        )}
      </div>
      {line.answered.length > 0 && (
        <button
          type="button"
          aria-label={m['orders.form.typed.reopenOf']({ product: name })}
          onClick={() => onReopen(line.answered)}
          className="min-h-11 rounded-full px-3 font-semibold text-ink-2 text-sm transition hover:bg-tint-2"
        >
          {m['orders.form.typed.reopen']()}
        </button>
      )}
      <span className="money shrink-0 font-semibold">
        {formatMoney(lineCents({ quantity, unitCents }), getLocale())}
      </span>
    </div>
  );
}
