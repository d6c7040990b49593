import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import type { Listed } from './contract.ts';
import { directoryPage } from './directory.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  for (const [name, slug, description, address] of [
    ['Café do João', 'cafe-do-joao', 'Pães e bolos', 'Rua São Bento, 10'],
    ['Sushi Ação', 'sushi-acao', 'Peixe fresco, 100% do dia', 'Av. Atlântica, 200'],
    ['Cantina_da Nona', 'cantina-da-nona', 'Massas', 'Rua Augusta, 3'],
  ]) {
    await add(name!, slug!, description, address);
  }
  await add('Fantasma', 'fantasma');
  await instance.owner.query(`update restaurants set active = false where slug = 'fantasma'`);
});
afterAll(() => instance.close());

function add(name: string, slug: string, description = '', address = '') {
  return instance.owner.query(`insert into restaurants (name, slug, description, address) values ($1, $2, $3, $4)`, [
    name,
    slug,
    description,
    address,
  ]);
}

interface Page {
  restaurants: Listed[];
  next: string | null;
  previous: string | null;
}
async function directory(input: { q?: string; cursor?: string } = {}): Promise<Page> {
  const answer = await fetch(`${instance.url}/api/restaurants?${new URLSearchParams(input)}`);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Page>;
}
const found = async (q: string) => (await directory({ q })).restaurants.map(({ name }) => name);

describe('the directory', () => {
  test('lists the active restaurants by name, with nothing more of them than a card shows', async () => {
    const { restaurants, next, previous } = await directory();
    expect(restaurants.map(({ name }) => name)).toEqual([
      'Café do João',
      'Cantina_da Nona',
      'Restaurant Demo',
      'Sushi Ação',
    ]);
    expect([next, previous]).toEqual([null, null]);
    expect(Object.keys(restaurants[0]!).sort()).toEqual(
      'address coverImageUrl description imgUrl name openingHours phone primaryColor slug specialDays timezone'.split(
        ' ',
      ),
    );
  });

  test('is searched in name, description and address, whatever the case and the accents', async () => {
    expect(await found('CAFE')).toEqual(['Café do João']);
    expect(await found('joão')).toEqual(['Café do João']);
    expect(await found('paes')).toEqual(['Café do João']);
    expect(await found('sao bento')).toEqual(['Café do João']);
    expect(await found('ATLANTICA')).toEqual(['Sushi Ação']);
    // Every word counts, wherever it stands; as it is typed on a keyboard that composes its accents.
    expect(await found('rua massas')).toEqual(['Cantina_da Nona']);
    expect(await found('sushi ac\u0327a\u0303o')).toEqual(['Sushi Ação']);
    expect(await found('rua')).toEqual(['Café do João', 'Cantina_da Nona', 'Restaurant Demo']);
    expect(await found('  ')).toHaveLength(4);
    expect(await found('fantasma')).toEqual([]);
  });

  test('takes what has a meaning in a pattern for itself', async () => {
    expect(await found('100%')).toEqual(['Sushi Ação']);
    expect(await found('10%')).toEqual([]);
    expect(await found('a_d')).toEqual(['Cantina_da Nona']);
    expect(await found('%')).toEqual(['Sushi Ação']);
    expect(await found('\\')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  test('follows a changed name', async () => {
    await instance.owner.query(`update restaurants set name = 'Empório Açaí' where slug = 'sushi-acao'`);
    expect(await found('emporio acai')).toEqual(['Empório Açaí']);
    expect(await found('sushi')).toEqual([]);
    await instance.owner.query(`update restaurants set name = 'Sushi Ação' where slug = 'sushi-acao'`);
  });

  test('what is only kept for the search does not move what menus are known by', async () => {
    const version = async () =>
      (await instance.owner.query(`select public_version::int as v from restaurants where slug = 'cafe-do-joao'`))
        .rows[0].v;
    const before = await version();
    await instance.owner.query(`update restaurants set name = name where slug = 'cafe-do-joao'`);
    expect(await version()).toBe(before);
  });

  test('is read a page at a time, forwards and back', async () => {
    await instance.owner.query(
      `insert into restaurants (name, slug) select 'Bar ' || lpad(n::text, 2, '0'), 'bar-' || n from generate_series(1, 60) n`,
    );
    const first = await directory({ q: 'bar' });
    expect(first.restaurants).toHaveLength(directoryPage);
    expect(first.previous).toBeNull();
    const second = await directory({ q: 'bar', cursor: first.next! });
    const third = await directory({ q: 'bar', cursor: second.next! });
    expect(third.next).toBeNull();
    const names = [first, second, third].flatMap(({ restaurants }) => restaurants.map(({ name }) => name));
    expect(names).toEqual(Array.from({ length: 60 }, (_, n) => `Bar ${String(n + 1).padStart(2, '0')}`));
    const back = await directory({ q: 'bar', cursor: third.previous! });
    expect(back.restaurants).toEqual(second.restaurants);
    expect([back.previous, back.next]).toEqual([second.previous, second.next]);
    expect(await directory({ q: 'bar', cursor: back.previous! })).toEqual(first);
  });

  test('refuses a cursor that is none', async () => {
    for (const cursor of ['x', 'a.', "a.00000000-0000-7000-8000-00000000000'"]) {
      const answer = await fetch(`${instance.url}/api/restaurants?${new URLSearchParams({ cursor })}`);
      expect(answer.status).toBe(400);
    }
    expect((await directory({ cursor: 'a.00000000-0000-7000-8000-000000000000' })).restaurants).toEqual([]);
  });
});
