import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const password = 'moqueca na quinta';
const form = (changes: object = {}) => ({
  name: 'Café do João',
  description: 'Pão na chapa e café coado',
  address: 'Rua do Ouvidor, 10, Rio de Janeiro - RJ',
  phone: '(21) 3000-1000',
  email: `${randomUUID()}@joao.example`,
  password,
  confirmPassword: password,
  ...changes,
});
const register = (body: object, headers: Record<string, string> = {}) =>
  new Visitor(instance).send('POST', '/api/register', body, headers);
const inEnglish = { cookie: 'locale=en' };
const rowsOf = async (email: string) => {
  const { rows } = await instance.owner.query(
    `select (select count(*)::int from users where email = $1) as users,
       (select count(*)::int from accounts) as accounts, (select count(*)::int from restaurants) as restaurants,
       (select count(*)::int from customization) as customizations`,
    [email],
  );
  return rows[0];
};

test('a registration makes owner, account, restaurant and appearance, asks to confirm the address, and signs in', async () => {
  const opening_hours = { segunda: { isOpen: false }, sexta: { isOpen: true, open: '18:00', close: '02:00' } };
  const sent = form({ email: ' Joao@Joao.Example ', opening_hours });
  const answer = await register(sent);
  expect(answer).toMatchObject({ status: 200, body: { success: true, slug: 'cafe-do-joao' } });

  const id = answer.body.restaurantId;
  const { rows } = await instance.owner.query(
    `select u.id, u.role, u.email, u.email_verified, u.metadata, r.owner_id, r.name, r.opening_hours, c.primary_color
     from users u join restaurants r on r.id = u.restaurant_id join customization c on c.restaurant_id = r.id where u.id = $1`,
    [id],
  );
  expect(rows[0]).toMatchObject({
    role: 'restaurant_owner',
    email: 'joao@joao.example',
    email_verified: false,
    owner_id: id,
  });
  expect(rows[0].opening_hours).toMatchObject({
    segunda: 'Fechado',
    terça: { open: '09:00', close: '17:00' },
    sexta: { open: '18:00', close: '02:00' },
  });

  const owner = await new Visitor(instance).signIn('joao@joao.example', password);
  const before = await owner.get('/api/session');
  expect(before.body).toMatchObject({
    user: { id, emailVerified: false, twoFactorEnabled: false, phone: null },
    restaurant: { id, slug: 'cafe-do-joao', subscribed: false, beginning: true },
  });

  const letter = instance.letters.at(-1);
  expect(letter).toMatchObject({ to: 'joao@joao.example', template: 'verification', locale: 'pt-BR' });
  const token = /^\/account-link\?token=([\w-]{43})$/.exec(letter?.values.url ?? '')?.[1];
  const pressed = await new Visitor(instance).post('/api/account-links/follow', { token });
  expect([pressed.status, pressed.body]).toEqual([200, { purpose: 'verify' }]);
  expect((await owner.get('/api/session')).body.user.emailVerified).toBe(true);
});

test('names that collide, also with former addresses, are numbered', async () => {
  await instance.owner.query('insert into restaurant_former_slugs (slug, restaurant_id) values ($1, $2)', [
    'bar-da-lapa-2',
    instance.restaurantId,
  ]);
  const slugs = await Promise.all(
    ['Bar da Lapa', 'BAR DA LAPA!', 'Bar  da  Lápa'].map((name) => register(form({ name }))),
  );
  expect(slugs.map(({ body }) => body.slug).sort()).toEqual(['bar-da-lapa', 'bar-da-lapa-3', 'bar-da-lapa-4']);
  expect((await register(form({ name: 'Restaurant Demo' }))).body.slug).toBe('restaurant-demo-2');
});

