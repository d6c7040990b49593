import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { newKey } from '#client/new-key.ts';
import type { Menu, Option, Product } from '#features/menu/contract.ts';
import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Order } from '../contract.ts';
import { reopens } from '../order.ts';
import { type DraftLine, draftOf, newLine, priced, withLine } from './draft.ts';
import { DraftLines } from './draft-lines.tsx';
import { FormPlace } from './form-place.tsx';
import { FormSums } from './form-sums.tsx';
import { ProductPicker } from './product-picker.tsx';
import { type OrderDraft, useSaveOrder } from './use-save-order.ts';

interface OrderFormProps {
  order: Order | null;
  menu: Menu;
  tables: Table[];
  serviceFeeBasisPoints: number;
  onTouched: () => void;
  onSaved: (id: string) => void;
  /** Opens the order as it is now, in place of what was typed. */
  onReload: () => void;
}

export function OrderForm({
  order,
  menu,
  tables,
  serviceFeeBasisPoints,
  onTouched,
  onSaved,
  onReload,
}: OrderFormProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<OrderDraft>(() => ({
    tableId: order?.tableId ?? '',
    status: order?.status ?? 'pendente',
    lines: order ? draftOf(order) : [],
  }));
  const [tableMissing, setTableMissing] = useState(false);
  const [stale, setStale] = useState(false);
  const [added, setAdded] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const change = (part: Partial<OrderDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    onTouched();
  };
  const { save, busy } = useSaveOrder({
    order,
    onSaved,
    onRefused: (error) => {
      if (errorCode(error) === 'stale_revision') setStale(true);
      // What is no longer as it was shown is shown as it is now.
      else if (errorCode(error)) void queries.invalidateQueries({ queryKey: api.menu.own.key() });
    },
  });
  const lines = draft.lines.map((line) => priced(line, menu));
  const add = (product: Product, options: Option[]) => {
    change({ lines: withLine(lines, newLine(product, options, newKey())) });
    setAdded(m['orders.form.added']({ product: product.name }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || lines.length === 0) return;
    setTableMissing(!draft.tableId);
    if (draft.tableId) save({ ...draft, lines });
    else form.current?.querySelector('select')?.focus();
  };
  const unavailable = (line: DraftLine) =>
    line.kept === null &&
    !menu.categories.some(({ products }) => products.some((p) => p.id === line.productId && p.available));
  const cancels = order !== null && draft.status === 'cancelado' && order.status !== 'cancelado';

  const items = <DraftLines lines={lines} onChange={(next) => change({ lines: next })} isUnavailable={unavailable} />;

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid">
      <div className="grid items-start gap-x-8 gap-y-5 px-5 pb-5 sm:px-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <FormPlace draft={draft} tables={tables} order={order} tableMissing={tableMissing} onChange={change} />
        {/* One edits what is there first; a new order begins with choosing. */}
        {order && items}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ProductPicker menu={menu} onAdd={add} />
        </div>
        {!order && items}
      </div>
      <p role="status" className="sr-only">
        {added}
      </p>
      <footer className="sticky bottom-0 grid gap-3 border-hairline border-t bg-surface px-5 [@media(max-height:560px)]:static pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
        {stale && (
          <Notice
            tone="yellow"
            live
            title={m['errors.stale_revision']()}
            action={
              <Button variant="quiet" size="s" onClick={onReload}>
                {m['orders.form.reload']()}
              </Button>
            }
          >
            {m['orders.form.reloadHint']()}
          </Notice>
        )}
        {cancels && (
          <Notice tone="red" live>
            {m['orders.form.willCancel']()}
          </Notice>
        )}
        {order?.completedAt && (
          <Notice tone="yellow" live>
            {m['bills.willUndo']()}
          </Notice>
        )}
        {order && reopens(order.status, draft.status) && (
          <Notice tone="yellow" live>
            {m['orders.form.willReopen']()}
          </Notice>
        )}
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8">
          <FormSums lines={lines} serviceFeeBasisPoints={serviceFeeBasisPoints} />
          <Button
            type="submit"
            size="l"
            variant={cancels ? 'danger' : 'fill'}
            disabled={lines.length === 0}
            busy={busy}
            busyLabel={m['orders.form.saving']()}
          >
            {cancels ? m['orders.form.saveCancelled']() : order ? m['orders.form.save']() : m['orders.form.create']()}
          </Button>
        </div>
      </footer>
    </form>
  );
}
