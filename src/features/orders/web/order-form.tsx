import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { lazily } from '#client/lazily.ts';
import { newKey } from '#client/new-key.ts';
import { useSignedIn } from '#client/session.ts';
import type { Item } from '#features/menu/availability/contract.ts';
import type { Menu, Product } from '#features/menu/contract.ts';
import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PricedChoice } from '../choices.ts';
import type { Order } from '../contract.ts';
import { useAllergyQuestion } from './allergies/use-allergy-question.tsx';
import { countsOf, type DraftLine, newLine, type OrderDraft, withLine, withoutSent } from './draft.ts';
import { FormFoot } from './form-foot.tsx';
import { FormItems, holdsLines } from './form-items.tsx';
import { goTo } from './go-to.ts';
import { ProductPicker } from './product-picker.tsx';
import { sendByKeys } from './send-by-keys.ts';
import { TableChoice } from './table-choice.tsx';
import type { LaterOrder } from './typed/later-order.ts';
import { findingWords, lookedFor, withoutLookedFor } from './typed/looked-for.ts';
import { useSentence } from './typed/use-sentence.ts';
import { UnsentOffers } from './unsent/unsent-offers.tsx';
import type { UnsentOrder } from './unsent/unsent-order.ts';
import { useUnsent } from './unsent/use-unsent.ts';
import { useDraft } from './use-draft.ts';
import { useFormLines } from './use-form-lines.ts';
import { useHalfMade } from './use-half-made.ts';
import { type SavedOrder, useSaveOrder } from './use-save-order.ts';

/** Comes by itself: what reads a sentence is of no use to the other screens. */
const TypedOrder = lazily(() => import('./typed/typed-order.tsx'));

interface OrderFormProps {
  order: Order | null;
  /** Where a new order is for, when that is known. */
  tableId?: string;
  menu: Menu;
  /** What is counted, and how many are left of it. */
  stock: readonly Pick<Item, 'id' | 'left'>[];
  tables: Table[];
  serviceFeeBasisPoints: number;
  /** Whether something would be lost with it. */
  onTouched: (touched: boolean) => void;
  onSaved: (saved: SavedOrder) => void;
  /** Up to which revision the order was changed from this form. */
  ownRevision: number;
  /** Hears of the order as somebody else has left it. */
  onCurrent: (order: Order) => void;
  /** Takes a line off the bill that may not be taken away here. */
  onTake: (line: number) => void;
  /** What a new order begins with. */
  begun: UnsentOrder;
  /** Goes on with another one. */
  onContinue: (order: UnsentOrder) => void;
  /** What was typed for other tables, and waits until this order is sent. */
  later: readonly LaterOrder[];
  onLater: (later: readonly LaterOrder[]) => void;
}

