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
import type { LaterOrder } from './later-order.ts';
import { LaterOrders } from './later-orders.tsx';
import { sayable } from './sayable.ts';
import type { Typed } from './typed.ts';
import { TypedReading } from './typed-reading.tsx';
import { typedTable } from './typed-table.ts';
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
  /** It goes on with what waited for an order before. */
  continued: boolean;
  later: readonly LaterOrder[];
  onLater: (later: readonly LaterOrder[]) => void;
  /** A new object each time someone went on without it. */
  told: object | null;
  /** Whether lines can wait on this order until they are fired. */
  holds: boolean;
  /** Why lines cannot be had as they are, by their keys. */
  troubles: ReadonlyMap<string, string>;
}

/** Where there is a keyboard. */
const typesHere = () => matchMedia('(pointer: fine)').matches;

const nothing: ReadonlyMap<string, string> = new Map();

/** The order as a sentence: what is understood appears as it is typed, and Enter puts it on the order. */
export default function TypedOrder(props: TypedOrderProps) {
  const { text, onText, menu, index, tables, tableId: chosen, begun, onTable, onAdd, onTyped, focused, told } = props;
  const { continued, later, onLater, holds, troubles } = props;
  const [answers, setAnswers] = useState(nothing);
  const [pointed, setPointed] = useState<object | null>(null);
  const [corrected, setCorrected] = useState<object | null>(null);
  const [postponed, setPostponed] = useState<object | null>(null);
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
    if (focused && !elsewhere && typesHere()) field()?.focus({ preventScroll: true });
    else if (continued) box.current?.querySelector<HTMLElement>('#typed-reading')?.focus();
  });
  useEffect(() => opens(), []);
  const points = useEffectEvent(() => point());
  useEffect(() => {
    if (told) points();
  }, [told]);
  // The button that was pressed is gone with what it put aside.
  useEffect(() => {
    if (!postponed) return;
    const last = [...(box.current?.querySelectorAll<HTMLElement>('li > p[tabindex]') ?? [])].at(-1);
    (typesHere() ? box.current?.querySelector('textarea') : last)?.focus();
  }, [postponed]);
  // The chip that was pressed is gone with its question: on to the next, or to what puts it on the order.
  useEffect(() => {
    if (answers.size === 0) return;
    const next = ['fieldset button', '[data-later], [data-add]'].map((each) => box.current?.querySelector(each));
    (next.find(Boolean) as HTMLElement | undefined)?.focus();
  }, [answers]);

  const write = (next: string) => {
    onText(next);
    setPointed(null);
    setCorrected(told);
  };
  const place = { tables, chosen, begun, fixed: onTable === null };
  const { table, trouble, otherTrouble, later: next, elsewhere } = typedTable(text, reading, place);
  const tableId = table && !trouble ? table.id : null;
  const lines = useMemo(
    () => (elsewhere ? [] : reading.lines.map((line) => draftLine(line, index, holds))),
    [reading, index, elsewhere, holds],
  );
  const ready = lines.length > 0 || tableId !== null;
  const complete = ready && !trouble && reading.asked.length + reading.unread.length === 0;
  const tell = useEffectEvent(onTyped);
  const unclear =
    reading.asked.length + reading.unread.length - reading.other.length + (trouble || otherTrouble ? 1 : 0);
  useEffect(
    () => tell(empty ? null : { lines, tableId, complete, unclear }),
    [empty, lines, tableId, complete, unclear],
  );
  /** To what is to be answered first, or the one tap that goes on. */
  const point = () => {
    setPointed({});
    const first = question() ?? box.current?.querySelector<HTMLElement>('[data-later]') ?? field();
    (first?.closest('fieldset') ?? first)?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };
  const add = () => {
    if (reading.asked.length > 0 || elsewhere) return point();
    if (!ready) return;
    if (lines.length > 0) onAdd(lines);
    if (tableId) onTable?.(tableId);
    // What could not be used stays where it was typed.
    write(
      [
        trouble && `mesa ${reading.table}`,
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
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // With Control it sends the order, from wherever in its form.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // What was pointed out is not said of what is typed next.
  const lacking = told !== corrected && told;
  const unanswered = (pointed || lacking) && reading.asked.length > 0 && m['orders.form.typed.answerFirst']();
  const unused = lacking && !empty && !complete && m['orders.form.typed.notAdded']();
  const error = trouble || otherTrouble || unanswered || unused;
  const postpone = () => {
    if (!next) return;
    onLater([...later, { number: next.number, text: next.text }]);
    write(next.rest);
    setPostponed({});
  };
  const bringBack = (order: LaterOrder) => {
    onLater(later.filter((other) => other !== order));
    write([text.trim(), order.text].filter(Boolean).join('\n'));
    field()?.focus();
  };

  return (
    <div ref={box} className="grid gap-3">
      <Field
        label={m['orders.form.typed.label']()}
        aside={
          <>
            <span className="hidden pointer-fine:inline">{m['orders.form.typed.sendKey']()}</span>
            <RoomLeft text={text} max={maxTyped} />
          </>
        }
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={maxTyped}
            autoComplete="off"
            enterKeyHint="done"
            aria-keyshortcuts="Control+Enter"
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
          holds={holds}
          troubleOf={(at) => troubles.get(lines[at]?.key ?? '') ?? null}
          table={elsewhere ? undefined : table?.number}
          onAnswer={(key, id) => setAnswers(new Map(answers).set(key, id))}
          onReopen={(keys) => setAnswers(new Map([...answers, ...keys.map((key) => [key, ''] as const)]))}
          onDrop={drop}
          pointed={Boolean(pointed || lacking)}
        />
      )}
      {next && (
        <Button data-later size="s" variant="soft" onClick={postpone}>
          {m['orders.form.typed.postpone']({ number: next.number })}
        </Button>
      )}
      {(ready || reading.asked.length > 0) && (
        <Button data-add size="s" variant="soft" onClick={add}>
          {reading.asked.length > 0
            ? m['orders.form.typed.toAnswerStill']({ count: reading.asked.length })
            : count > 0 || !table
              ? m['orders.form.typed.add']({ count })
              : m['orders.form.typed.chooseTable']({ number: table.number })}
        </Button>
      )}
      <LaterOrders later={later} onBack={bringBack} />
    </div>
  );
}
