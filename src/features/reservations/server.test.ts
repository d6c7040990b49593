import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, todayIn } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open();
});
afterAll(() => r.instance.close());
beforeEach(() => r.reset());

test('a request is kept pending at the smallest free table, shown to the staff alone, and answered by a letter', async () => {
  await r.instance.owner.query('update tables set capacity = 2 where restaurant_id = $1 and number = 2', [r.door.id]);
  const answer = await r.ask({ guests: 2 });
  expect(answer.body).toEqual({
    id: expect.any(String),
    status: 'pendente',
    date: r.date,
    time: '20:00',
    night: r.date,
    guests: 2,
    guestKey: expect.any(String),
  });
  expect(await r.list()).toMatchObject([
    {
      id: answer.body.id,
      tableNumber: 2,
      customerName: 'Ana Souza',
      status: 'pendente',
      date: r.date,
      time: '20:00',
      guests: 2,
      purged: false,
      revision: 1,
    },
  ]);
  expect(r.instance.letters).toMatchObject([
    {
      locale: 'pt-BR',
      template: 'reservationRequested',
      sender: 'Casa Vizinha',
      values: {
        restaurant: 'Casa Vizinha',
        time: '20:00',
        people: '2 pessoas',
        url: `/r/${r.door.slug}/reservations/${answer.body.guestKey}`,
      },
    },
  ]);
  // The next two are put where there are more seats than they need; then there is none.
  expect([(await r.ask()).status, (await r.ask()).status]).toEqual([200, 200]);
  const last = await r.ask();
  expect([last.status, last.body.code, last.body.message]).toEqual([
    409,
    'no_table_free',
    'Nenhuma mesa disponível nesse dia!',
  ]);
  expect((await r.ask({ time: '22:00' })).status).toBe(200);
  expect((await r.ask({ guests: 5, time: '15:00' })).body.code).toBe('no_table_free');
});

test('what guests say of themselves is for the house alone', async () => {
  const { body } = await r.ask({ customerNote: '  Aniversário, cadeira de bebê ' });
  expect(body).not.toHaveProperty('customerNote');
  expect(await r.list()).toMatchObject([{ customerNote: 'Aniversário, cadeira de bebê' }]);
  expect(JSON.stringify(r.instance.letters)).not.toContain('cadeira');
  expect((await r.ask({ customerNote: 'a'.repeat(281) })).body.data.fields[0].path).toBe('customerNote');
  // Nothing said is nothing noted.
  await r.ask();
  expect((await r.list()).map(({ customerNote }) => customerNote).sort()).toEqual(['', 'Aniversário, cadeira de bebê']);
});

test('letters follow in the language in which the guest asked', async () => {
  const english = new Visitor(r.instance);
  english.cookies.set('locale', 'en');
  await r.ask({ customerEmail: 'Guest@Guest.example ' }, english);
  const made = (await r.list())[0]!;
  expect(made.customerEmail).toBe('guest@guest.example');
  const confirmed = (await r.setStatus(made, 'confirmada')).body;
  expect(confirmed).toMatchObject({ status: 'confirmada', revision: 2, tableNumber: 1 });
  // The tap of someone whose answer was lost: done, and told once.
  expect((await r.setStatus(made, 'confirmada')).body).toMatchObject({ status: 'confirmada', revision: 2 });
  const moved = (await r.edit(confirmed, { time: '20:30', guests: 3 })).body;
  expect(moved).toMatchObject({ status: 'confirmada', time: '20:30', guests: 3, revision: 3 });
  await r.edit(moved, { tableId: r.door.tables[2]!.id });
  await r.tellChanges();
  await r.setStatus((await r.list())[0]!, 'cancelada');
  expect(r.instance.letters.map(({ locale, template, to }) => [locale, template, to])).toEqual(
    ['Requested', 'Confirmed', 'Changed', 'Cancelled'].map((what) => [
      'en',
      `reservation${what}`,
      'guest@guest.example',
    ]),
  );
  expect(r.instance.letters.at(2)?.values).toMatchObject({ time: '8:30 PM', people: '3 guests' });
});

