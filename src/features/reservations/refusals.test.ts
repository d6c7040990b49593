import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open();
});
afterAll(() => r.instance.close());
beforeEach(() => r.reset());

test('closed hours, the past, and the far future are refused at their field, to guests and staff', async () => {
  const hours = {
    [`${['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'][weekdayOf(r.date)]}`]: [],
  };
  const open = { open: '18:00', close: '23:00' };
  const week = Object.fromEntries(
    ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'].map((day) => [day, open]),
  );
  await r.instance.owner.query('update restaurants set opening_hours = $2 where id = $1', [
    r.door.id,
    JSON.stringify({ ...week, ...hours }),
  ]);
  const cases: [object, string, string][] = [
    [{}, 'reservation_day_closed', 'date'],
    [{ date: addDays(r.date, 1), time: '17:59' }, 'reservation_outside_hours', 'time'],
    [{ date: addDays(r.today, -1) }, 'reservation_past', 'date'],
    [{ date: addDays(r.today, 366) }, 'reservation_too_far', 'date'],
  ];
  for (const [changes, code, path] of cases) {
    for (const answer of [await r.ask(changes), { status: 409, body: await r.create(changes) }]) {
      expect([answer.status, answer.body.code, answer.body.data.fields[0].path]).toEqual([409, code, path]);
      expect(answer.body.message).not.toMatch(/undefined|\{/);
    }
  }
  const outside = await r.ask({ date: addDays(r.date, 1), time: '23:00' });
  expect(outside.body.message).toBe('O restaurante não abre nesse horário. Nesse dia: 18:00 – 23:00.');
  const made = await r.create({ date: addDays(r.date, 1), time: '22:59' });
  expect(made.status).toBe('confirmada');
  expect((await r.edit(made, { date: r.date })).body.code).toBe('reservation_day_closed');
  // Staff who mean it write down a private party on a closed day, or move somebody there; guests cannot say so.
  const meant = { date: r.date, anyway: true };
  expect((await r.edit(made, meant)).body).toMatchObject({ date: r.date, status: 'confirmada' });
  expect((await r.create({ ...meant, time: '23:30' })).status).toBe('confirmada');
  expect((await r.ask(meant)).body.code).toBe('invalid_input');
  expect((await r.create({ ...meant, date: addDays(r.today, -2) })).code).toBe('reservation_past');
});

test('every field has the words of its form, in both languages', async () => {
  const bad = { customerName: ' ', customerEmail: 'x', customerPhone: '', date: '', time: '', guests: 21 };
  const told = async (path: string, language: string, visitor: Visitor, body: object) => {
    const cookie = `${visitor.cookieHeader}; locale=${language}`;
    const { body: answer } = await visitor.send('POST', path, body, { cookie });
    expect(answer.code).toBe('invalid_input');
    return answer.data.fields.map(({ message }: { message: string }) => message);
  };
  const guests = `/api/restaurants/${r.door.slug}/reservations`;
  const staffs = '/api/reservations';
  const anyone = new Visitor(r.instance);
  const body = { key: randomUUID(), ...bad };
  const english = [
    'Name is required',
    'Invalid email address',
    'Phone number is required',
    'Date is required',
    'Time is required',
    'Maximum 20 guests allowed',
  ];
  expect(await told(guests, 'en', anyone, body)).toEqual(english);
  expect(await told(staffs, 'en', r.staff, body)).toEqual(english);
  expect(await told(staffs, 'pt-BR', r.staff, body)).toEqual([
    'Nome obrigatório',
    'Email inválido',
    'Telefone obrigatório',
    'Data obrigatório',
    'Dia obrigatório',
    'Máximo de 20 clientes',
  ]);
  const impossible = { key: randomUUID(), ...r.asked({ date: '29/02/2027', time: '24:00' }) };
  expect(await told(guests, 'en', anyone, impossible)).toEqual(['Invalid date', 'Invalid time']);
  expect(await told(guests, 'pt-BR', anyone, impossible)).toEqual(['Data inválida', 'Horário inválido']);
  expect(await told(staffs, 'pt-BR', r.staff, impossible)).toEqual(['Data inválida', 'Horário inválido']);
  expect(await told(guests, 'en', anyone, { key: randomUUID(), ...r.asked({ guests: 0 }) })).toEqual([
    'Number of guests is required',
  ]);
  expect(await told(staffs, 'pt-BR', r.staff, { key: randomUUID(), ...r.asked({ guests: null }) })).toEqual([
    'Cliente obrigatório',
  ]);
  for (const extra of [
    { status: 'confirmada' },
    { tableId: r.door.tables[0]!.id },
    { restaurantId: r.door.id },
    { id: 1 },
  ])
    expect((await r.ask(extra)).body.code).toBe('invalid_input');
});

test('a restaurant without an open subscription takes none, politely', async () => {
  const lapsed = await addRestaurant(r.instance.owner, { slug: 'casa-vencida', subscription: 'expired' });
  const answer = await new Visitor(r.instance).post(`/api/restaurants/${lapsed.slug}/reservations`, {
    key: randomUUID(),
    ...r.asked(),
  });
  expect([answer.status, answer.body.code]).toEqual([409, 'not_taking_reservations']);
});

test('one e-mail and one address are bounded, and a request that finds no table costs no letter', async () => {
  const customerEmail = 'eager@guest.example';
  for (let n = 0; n < 8; n += 1) await r.ask({ customerEmail, guests: 20 });
  const codes = [];
  for (let n = 0; n < 7; n += 1)
    codes.push((await r.ask({ customerEmail, time: `${10 + 2 * n}:00`.slice(-5) })).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  let status = 200;
  for (let n = 0; n < 40 && status !== 429; n += 1) ({ status } = await r.ask({ guests: 20 }));
  expect(status).toBe(429);
});
