import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator } from '../../../../db/seed/cast.ts';
import { type HeldPerson, holdPerson } from '../../../../tests/support/server/held-person.ts';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { PersonData } from './contract.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let other: SecondRestaurant;
let ana: HeldPerson;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
  other = await addRestaurant(instance.owner);
  ana = await holdPerson(instance.owner, other, 'ana@casa.example');
  // Of whom nothing may be told to Ana.
  await holdPerson(instance.owner, await addRestaurant(instance.owner, { slug: 'outra' }), 'mariana@casa.example');
});
afterAll(() => instance.close());

const ask = (email: string) => desk.admin.get(`/api/platform/people?email=${encodeURIComponent(email)}`);
const read = async (email: string): Promise<PersonData> => (await ask(email)).body;
const instant = expect.stringMatching(/Z$/);

test('the document holds each kind of what is kept, and nothing that opens an account', async () => {
  const answer = await ask(' ANA@casa.example ');
  expect(answer.status).toBe(200);
  const { name, phone, date } = ana;
  const reservation = {
    restaurant: 'Casa Vizinha',
    time: '20:00',
    guests: 2,
    name,
    phone,
    createdAt: instant,
    note: `Aniversário de ${name}`,
  };
  expect(answer.body).toEqual({
    email: 'ana@casa.example',
    found: true,
    readAt: instant,
    account: {
      id: ana.id,
      name,
      email: ana.email,
      emailVerified: false,
      phone,
      phoneVerified: true,
      picture: expect.stringMatching(/png$/),
      role: 'waiter',
      restaurant: 'Casa Vizinha',
      active: true,
      locale: 'pt-BR',
      hasPassword: true,
      twoFactorEnabled: true,
      createdAt: instant,
      updatedAt: instant,
    },
    identities: [{ provider: 'casa', linkedAt: instant }],
    sessions: [
      {
        address: '203.0.113.9',
        agent: `Navegador de ${name}`,
        createdAt: instant,
        renewedAt: instant,
        expiresAt: instant,
      },
    ],
    addresses: [{ address: '203.0.113.9', seenAt: instant }],
    contacts: [],
    feedback: [{ restaurant: 'Casa Vizinha', text: expect.stringMatching(/^Gostei/), rating: 5, createdAt: instant }],
    reservations: [
      { ...reservation, date: expect.any(String), status: 'cancelada' },
      { ...reservation, date, status: 'pendente' },
      { ...reservation, date, status: 'confirmada' },
    ],
    payments: [
      {
        restaurant: 'Casa Vizinha',
        plan: 'Plano Mensal',
        method: 'pix',
        status: 'paid',
        amountCents: 2_990,
        invoiceNumber: expect.any(Number),
        createdAt: instant,
        paidAt: instant,
        payer: { name, email: ana.email, document: '52998224725', phone },
      },
    ],
    records: [
      {
        at: instant,
        actor: 'Administração',
        action: 'restaurant.edited',
        entityName: 'Casa Vizinha',
        address: '',
        changes: { email: { from: ana.email, to: 'casa@nova.example' } },
      },
    ],
    events: [{ at: instant, kind: 'signedIn', subject: '', address: '203.0.113.9' }],
  });
  const { rows } = await instance.owner.query(
    'select password, token from accounts a join sessions s using (user_id) where password is not null and user_id = $1',
    [ana.id],
  );
  for (const secret of [rows[0].password, rows[0].token, 'backup', 'hash']) {
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  }
});

test('a guest without an account is found by their reservations, in every restaurant', async () => {
  await instance.owner.query(`update reservations set customer_email = 'Guest@Guest.example' where id = $1`, [
    ana.past,
  ]);
  const found = await read('guest@guest.example');
  expect(found).toMatchObject({ found: true, account: null, sessions: [], payments: [] });
  expect(found.reservations.map(({ name }) => name)).toEqual([ana.name, 'Vizinha da vizinha', 'Vizinha da vizinha']);
  await instance.owner.query('update reservations set customer_email = $2 where id = $1', [ana.past, ana.email]);
});

test('an owner is told how their restaurant is reached, and the administrator what they changed', async () => {
  await instance.owner.query(
    `update restaurants set email = 'casa@nova.example', phone = '(11) 3000-0000' where id = $1`,
    [other.id],
  );
  const told = [{ restaurant: 'Casa Vizinha', email: 'casa@nova.example', phone: '(11) 3000-0000', address: '' }];
  expect((await read(other.owner)).contacts).toEqual(told);
  expect(await read('casa@nova.example')).toMatchObject({ found: true, account: null, contacts: told });
  await instance.owner.query(
    `insert into audit_log (actor_id, actor_name, action, entity) select id, name, 'plan.edited', 'plan' from users where email = $1`,
    [administrator.email],
  );
  expect((await read(administrator.email)).records).toMatchObject([{ action: 'plan.edited' }]);
});

test('of nobody nothing is told, and that is no error', async () => {
  const nothing = { identities: [], sessions: [], addresses: [], contacts: [], feedback: [] };
  expect(await ask('nobody@nowhere.example')).toMatchObject({
    status: 200,
    body: { found: false, account: null, ...nothing, reservations: [], payments: [], records: [] },
  });
});

test('without an address nobody is looked for', async () => {
  for (const email of ['', 'ana', '%@casa.example', `${'a'.repeat(250)}@casa.example`]) {
    const answer = await ask(email);
    expect([answer.status, answer.body.code], email).toEqual([400, 'invalid_input']);
  }
});

test('nobody but the administrator asks or erases', async () => {
  const owner = await new Visitor(instance).signIn(other.owner);
  for (const [visitor, status] of [
    [owner, 403],
    [new Visitor(instance), 401],
  ] as const) {
    expect((await visitor.get(`/api/platform/people?email=${ana.email}`)).status).toBe(status);
    expect((await visitor.post('/api/platform/people/erase', { email: ana.email })).status).toBe(status);
  }
  expect((await read(ana.email)).found).toBe(true);
});
