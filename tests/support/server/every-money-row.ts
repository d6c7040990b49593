import { randomUUID } from 'node:crypto';
import { close, closeWhatIsOpen, move, open, read } from './cash-till.ts';
import { checking } from './checking.ts';
import { correct } from './correcting.ts';
import { cashier, owner, type TestInstance } from './instance.ts';
import { settlement } from './settlement.ts';
import { openTill } from './till.ts';
import { Visitor } from './visitor.ts';

const done = (answer: { status: number; body: unknown }) => {
  if (answer.status !== 200) throw new Error(`It was answered ${JSON.stringify(answer.body)}`);
  return answer.body as never;
};

/** An evening in which every kind of row is written that decides who owes what; says whose phone sits at table 1, whose bill is open. */
export async function everyMoneyRow(instance: TestInstance): Promise<{ guest: Visitor; billId: string }> {
  const house = await openTill(instance);
  const caixa = await new Visitor(instance).signIn(cashier);
  const dono = await new Visitor(instance).signIn(owner);
  await closeWhatIsOpen(dono);

  // Paid while no till was open, and put right: the next fechamento tells both.
  const stray = await house.seat(10);
  await house.order(stray, 10);
  const closed: any = done(await house.close(caixa, await house.bill(caixa, 10)));
  const correction = { key: randomUUID(), from: 'dinheiro', to: 'pix' };
  done(await caixa.post(`/api/bills/${closed.id}/payments/${closed.payments[0].id}/method`, correction));

  const { people, revision } = (await dono.get('/api/fee-sharing')).body;
  const given = people.map(({ id }: { id: string }) => ({ id, points: 5 }));
  done(await dono.put('/api/fee-sharing', { byPoints: true, people: given, revision }));
  const till: any = done(await open(caixa));
  done(await move(caixa, till.id, 'in', 5_000));

  await checking.couvertCosts(dono, 1_200);
  await checking.pixTo(dono, { kind: 'email', key: 'casa@demo.comanda.example', name: 'Casa', city: 'Belo Horizonte' });
  const guest = await house.seat(1);
  const other = await house.seat(2);
  const first = await house.order(guest, 1, 4);
  await house.order(guest, 1, 3);
  await house.order(other, 2, 2);
  done(await correct(caixa, first, { kind: 'gift' }));
  done(await checking.couvert(guest, 1, 2));
  // Another's bill comes, a table is put to it, and some of it goes to a third.
  const here = await house.bill(caixa, 1);
  const there = await house.bill(caixa, 2);
  done(await caixa.post(`/api/bills/${here.id}/merges`, { fromId: there.id, key: randomUUID() }));
  done(await caixa.post(`/api/bills/${here.id}/tables`, { tableIds: [house.tableId(3)], key: randomUUID() }));
  const passed = [{ orderId: first, line: 1, quantity: 1 }];
  const tableId = house.tableId(4);
  done(await caixa.post(`/api/bills/${here.id}/passes`, { tableId, key: randomUUID(), lines: passed }));
  // A part of it is paid, by PIX and for what was chosen; and an order by itself.
  done(await checking.claim(guest, 1, first, 12));
  const { mine } = await checking.seen(guest, 1);
  const { check }: any = done(await checking.pay(guest, 1, mine.cents, { method: 'pix' }));
  done(await checking.tell(guest, 1, check.part.id));
  done(await checking.receive(caixa, check.part.id));
  const order = await house.orderFor(caixa, 1, 1);
  const { order: now } = (await caixa.get(`/api/orders/${order}`)).body;
  const payments = [{ method: 'debito', cents: now.totalCents }];
  done(await caixa.post(`/api/orders/${order}/complete`, settlement({ revision: now.revision, payments })));
  // The bill of the third is paid with a discount and a charge, and the till is closed.
  const third = await house.bill(caixa, 4);
  const discounted = { charges: [{ description: 'Rolha', cents: 900 }], discount: { type: 'fixed', value: 100 } };
  done(await house.close(caixa, { ...third, totalCents: third.totalCents + 800 }, discounted));
  done(await close(caixa, await read(caixa, till.id)));
  return { guest, billId: here.id };
}
