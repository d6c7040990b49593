import { hashOf } from '#lib/token.ts';

type Insert = (table: string, values: Record<string, unknown>, key?: string) => Promise<string>;

/** One row in each table of printing, for a restaurant that has an order and a station. */
export async function addPrinting(
  insert: Insert,
  restaurant_id: string,
  orderId: string,
  stationId: string,
): Promise<Record<string, string>> {
  const create_key = restaurant_id;
  const print_agents = await insert('print_agents', { restaurant_id, create_key, name: 'Computador da vizinha' });
  const paper = { columns: 48, code_page: 'cp858', cut: true, copies: 1 };
  const rules = { prints_tickets: true, prints_changes: true, prints_bills: true };
  const secret_hash = hashOf(restaurant_id);
  const printer = {
    restaurant_id,
    create_key,
    name: 'Cozinha da vizinha',
    kind: 'star',
    secret_hash,
    ...paper,
    ...rules,
  };
  const printers = await insert('printers', printer);
  await insert('printer_stations', { restaurant_id, printer_id: printers, station_id: stationId }, 'printer_id');
  const document = JSON.stringify({ kind: 'test', restaurant: 'Casa Vizinha', printer: 'Cozinha', at: '20:00' });
  const job = { restaurant_id, printer_id: printers, key: 'test', kind: 'test', order_id: orderId, document };
  const print_jobs = await insert('print_jobs', job);
  await insert('told_orders', { restaurant_id, order_id: orderId, revision: 1 }, 'order_id');
  return { print_agents, printers, print_jobs };
}
