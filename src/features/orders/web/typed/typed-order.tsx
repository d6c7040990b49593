import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { RoomLeft } from '#client/room-left.tsx';
import type { Menu } from '#features/menu/contract.ts';
import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { MenuIndex } from '../../order.ts';
import { type Question, readComanda } from '../../typed/read-comanda.ts';
import type { DraftLine } from '../draft.ts';
import { draftLine, leftOf, without } from './draft-line.ts';
import { TypedReading } from './typed-reading.tsx';
import { useSummary } from './use-summary.ts';

/** Characters that are read at once. */
const maxTyped = 2_000;

interface TypedOrderProps {
  text: string;
  onText: (text: string) => void;
  menu: Menu;
  index: MenuIndex;
  tables: readonly Pick<Table, 'id' | 'number'>[];
  /** Where the order is for, as far as that is chosen. */
  tableId: string;
  /** Something is on it already, which is for that table. */
  begun: boolean;
  /** Null for an order that exists: its table is changed in the field for it alone. */
  onTable: ((tableId: string) => void) | null;
  onAdd: (lines: readonly DraftLine[]) => void;
  /** What is typed that is not on the order, whenever that is another; null when nothing is. */
  onTyped: (typed: Typed | null) => void;
  /** Where there is a keyboard, it is typed in at once. */
  focused: boolean;
  /** A new object each time someone went on without it. */
  told: object | null;
}

/** What a sentence that is still in the field would put on the order. */
export interface Typed {
  lines: readonly DraftLine[];
  /** Null where it names none that is to be taken. */
  tableId: string | null;
  /** All of it is understood and nothing is asked. */
  complete: boolean;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** A sentence says neither a weight nor a price: what needs one is known by its name, and has to be picked. */
function sayable(menu: Menu): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((each) => (each.pricing ? { ...each, available: false } : each)),
  }));
  return { ...menu, categories };
}

/** The order as a sentence: what is understood appears as it is typed, and Enter puts it on the order. */
export default function TypedOrder(props: TypedOrderProps) {
  const { text, onText, menu, index, tables, tableId: chosen, begun, onTable, onAdd, onTyped, focused, told } = props;
  const [answers, setAnswers] = useState(nothing);
  const [pointed, setPointed] = useState<object | null>(null);
  const [corrected, setCorrected] = useState<object | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const empty = text.trim() === '';
  // Also where it was emptied elsewhere: what is typed next is asked anew.
  if (empty && answers.size > 0) setAnswers(nothing);
  // The same menu for every letter that is typed: what is known of its names is kept by it.
  const words = useQuery(api.orderWords.list.queryOptions()).data?.words;
  const spoken = useMemo(() => ({ ...sayable(menu), words }), [menu, words]);
  const reading = useMemo(() => readComanda(spoken, text, answers), [spoken, text, answers]);
  const summary = useSummary(text, reading);
  const field = () => box.current?.querySelector('textarea');
  const question = () => box.current?.querySelector<HTMLElement>('fieldset button');

  // Where there is a keyboard a new order is typed at once; on a phone it would cover the dishes.
  const opens = useEffectEvent(() => {
    const elsewhere = document.activeElement?.matches('input, textarea, select');
    if (focused && !elsewhere && matchMedia('(pointer: fine)').matches) field()?.focus({ preventScroll: true });
  });
  useEffect(() => opens(), []);
  useEffect(() => {
    if (!told) return;
    const typed = box.current?.querySelector('textarea');
    typed?.scrollIntoView({ block: 'center' });
    typed?.focus({ preventScroll: true });
  }, [told]);
  // The chip that was pressed is gone with its question: on to the next, or to what puts it on the order.
  useEffect(() => {
    if (answers.size === 0) return;
    const next = box.current?.querySelector<HTMLElement>('fieldset button') ?? box.current?.querySelector('button');
    next?.focus();
  }, [answers]);

  const write = (next: string) => {
    onText(next);
    setPointed(null);
    setCorrected(told);
  };
  const table = reading.table === null ? null : tables.find(({ number }) => number === reading.table);
  const other = table && table.id !== chosen;
  const kept = onTable === null && other;
  const tableTrouble =
    table === undefined
      ? m['orders.form.noSuchTable']({ number: reading.table ?? '' })
      : kept
        ? m['orders.form.typed.tableKept']()
        : other && begun && chosen
          ? m['orders.form.typed.oneTable']({ number: table.number })
          : '';
  const tableId = table && !tableTrouble ? table.id : null;
  const ready = reading.lines.length > 0 || tableId !== null;
  const lines = useMemo(() => reading.lines.map((line) => draftLine(line, index)), [reading, index]);
  const complete = ready && !tableTrouble && reading.asked.length + reading.unread.length === 0;
  const tell = useEffectEvent(onTyped);
  useEffect(() => tell(empty ? null : { lines, tableId, complete }), [empty, lines, tableId, complete]);
  const add = () => {
    if (reading.asked.length > 0) {
      setPointed({});
      question()?.focus();
      return;
    }
    if (!ready) return;
    if (lines.length > 0) onAdd(lines);
    if (tableId) onTable?.(tableId);
    // What could not be used stays where it was typed.
    write(
      [
        tableTrouble && `mesa ${reading.table}`,
        leftOf(
          text,
          reading.unread,
          reading.lines.flatMap(({ spans }) => spans),
        ),
      ]
        .filter(Boolean)
        .join(', '),
    );
    setAnswers(nothing);
    field()?.focus();
  };
  const drop = ({ spans, waiting }: Question) => {
    write(without(text, [...spans, ...waiting]));
    // Another text asks anew: an answer must not come to another question's words.
    setAnswers(nothing);
    field()?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const count = reading.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // What was pointed out is not said of what is typed next.
  const lacking = told !== corrected && told;
  const unanswered = (pointed || lacking) && reading.asked.length > 0 && m['orders.form.typed.answerFirst']();
  const unused = lacking && !empty && !complete && m['orders.form.typed.notAdded']();
  const { otherTable } = reading;
  const error =
    tableTrouble ||
    (otherTable !== null && m['orders.form.typed.oneTable']({ number: otherTable })) ||
    unanswered ||
    unused;

  return (
    <div ref={box} className="grid gap-3">
      <Field label={m['orders.form.typed.label']()} aside={<RoomLeft text={text} max={maxTyped} />} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={maxTyped}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={m['orders.form.typed.hint']()}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={press}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {summary}
      </p>
      {!empty && (
        <TypedReading
          reading={reading}
          text={text}
          index={index}
          table={table?.number}
          onAnswer={(key, id) => setAnswers(new Map(answers).set(key, id))}
          onDrop={drop}
        />
      )}
      {(ready || reading.asked.length > 0) && (
        <Button size="s" variant="soft" onClick={add}>
          {count > 0 || !table
            ? m['orders.form.typed.add']({ count })
            : m['orders.form.typed.chooseTable']({ number: table.number })}
        </Button>
      )}
    </div>
  );
}