export default function OrderForm(props: OrderFormProps) {
  const { order, tableId, menu: read, stock, tables, serviceFeeBasisPoints, begun, later, ownRevision } = props;
  const { onTouched, onSaved, onCurrent, onTake, onContinue, onLater } = props;
  const queries = useQueryClient();
  const approves = may(useSignedIn().user.role, 'approvals');
  const { draft, setDraft, base, clash, take, ...drafted } = useDraft(order, { begun, approves, ownRevision });
  const [tableMissing, setTableMissing] = useState(false);
  const [added, setAdded] = useState('');
  const { text, setText, typed, setTyped, sendings, ...sentence } = useSentence(begun.text);
  const form = useRef<HTMLFormElement>(null);
  /** The table that is typed and was chosen otherwise since. */
  const [overruled, setOverruled] = useState<string | null>(null);
  const named = order || typed?.tableId === overruled ? null : typed?.tableId;
  const forTable = named ?? draft.tableId;

  const saving = useSaveOrder({
    order: base,
    begun,
    approves,
    numberOf: (id) => tables.find((table) => table.id === id)?.number,
    onSaved,
    onCurrent,
    onArrived: (sent) => setDraft((current) => ({ ...current, lines: withoutSent(current.lines, sent) })),
    onRefused: (error) => {
      // What is no longer as it was shown is shown as it is now.
      if (errorCode(error)) void queries.invalidateQueries({ queryKey: api.menu.own.key() });
    },
  });
  const { save, forget, key, unheard } = saving;
  const change = (part: Partial<OrderDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    forget();
  };
  const offered = useFormLines({ order, menu: read, stock, draft: draft.lines, typed: typed?.lines });
  const { menu, index, lines, all, troubles, spareOf } = offered;
  const { send, waiting, question } = useAllergyQuestion({ order: base, tableId: forTable, menu }, save);
  const busy = saving.busy || waiting;
  const looked = lookedFor(text);
  const add = (product: Product, choice: PricedChoice) => {
    // What was typed to find it has been picked, and is not ordered a second time.
    const found = findingWords([product.name], looked.words) !== '';
    const quantity = found && !product.pricing ? looked.quantity : 1;
    if (found) setText(withoutLookedFor(text));
    change({ lines: withLine(lines, { ...newLine(product, choice, newKey()), quantity }) });
    setAdded(m['orders.form.added']({ product: product.name }));
  };
  const addTyped = (typed: readonly DraftLine[]) => {
    change({ lines: typed.reduce(withLine, draft.lines) });
    const count = typed.reduce((sum, { quantity }) => sum + quantity, 0);
    setAdded(count === 1 ? m['orders.form.typed.addedOne']() : m['orders.form.typed.added']({ count }));
  };
  const halfMade = useHalfMade(menu, index.groups, begun.picks);
  const isKept = useUnsent(
    order ? null : { ...begun, ...draft, key, unheard, tableId: forTable, text, picks: halfMade.picks, later },
  );
  const touched = drafted.touched || text.trim() !== '' || halfMade.begun;
  const lost = isKept ? halfMade.measured : touched || later.length > 0;
  useEffect(() => onTouched(lost), [onTouched, lost]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || (all.length === 0 && !typed) || !halfMade.check()) return;
    if (!sentence.check()) return;
    const sending = { ...draft, tableId: forTable, lines: all };
    if (typed) {
      change(sending);
      sentence.sent();
    }
    if (all.length === 0) return;
    setTableMissing(!sending.tableId);
    if (sending.tableId) send(sending);
    else form.current?.querySelector<HTMLElement>('[data-table-number]')?.focus();
  };
  const holds = holdsLines(order, draft);
  // What is only typed stands above, where it was read.
  const seeItems = () => goTo(form.current, 'start', lines.length > 0 ? '#draft-items' : '#typed-reading');

  const items = (
    <FormItems
      {...{ order, draft, approves, holds, serviceFeeBasisPoints, offered, onTake }}
      typed={typed?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0}
      onChange={change}
    />
  );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={sendByKeys}
      // On a phone the sheet is as high with few results as with many: what is under the finger stays there.
      className="grid grid-rows-[1fr_auto] max-sm:min-h-[calc(100dvh-7.5rem)]"
    >
      {/* What is on its way is what stands here: nothing is added that would be lost with its answer. */}
      <div inert={saving.resending} className="inert:opacity-60">
        {!order && (
          <UnsentOffers
            current={begun.id}
            tableId={tableId}
            tables={tables}
            goneOf={offered.goneOf}
            onContinue={onContinue}
          />
        )}
        <div className="grid content-start items-start gap-x-8 gap-y-5 px-5 pb-5 sm:px-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <TableChoice
            tableId={forTable}
            tables={tables}
            order={order}
            missing={tableMissing}
            onChange={(id) => {
              setOverruled(typed?.tableId ?? null);
              change({ tableId: id });
            }}
          />
          {/* One edits what is there first; a new order begins with choosing. */}
          {order && items}
          <div className="grid min-w-0 content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Suspense fallback={<Skeleton className="h-28 w-full" />}>
              <TypedOrder
                key={sendings}
                text={text}
                onText={setText}
                menu={menu}
                index={index}
                tables={tables}
                tableId={draft.tableId}
                begun={draft.lines.length > 0}
                onTable={order ? null : (id) => id !== overruled && change({ tableId: id })}
                onAdd={addTyped}
                onTyped={setTyped}
                focused={!order && sendings === 0}
                continued={begun.text !== '' && sendings === 0}
                later={later}
                onLater={onLater}
                told={sentence.told}
                holds={holds}
                troubles={troubles}
              />
            </Suspense>
            <ProductPicker
              search={looked.words}
              menu={menu}
              groups={index.groups}
              tableId={draft.tableId}
              counts={countsOf(lines)}
              spareOf={(productId) => spareOf({ productId, optionIds: [] })}
              halfMade={halfMade}
              onAdd={add}
            />
          </div>
          {!order && items}
        </div>
      </div>
      <p role="status" className="sr-only">
        {added}
      </p>
      {question}
      <FormFoot
        order={order}
        status={draft.status}
        lines={all}
        serviceFeeBasisPoints={serviceFeeBasisPoints}
        clash={clash}
        saving={{ ...saving, busy }}
        empty={all.length === 0 && !typed}
        onCurrent={() => {
          take();
          forget();
        }}
        onSee={seeItems}
        unsolved={troubles.size + (typed?.unclear ?? 0)}
        onUnsolved={() => goTo(form.current, 'center', '[data-trouble]', '[data-later], textarea')}
      />
    </form>
  );
}
