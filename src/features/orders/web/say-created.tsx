import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';

/** Says that an order is made, and for which table: whoever types several in a row sees at once where one went. */
export function sayCreated(table: number | undefined): void {
  toast.success(() => (
    <>
      <span className="block">{m['orders.created']()}</span>
      {table !== undefined && <span className="block font-semibold">{m['orders.table']({ number: table })}</span>}
    </>
  ));
}
