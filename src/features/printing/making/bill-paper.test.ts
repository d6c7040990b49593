import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintedText, pagesOf } from '../../../../tests/support/printers/printed-text.ts';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { newCategory, newProduct } from '../../../../tests/support/server/menu-editor.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { renderPaper } from '../paper/render.ts';

let printing: PrintingHouse;
let till: Awaited<ReturnType<typeof openTill>>;

beforeAll(async () => {
  printing = await PrintingHouse.open();
  till = await openTill(printing.instance);
  await printing.printer({ name: 'Caixa', printsTickets: false, printsChanges: false, printsBills: true });
});
afterAll(() => printing.instance.close());

/** What comes out at the till when someone asks for this bill. */
async function printed(billId: string): Promise<string> {
  const asked = await printing.owner.post(`/api/bills/${billId}/print`, { key: randomUUID() });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const job = (await printing.jobs()).find(({ id }) => id === asked.body.id);
  const reader = new PrintedText('epson');
  const on = { columns: 48, codePage: 'cp858', cut: true, copies: 1, language: 'esc-pos' } as const;
  reader.write(renderPaper(job.document, on, false));
  // What it says, without its clock, its address and how wide it is.
  return pagesOf(reader)[0]!
    .replace(/[\d/]{10}.*|\d\d:\d\d/g, '#')
    .replace(/^-+$/gm, '--')
    .replace(/ {2,}/g, '  ');
}

async function payAlone(id: string): Promise<void> {
  const { revision, totalCents } = await printing.read(id);
  const payments = [{ method: 'dinheiro', cents: totalCents + 500 }];
  const answer = await printing.owner.post(`/api/orders/${id}/complete`, settlement({ revision, payments }));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

test('an order that was paid by itself stands on the bill with what paid it, and so does what the table came to', async () => {
  const diner = await till.seat(11);
  const first = await till.order(diner, 11, 2);
  await till.order(diner, 11);
  await payAlone(first);
  const bill = await till.bill(printing.owner, 11);
  const paper = await printed(bill.id);
  expect(paper.slice(paper.indexOf('Mesa'))).toMatchInlineSnapshot(`
    "Mesa #11
    --
    1 Pão de queijo da Canastra  R$ 24,90
    --
    Itens  R$ 24,90
    Taxa de serviço (10% dos itens), opcional
      R$ 2,49
    Total  R$ 27,39
    --
      Pago à parte
    Pedido nº 1 · #
    2 Pão de queijo da Canastra  R$ 49,80
    Itens  R$ 49,80
    Taxa de serviço (10% dos itens)  R$ 4,98
    Subtotal  R$ 54,78
    Dinheiro  R$ 59,78
    Troco  R$ 5,00
    --
    Pago à parte  R$ 54,78
    Total da mesa  R$ 82,17
    --
      Não é documento fiscal
      1 de 1"
  `);
});

test('a bill of which every order was paid by itself says nothing of what would be left', async () => {
  const only = await till.order(await till.seat(12), 12);
  await payAlone(only);
  const bill = await till.bill(printing.owner, 12);
  await till.close(printing.owner, bill);
  const paper = await printed(bill.id);
  expect(paper.slice(paper.indexOf('Mesa'))).toMatchInlineSnapshot(`
    "Mesa #12
    --
      Pago à parte
    Pedido nº 1 · #
    1 Pão de queijo da Canastra  R$ 24,90
    Itens  R$ 24,90
    Taxa de serviço (10% dos itens)  R$ 2,49
    Subtotal  R$ 27,39
    Dinheiro  R$ 32,39
    Troco  R$ 5,00
    --
    Pago à parte  R$ 27,39
    Total da mesa  R$ 27,39
    --
      Não é documento fiscal
      1 de 1"
  `);
});

test('a weighing stands on the bill with its weight, the price of a kilo and what it comes to', async () => {
  const menu = { name: 'Buffet', pricing: 'weight', priceCents: 6_990 };
  const buffet = await newProduct(printing.owner, await newCategory(printing.owner), menu);
  const lines = [{ productId: buffet.id, quantity: 1, optionIds: [], notes: '', grams: 350 }];
  const order = { key: randomUUID(), tableId: till.tableId(10), lines };
  expect((await printing.owner.post('/api/orders', order)).status).toBe(200);
  const paper = await printed((await till.bill(printing.owner, 10)).id);
  // 69.90 x 0.350 = 24.465, and a tenth of 24.47 for the service
  expect(paper.slice(paper.indexOf('Mesa'))).toMatchInlineSnapshot(`
    "Mesa #10
    --
    1 Buffet  R$ 24,47
      0,350 kg x R$ 69,90/kg
    --
    Itens  R$ 24,47
    Taxa de serviço (10% dos itens), opcional
      R$ 2,45
    Total  R$ 26,92
    --
      Não é documento fiscal
      1 de 1"
  `);
});
