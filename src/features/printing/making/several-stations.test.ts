import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { makePapers } from './make-papers.ts';

let printing: PrintingHouse;
const stationOf: Record<string, string> = {};
let optionId: string;

beforeAll(async () => {
  printing = await PrintingHouse.open();
  const { owner, products } = printing;
  const { stations } = (await owner.get('/api/menu/editing')).body;
  for (const { id, name } of stations) stationOf[name] = id;
  const dish = products[0]!.id;
  await printing.instance.owner.query('update products set station_id = $2 where id = $1', [
    dish,
    stationOf['Cozinha quente'],
  ]);
  const drink = { name: 'Guaraná', priceDeltaCents: 0, available: true, stationId: stationOf.Bar };
  const group = { key: randomUUID(), name: 'Bebida do combo', min: 0, max: 1, attach: [dish], options: [drink] };
  const { body } = await owner.post('/api/menu/option-groups', group);
  const { optionGroups } = (await owner.get('/api/menu/editing')).body;
  optionId = optionGroups.find(({ id }) => id === body.id)!.options[0]!.id;
});
afterAll(() => printing.instance.close());

test('each station has paper of what it makes, also of what is taken back', async () => {
  const { instance, owner, products, tables } = printing;
  const bar = (await printing.printer({ name: 'Bar', stationIds: [stationOf.Bar] })).id;
  const kitchen = (await printing.printer({ name: 'Cozinha', stationIds: [stationOf['Cozinha quente']] })).id;
  const papers = async (orderId: string) => {
    await makePapers(instance.database.scope(instance.restaurantId), orderId, new Date());
    return (await printing.jobs(orderId)).map(({ printer_id, document }) => [
      printer_id,
      [...(document.lines ?? []), ...(document.gone ?? [])].map(({ quantity, name, dish }) => [quantity, name, dish]),
    ]);
  };
  const lines = [{ productId: products[0]!.id, quantity: 2, optionIds: [optionId], notes: '' }];
  const placed = await owner.post('/api/orders', { key: randomUUID(), tableId: tables[0]!.id, lines });
  const { id } = placed.body;
  const first = await papers(id);
  expect(Object.fromEntries(first)).toEqual({
    [bar]: [[2, 'Guaraná', products[0]!.name]],
    [kitchen]: [[2, products[0]!.name, undefined]],
  });
  await printing.edit(await printing.read(id), [{ line: 1, quantity: 1, notes: '' }]);
  const after = (await papers(id)).slice(first.length);
  expect(Object.fromEntries(after)).toEqual({
    [bar]: [[1, 'Guaraná', products[0]!.name]],
    [kitchen]: [[1, products[0]!.name, undefined]],
  });
});
