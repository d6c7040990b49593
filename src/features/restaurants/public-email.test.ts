import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test('everyone reads the e-mail that a house gives for itself, and never the one that its owner signs in with', async () => {
  const shown = async (email: (login: string) => string, slug: string) => {
    const { id, owner } = await addRestaurant(instance.owner, { slug });
    await instance.owner.query('update restaurants set email = $2 where id = $1', [id, email(owner)]);
    return (await new Visitor(instance).get(`/api/restaurants/${slug}`)).body.email;
  };
  expect(await shown(() => 'contato@casa.example', 'casa-um')).toBe('contato@casa.example');
  expect(await shown((login) => login, 'casa-dois')).toBe('');
  expect(await shown((login) => login.toUpperCase(), 'casa-tres')).toBe('');
});
