import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Order, OrderStatus } from '../contract.ts';
import { orderStatuses } from './status-look.ts';
import type { OrderDraft } from './use-save-order.ts';

interface FormPlaceProps {
  draft: OrderDraft;
  tables: Table[];
  order: Order | null;
  tableMissing: boolean;
  onChange: (part: Partial<OrderDraft>) => void;
}

/** Which table, and how far along. */
export function FormPlace({ draft, tables, order, tableMissing, onChange }: FormPlaceProps) {
  const gone = order && !tables.some((table) => table.id === order.tableId);
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-3 lg:col-start-2">
      <Field
        label={m['orders.tableLabel']()}
        required
        error={tableMissing && !draft.tableId && m['orders.form.tableRequired']()}
      >
        {(control) => (
          <Select {...control} value={draft.tableId} onChange={(event) => onChange({ tableId: event.target.value })}>
            <option value="">{m['orders.form.chooseTable']()}</option>
            {gone && <option value={order.tableId}>{m['orders.table']({ number: order.tableNumber })}</option>}
            {tables.map((table) => (
              <option key={table.id} value={table.id}>
                {m['orders.form.tableOption']({
                  number: table.number,
                  status: m[`orders.form.tableStatus.${table.status}`](),
                })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m['orders.statusLabel']()}>
        {(control) => (
          <Select
            {...control}
            value={draft.status}
            onChange={(event) => onChange({ status: event.target.value as OrderStatus })}
          >
            {orderStatuses.map((status) => (
              <option key={status} value={status}>
                {m[`orders.status.${status}`]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
