import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../tests/support/server/live-screen.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let boss: Visitor;
let other: SecondRestaurant;
let neighbour: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  boss = await new Visitor(instance).signIn(owner);
  neighbour = await new Visitor(instance).signIn(other.owner);
});
afterAll(() => instance.close());

const read = async (who = boss) => (await who.get('/api/settings')).body;
const save = async (changes: object = {}, who = boss) => {
  const { slug: _slug, ...now } = await read(who);
  return who.put('/api/settings', { ...now, ...changes });
};
const formerSlugs = async () =>
  (await instance.owner.query('select slug, restaurant_id as id from restaurant_former_slugs order by slug')).rows;

test('everything that is saved comes back, both times of every period included', async () => {
  const change = {
    description: 'Cozinha de fogo\ne panela',
    address: 'Rua Nova, 7',
    phone: '(92) 3000-1111',
    email: 'Casa@Nova.example',
    timezone: 'America/Manaus',
    openingHours: {
      domingo: 'Fechado',
      segunda: { open: '11:30', close: '15:00' },
      sexta: [
        { open: '11:30', close: '15:00' },
        { open: '18:00', close: '02:00' },
      ],
      sábado: 'Só com reserva',
    },
    serviceFeeBasisPoints: 1_255,
    reservationMinutes: 1_440,
    requiresTableSecret: false,
  };
  const before = await read();
  const saved = await save(change);
  const expected = {
    ...change,
    email: 'casa@nova.example',
    name: 'Restaurant Demo',
    slug,
    revision: before.revision + 1,
  };
  expect(saved).toMatchObject({ status: 200, body: expected });
  expect(await read()).toEqual(saved.body);
  const { body } = await new Visitor(instance).get(`/api/restaurants/${slug}`);
  const { reservationMinutes: _minutes, ...shown } = { ...change, email: 'casa@nova.example' };
  expect(body).toMatchObject(shown);
  expect(body.version).toBeGreaterThan(0);
});

test('each field has an error of its own', async () => {
  const english = { cookie: `${boss.cookieHeader}; locale=en` };
  const { slug: _slug, ...now } = await read();
  const bad = {
    name: ' ',
    email: 'x',
    timezone: 'Europe/Lisbon',
    serviceFeeBasisPoints: 10_001,
    reservationMinutes: 5,
    openingHours: {
      segunda: { open: '18:00', close: '' },
      terça: [
        { open: '11:00', close: '15:00' },
        { open: '14:00', close: '16:00' },
      ],
      quarta: ' ',
    },
  };
  const { status, body } = await boss.send('PUT', '/api/settings', { ...now, ...bad }, english);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(Object.fromEntries(body.data.fields.map((field: any) => [field.path, field.message]))).toEqual({
    name: 'Restaurant name is required',
    email: 'Invalid email address',
    timezone: 'Choose a time zone',
    serviceFeeBasisPoints: 'Use a number from 0 to 100, with up to 2 decimal places',
    reservationMinutes: 'Choose from 15 minutes to a whole day',
    'openingHours.segunda.close': 'Invalid time',
    'openingHours.terça': 'The periods of this day overlap',
    'openingHours.quarta': 'Write the text of this day',
  });
  expect((await save({ serviceFeeBasisPoints: 10.5 })).body.data.fields[0].path).toBe('serviceFeeBasisPoints');
});

test('a second save of the same form is refused, and the first stays', async () => {
  const { slug: _slug, ...now } = await read();
  const answers = await Promise.all(
    ['Primeira', 'Segunda'].map((description) => boss.put('/api/settings', { ...now, description })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'settings_changed',
    message: 'Outra pessoa salvou mudanças enquanto você editava. Confira como está agora.',
  });
  expect((await read()).description).toBe(answers.find(({ status }) => status === 200)?.body.description);
});

test('open screens hear of it, and a kept answer is not given any more', async () => {
  const screen = new LiveScreen(
    () => `${instance.url}/api/live`,
    boss.cookieHeader,
    async () => (await read()).phone,
  );
  await until(() => screen.connections === 1, 'The stream');
  const visitor = new Visitor(instance);
  await visitor.get(`/api/restaurants/${slug}`);
  const phone = `(11) 9${Math.floor(Math.random() * 1e8)}`;
  await save({ phone });
  await until(async () => (await visitor.get(`/api/restaurants/${slug}`)).body.phone === phone, 'The new number');
  await until(() => screen.view === phone, 'The event', 300);
  screen.close();
});

