import { randomUUID } from 'node:crypto';
import { openTestInstance, owner, type TestInstance } from '../server/instance.ts';
import { printer } from '../server/printing-samples.ts';
import { Visitor } from '../server/visitor.ts';

interface Product {
  id: string;
  name: string;
}

/** A house whose owner prints: what such tests do with it. */
export class PrintingHouse {
  readonly instance: TestInstance;
  readonly owner: Visitor;
  readonly products: Product[];
  readonly tables: { id: string; number: number }[];

  private constructor(instance: TestInstance, owner: Visitor, products: Product[], tables: PrintingHouse['tables']) {
    this.instance = instance;
    this.owner = owner;
    this.products = products;
    this.tables = tables;
  }

  static async open(): Promise<PrintingHouse> {
    const instance = await openTestInstance();
    const visitor = await new Visitor(instance).signIn(owner);
    const { rows: products } = await instance.owner.query<Product>(
      `select p.id, p.name from products p where p.restaurant_id = $1 and p.available and p.archived_at is null
         and not exists (select from product_option_groups g where g.product_id = p.id) order by p.name`,
      [instance.restaurantId],
    );
    return new PrintingHouse(instance, visitor, products, (await visitor.get('/api/tables')).body.tables);
  }

  async printer(changes: Record<string, unknown> = {}): Promise<{ id: string; url: string; path: string }> {
    const fields = { key: randomUUID(), kind: 'star', ...printer(), ...changes };
    const { status, body } = await this.owner.post('/api/printers', fields);
    if (status !== 200) throw new Error(`A printer was refused: ${JSON.stringify(body)}`);
    return { id: body.id, url: body.secretUrl ?? '', path: body.secretUrl ? new URL(body.secretUrl).pathname : '' };
  }

  /** An order of these dishes, by their place in the menu. */
  async order(lines: { at: number; quantity?: number; notes?: string }[], table = 1): Promise<any> {
    const { status, body } = await this.owner.post('/api/orders', {
      key: randomUUID(),
      tableId: this.tables.find(({ number }) => number === table)?.id,
      lines: lines.map(({ at, quantity = 1, notes = '' }) => ({
        productId: this.products[at]?.id,
        quantity,
        optionIds: [],
        notes,
      })),
    });
    if (status !== 200) throw new Error(`An order was refused: ${JSON.stringify(body)}`);
    return this.read(body.id);
  }

  async read(id: string): Promise<any> {
    return (await this.owner.get(`/api/orders/${id}`)).body.order;
  }

  async edit({ id, revision, tableId, status }: any, lines: object[]): Promise<any> {
    const answer = await this.owner.put(`/api/orders/${id}`, { revision, tableId, status, lines });
    if (answer.status !== 200) throw new Error(`An edit was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async jobs(orderId?: string): Promise<any[]> {
    const { rows } = await this.instance.owner.query(
      'select id, printer_id, kind, state, attempts, second_copy, document from print_jobs where $1::uuid is null or order_id = $1 order by id',
      [orderId ?? null],
    );
    return rows;
  }

  async standing(printerId: string): Promise<any> {
    return (await this.owner.get('/api/printers')).body.printers.find(({ id }: { id: string }) => id === printerId);
  }
}