test('the same key is the same reservation; with another body it is refused', async () => {
  const body = { key: randomUUID(), ...r.asked() };
  const post = (changes: object = {}) =>
    new Visitor(r.instance).post(`/api/restaurants/${r.door.slug}/reservations`, { ...body, ...changes });
  const answers = await Promise.all(Array.from({ length: 20 }, () => post()));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await r.list()).toHaveLength(1);
  expect(r.instance.letters).toHaveLength(1);
  const other = await post({ guests: 3 });
  expect([other.status, other.body.code]).toEqual([409, 'reservation_key_reused']);
  const twice = { key: randomUUID(), ...r.asked({ time: '12:00' }), tableId: null };
  const staffs = await Promise.all([1, 2].map(() => r.staff.post('/api/reservations', twice)));
  expect(staffs[0]?.body.id).toBe(staffs[1]?.body.id);
});

test('what is cancelled holds no table; what comes back finds one or is refused', async () => {
  const made = [await r.create(), await r.create(), await r.create()];
  expect(made.map(({ tableNumber }) => tableNumber)).toEqual([1, 2, 3]);
  const cancelled = (await r.setStatus(made[1]!, 'cancelada')).body;
  const instead = await r.create();
  expect(instead.tableNumber).toBe(2);
  const back = await r.setStatus(cancelled, 'confirmada');
  expect([back.status, back.body.code, back.body.message]).toEqual([
    409,
    'reservation_table_taken',
    'A Mesa 2 já está reservada nesse horário.',
  ]);
  expect((await r.edit(cancelled, { status: 'pendente', tableId: null })).body.code).toBe('no_table_free');
  await r.setStatus(made[0]!, 'cancelada');
  expect((await r.edit(cancelled, { status: 'pendente', tableId: null })).body).toMatchObject({
    status: 'pendente',
    tableNumber: 1,
  });
});

test('an edit moves to a table or a time only if it is free, and not over what someone else has saved', async () => {
  const first = await r.create();
  const second = await r.create({ time: '22:00' });
  expect([first.tableNumber, second.tableNumber]).toEqual([1, 1]);
  const taken = await r.edit(second, { time: '21:59' });
  expect([taken.status, taken.body.code]).toEqual([409, 'reservation_table_taken']);
  expect((await r.edit(second, { time: '21:59', tableId: null })).body).toMatchObject({
    time: '21:59',
    tableNumber: 2,
  });
  const stale = await r.edit(second, { customerName: 'Bia' });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
  expect((await r.edit(first, { tableId: r.door.tables[1]!.id })).body.code).toBe('reservation_table_taken');
  expect((await r.edit(first, { tableId: randomUUID() })).body.code).toBe('table_not_found');
  expect((await r.create({ tableId: r.door.tables[0]!.id })).code).toBe('reservation_table_taken');
  expect((await r.create({ tableId: randomUUID() })).code).toBe('table_not_found');
  // Staff put chairs to a table; nobody else is seated at too small a one.
  expect((await r.create({ tableId: r.door.tables[2]!.id, guests: 6 })).tableNumber).toBe(3);
  expect((await r.staff.get(`/api/reservations/${first.id}`)).body).toEqual(first);
  for (const answer of [
    await r.staff.get(`/api/reservations/${randomUUID()}`),
    await r.edit({ ...first, id: randomUUID() }),
    await r.setStatus({ ...first, id: randomUUID() }, 'confirmada'),
  ])
    expect(answer.body.code).toBe('reservation_not_found');
});

test('what staff take down is confirmed at once, and who gave an address is written that it is', async () => {
  const made = await r.create();
  expect(made).toMatchObject({ status: 'confirmada', revision: 1, tableNumber: 1 });
  expect(r.instance.letters).toMatchObject([
    { to: made.customerEmail, locale: 'pt-BR', template: 'reservationConfirmed', values: { time: '20:00' } },
  ]);
  await r.create({ customerEmail: '' });
  expect((await r.list()).map(({ status }) => status)).toEqual(['confirmada', 'confirmada']);
  expect(r.instance.letters).toHaveLength(1);
});