describe('a new name', () => {
  beforeEach(async () => {
    await save({ name: 'Restaurant Demo' });
  });

  test('is a new address, and the old one leads there', async () => {
    const { body } = await save({ name: 'Café do João' });
    expect(body.slug).toBe('cafe-do-joao');
    expect(await formerSlugs()).toContainEqual({ slug, id: instance.restaurantId });
    const visitor = new Visitor(instance);
    for (const known of ['cafe-do-joao', slug]) {
      expect((await visitor.get(`/api/restaurants/${known}`)).body).toMatchObject({
        name: 'Café do João',
        slug: 'cafe-do-joao',
      });
    }
    expect((await boss.get('/api/session')).body.restaurant).toMatchObject({
      name: 'Café do João',
      slug: 'cafe-do-joao',
    });
  });

  test('that differs in accents or capitals alone keeps the address', async () => {
    expect((await save({ name: 'RESTAURÂNT  dêmo!' })).body.slug).toBe(slug);
  });

  test('that others have or had gets a number', async () => {
    expect((await save({ name: 'Casa Vizinha' })).body.slug).toBe('casa-vizinha-2');
    expect((await save({ name: 'Casa Vizinha Antiga' })).body.slug).toBe('casa-vizinha-antiga-2');
  });

  test('goes back to an address that was its own, however often', async () => {
    await save({ name: 'Outro Nome' });
    expect((await save({ name: 'Restaurant Demo' })).body.slug).toBe(slug);
    expect((await save({ name: 'Outro Nome' })).body.slug).toBe('outro-nome');
    expect((await save({ name: 'Restaurant Demo' })).body.slug).toBe(slug);
    expect((await new Visitor(instance).get('/api/restaurants/outro-nome')).body.slug).toBe(slug);
  });

  test('cannot be an address that leads to somebody else', async () => {
    await save({ name: 'Boteco da Praça' });
    await save({ name: 'Restaurant Demo' });
    const { body } = await save({ name: 'Boteco da Praça' }, neighbour);
    expect(body.slug).toBe('boteco-da-praca-2');
    const { body: led } = await new Visitor(instance).get('/api/restaurants/boteco-da-praca');
    expect(led.id).toBe(instance.restaurantId);
    await save({ name: 'Casa Vizinha' }, neighbour);
  });

  test('taken by two at once is two addresses', async () => {
    const name = `Corrida ${randomUUID().slice(0, 8)}`;
    const answers = await Promise.all([save({ name }), save({ name }, neighbour)]);
    const slugs = answers.map(({ body }) => body.slug);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(slugs).size).toBe(2);
    expect(slugs.map((each) => each.endsWith('-2')).sort()).toEqual([false, true]);
    await save({ name: 'Casa Vizinha' }, neighbour);
  });

  test('and nothing of it is kept when the save fails', async () => {
    const before = [await read(), await formerSlugs()];
    await instance.owner.query(`alter table restaurants add constraint broken check (phone <> '0800 não cabe')`);
    expect((await save({ name: 'Nome Perdido', phone: '0800 não cabe' })).status).toBe(500);
    await instance.owner.query('alter table restaurants drop constraint broken');
    expect([await read(), await formerSlugs()]).toEqual(before);
    expect((await new Visitor(instance).get('/api/restaurants/nome-perdido')).status).toBe(404);
  });
});

test('only owners decide, only of their own restaurant, and only with a subscription', async () => {
  const staff = await new Visitor(instance).signIn(waiter);
  expect((await staff.get('/api/settings')).body.code).toBe('forbidden');
  expect((await save({}, staff)).body.code).toBe('forbidden');
  const theirs = await read(neighbour);
  const extras = [
    { id: other.id },
    { restaurantId: other.id },
    { slug: 'tomado' },
    { active: false },
    { createdAt: '2020' },
  ];
  for (const extra of extras) expect((await save(extra)).body.code).toBe('invalid_input');
  expect(await read(neighbour)).toEqual(theirs);
  await instance.owner.query(
    `update subscriptions set started_at = now() - interval '60 days', ends_at = now() - interval '30 days' where restaurant_id = $1`,
    [other.id],
  );
  expect((await neighbour.get('/api/settings')).body.code).toBe('subscription_required');
});
