import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../../db/seed/cast.ts';
import { demoPix } from '../../../../db/seed/seed-pix.ts';
import { openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { checks } from '../contract.ts';

let instance: TestInstance;
let boss: Visitor;
const house = { kind: 'email', key: 'pix@casa.com.br', name: 'Bar & Grill d’Água', city: 'São Paulo' } as const;

beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const settings = () => boss.ask(checks.settings, undefined as never);
const save = async (change: object) => boss.put('/api/checks/settings', { ...(await settings()), ...change });
const letters = () => instance.letters.filter(({ template }) => template === 'payoutChanged');
async function events() {
  const { body } = await boss.get('/api/security-events');
  const all: { kind: string; subject: string }[] = body.events;
  return all.filter(({ kind }) => kind.startsWith('pix')).map(({ kind, subject }) => [kind, subject]);
}

test('another PIX receiver takes the password, is logged, and the owner hears who it is', async () => {
  for (const change of [{ pix: house }, { pix: house, password: 'not-the-password' }]) {
    const { status, body } = await save(change);
    expect([status, body.code]).toEqual([409, 'password_wrong']);
  }
  expect([(await settings()).pix, letters(), await events()]).toEqual([demoPix, [], []]);

  expect((await save({ pix: house, password: demoPassword })).body.pix).toEqual(house);
  expect(letters()).toMatchObject([{ to: owner, values: { by: expect.any(String) } }]);
  const [letter] = letters();
  expect(letter?.values).toMatchObject({ what: expect.stringContaining('pix@casa.com.br') });
  expect(await events()).toEqual([['pixChanged', '…m.br']]);

  // A couvert alone takes no password, nor does the same receiver, and nobody is told.
  expect((await save({ couvertCents: 900 })).status).toBe(200);
  expect((await save({ pix: { ...house, key: ' PIX@casa.com.br ' } })).status).toBe(200);
  expect(letters()).toHaveLength(1);

  for (const change of [{ key: 'outra@casa.com.br' }, { name: 'Outro' }, { city: 'Olinda' }, { kind: 'random' }])
    expect((await save({ pix: { ...house, ...change } })).status, JSON.stringify(change)).toBe(409);
  expect((await settings()).pix).toEqual(house);

  // Without one nobody can be paid by mistake: it takes no password, and is told all the same.
  expect((await save({ pix: null })).body.pix).toBeNull();
  expect(letters()).toHaveLength(2);
  expect(letters()[1]?.values).toMatchObject({ what: expect.stringContaining('pix@casa.com.br') });
  expect((await events())[0]).toEqual(['pixRemoved', '']);

  // Of a change the owner reads where it went before as well.
  await save({ pix: house, password: demoPassword });
  await save({ pix: { ...house, key: 'outra@casa.com.br' }, password: demoPassword });
  expect(letters().at(-1)?.values).toMatchObject({ what: expect.stringMatching(/outra@.*pix@/) });
});