test('a table that is gone is shown as none, and confirming seats the guests elsewhere', async () => {
  await r.ask();
  const [asked] = await r.list();
  await r.instance.owner.query('update tables set deleted_at = now() where id = $1', [asked!.tableId]);
  const orphan = (await r.list())[0]!;
  expect(orphan).toMatchObject({ tableId: null, tableNumber: null });
  expect((await r.setStatus(orphan, 'confirmada')).body.tableNumber).toBe(2);
});

test('days that wait for an answer, and tables that are about to be sat at', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const at = async (from: Date, table: number, status: string) =>
    r.instance.owner.query(
      `insert into reservations (restaurant_id, table_id, guests, during, date, time, customer_name, customer_email,
         customer_phone, status)
       values ($1, $2, 2, tstzrange($3, $3::timestamptz + interval '2 hours'), $4, '20:00', 'Caio', 'c@c.example', '1', $5)`,
      [r.door.id, r.door.tables[table]!.id, from.toISOString(), todayIn('America/Sao_Paulo', from), status],
    );
  await at(soon, 0, 'confirmada');
  await at(soon, 1, 'pendente');
  await at(new Date(Date.now() + 5 * 3_600_000), 2, 'confirmada');
  await r.ask();
  await r.ask();
  await r.create();
  const near = (await r.staff.get('/api/reservations/near')).body.tables;
  expect(near).toMatchObject([{ tableId: r.door.tables[0]!.id, customerName: 'Caio', guests: 2 }]);
  const { count, days } = (await r.staff.get('/api/reservations/pending')).body;
  expect(count).toBe(3);
  expect(days).toEqual([
    { date: todayIn('America/Sao_Paulo', soon), count: 1 },
    { date: r.date, count: 2 },
  ]);
  const coming = (await r.staff.get('/api/reservations/coming')).body.reservations;
  expect(coming).toHaveLength(6);
  expect(coming[0]).toMatchObject({ customerName: 'Caio', customerPhone: '1', time: '20:00' });
  const ofToday = (await r.staff.get('/api/reservations')).body;
  expect([ofToday.date, ofToday.today]).toEqual([r.today, r.today]);
});

test('with the whole day as the duration, one table serves one party that day and another the next', async () => {
  await r.instance.owner.query('update restaurants set reservation_minutes = 1440 where id = $1', [r.door.id]);
  const tableId = r.door.tables[0]!.id;
  expect((await r.create({ tableId, time: '21:00' })).tableNumber).toBe(1);
  expect((await r.create({ tableId, time: '12:00' })).code).toBe('reservation_table_taken');
  expect((await r.create({ tableId, time: '00:00', date: addDays(r.date, 1) })).tableNumber).toBe(1);
});

test('what staff note of a reservation stays until they change it, and is seen at its table', async () => {
  const noted = await r.create({ customerNote: ' Aniversário,\nalergia a camarão ' });
  expect(noted.customerNote).toBe('Aniversário,\nalergia a camarão');
  const moved = (await r.edit(noted, { time: '21:00' })).body;
  expect(moved.customerNote).toBe(noted.customerNote);
  expect((await r.edit(moved, { customerNote: '' })).body.customerNote).toBe('');
  const long = await r.edit(moved, { customerNote: 'x'.repeat(281), revision: 3 });
  expect(long.body.data.fields).toMatchObject([{ path: 'customerNote' }]);
  const soon = new Date(Date.now() + 3_600_000);
  await r.instance.owner.query(
    `update reservations set customer_note = 'bebê', during = tstzrange($2, $2::timestamptz + interval '2 hours'), date = $3,
       promised_night = $3 where id = $1`,
    [noted.id, soon.toISOString(), todayIn('America/Sao_Paulo', soon)],
  );
  expect((await r.staff.get('/api/reservations/near')).body.tables).toMatchObject([{ customerNote: 'bebê' }]);
});
