import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let boss: Visitor;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const read = async (who = boss) => (await who.get('/api/customization')).body;
const form = async (changes: object = {}, who = boss) => {
  const { slug: _slug, ...now } = await read(who);
  return { ...now, ...changes };
};
const save = async (changes: object = {}, who = boss) => who.put('/api/customization', await form(changes, who));
const guestsSee = async () => (await new Visitor(instance).get(`/api/restaurants/${slug}`)).body;
const look = {
  description: 'Outra cozinha',
  primaryColor: '#7B3138',
  secondaryColor: '#DDAA4B',
  backgroundColor: '#FFF6E0',
  fontFamily: 'Poppins',
  logoUrl: 'https://pictures.example/logo.png',
  coverImageUrl: null,
};

test('what is saved is what guests see, and moves what their pages are versions of', async () => {
  const before = await guestsSee();
  const saved = await save(look);
  expect(saved).toMatchObject({ status: 200, body: { ...look, name: 'Restaurant Demo' } });
  const after = await guestsSee();
  expect(after).toMatchObject({
    description: 'Outra cozinha',
    imgUrl: look.logoUrl,
    coverImageUrl: null,
    appearance: {
      primaryColor: '#7B3138',
      secondaryColor: '#DDAA4B',
      backgroundColor: '#FFF6E0',
      fontFamily: 'Poppins',
    },
  });
  expect(after.version).toBeGreaterThan(before.version);
  // Colours alone move it too.
  await save({ primaryColor: '#123456' });
  expect((await guestsSee()).version).toBeGreaterThan(after.version);
});

test('a new name is a new address here as well', async () => {
  expect((await save({ name: 'Brasa & Folha' })).body.slug).toBe('brasa-folha');
  expect((await save({ name: 'Restaurant Demo' })).body.slug).toBe(slug);
});

test('each field has an error of its own', async () => {
  const bad = {
    name: '',
    logoUrl: 'javascript:alert(1)',
    coverImageUrl: 'x',
    primaryColor: 'red;}',
    secondaryColor: '#12',
    backgroundColor: 'url(//x)',
    fontFamily: 'Comic Sans',
  };
  const { status, body } = await save(bad);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.data.fields.map((field: any) => field.path).sort()).toEqual(Object.keys(bad).sort());
  for (const { message } of body.data.fields) expect(message).not.toMatch(/^fields\.|Invalid/);
});

test('a form that is older than the restaurant is refused, whichever form was faster', async () => {
  const old = await form();
  const { slug: _slug, ...settings } = (await boss.get('/api/settings')).body;
  expect((await boss.put('/api/settings', { ...settings, phone: '(11) 1111-1111' })).status).toBe(200);
  expect((await boss.put('/api/customization', old)).body.code).toBe('settings_changed');
});

test('a preview shows the changes to their owner and writes nothing', async () => {
  const before = await read();
  const seen = await guestsSee();
  const { revision: _revision, ...draft } = await form({ ...look, name: 'Ainda não' });
  const { status, body } = await boss.post('/api/customization/preview', draft);
  expect([status, body.name, body.imgUrl, body.appearance.fontFamily]).toEqual([
    200,
    'Ainda não',
    look.logoUrl,
    'Poppins',
  ]);
  expect(body.slug).toBe(slug);
  expect(await read()).toEqual(before);
  expect(await guestsSee()).toEqual(seen);
  expect((await boss.post('/api/customization/preview', { ...draft, id: other.id })).body.code).toBe('invalid_input');
});

test('only owners, and nothing but the fields of the form', async () => {
  const staff = await new Visitor(instance).signIn(waiter);
  expect((await staff.get('/api/customization')).body.code).toBe('forbidden');
  expect((await staff.put('/api/customization', await form())).body.code).toBe('forbidden');
  const extras = [{ restaurantId: other.id }, { slug: 'x' }, { serviceFeeBasisPoints: 0 }, { version: 1 }];
  for (const extra of extras) expect((await save(extra)).body.code).toBe('invalid_input');
});