const steps = [
  ['accounts', 'register_account_failed', 'Failed to create account: '],
  ['restaurants', 'register_restaurant_failed', 'Failed to save restaurant data: '],
  ['customization', 'register_customization_failed', 'Failed to save  data: '],
  ['users', 'register_user_failed', 'Failed to save userPublic data: '],
] as const;

test.each(steps)('a failure at %s leaves nothing behind and is named %s', async (table, code, beginning) => {
  const sent = form();
  const before = await rowsOf(sent.email);
  await instance.owner.query(
    `create or replace function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  );
  await instance.owner.query(`create trigger fails before insert on ${table} for each row execute function fail()`);
  const answer = await register(sent, inEnglish);
  await instance.owner.query(`drop trigger fails on ${table}`);
  expect(answer.body.code).toBe(code);
  expect(answer.body.message.startsWith(beginning)).toBe(true);
  expect(answer.body.message).not.toContain('broken');
  expect(await rowsOf(sent.email)).toEqual(before);
  expect((await register(sent)).status, 'and once it is mended the same form is taken').toBe(200);
});

test('a failure that only the commit finds is told as unexpected, and leaves nothing behind', async () => {
  const sent = form();
  const before = await rowsOf(sent.email);
  await instance.owner.query(
    `create or replace function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  );
  await instance.owner.query(
    'create constraint trigger fails after insert on users initially deferred for each row execute function fail()',
  );
  const answer = await register(sent, inEnglish);
  await instance.owner.query('drop trigger fails on users');
  expect(answer.body).toMatchObject({
    code: 'register_unexpected',
    message: 'An unexpected error occurred. Please try again.',
  });
  expect(await rowsOf(sent.email)).toEqual(before);
});

test('one form sent several times at once is one account', async () => {
  const sent = form({ name: 'Dupla' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => register(sent, inEnglish)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'register_account_failed',
    message: 'Failed to create account: this email already has an account',
    data: { fields: [{ path: 'email' }] },
  });
  expect(await rowsOf(sent.email)).toMatchObject({ users: 1 });
});

test('each field says what it lacks, in the words of the specification', async () => {
  const empty = {
    name: '',
    description: ' ',
    address: '',
    phone: '',
    email: 'x',
    password: 'curta',
    confirmPassword: 'outra',
  };
  const { status, body } = await register(empty);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  const said = Object.fromEntries(body.data.fields.map((field: any) => [field.path, field.message]));
  expect(said).toEqual({
    name: 'Nome do restaurante obrigatório',
    description: 'Descrição obrigatório',
    address: 'Endereço obrigatório',
    phone: 'Telefone obrigatório',
    email: 'Endereço de email inválido',
    password: 'Sua senha precisa ter no minímo 8 caracteres',
    confirmPassword: 'Suas senhas não estão iguais',
  });
  const missing = await register({}, inEnglish);
  expect(missing.body.data.fields).toContainEqual({
    path: 'email',
    code: 'fields.email_invalid',
    message: 'Invalid email address',
  });
});

test('a telephone that cannot be called from elsewhere is refused', async () => {
  for (const phone of ['123', '3000-1000']) {
    const { status, body } = await register(form({ phone }));
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.data.fields).toEqual([
      {
        path: 'phone',
        code: 'fields.phone_whole',
        message: 'Digite o telefone com DDD, como (11) 98888-7777.',
      },
    ]);
  }
});

test('passwords that everyone tries first are refused', async () => {
  for (const common of ['flamengo', 'Senha123', '12345678', 'restaurante123']) {
    const { status, body } = await register(form({ password: common, confirmPassword: common }));
    expect([status, body.code, body.data.fields[0].path]).toEqual([409, 'password_common', 'password']);
  }
});

test('nothing but the form is taken: no role, no id, no subscription', async () => {
  for (const extra of [
    { role: 'admin' },
    { id: randomUUID() },
    { restaurant_id: instance.restaurantId },
    { active: true },
  ]) {
    expect((await register(form(extra))).body.code).toBe('invalid_input');
  }
});
