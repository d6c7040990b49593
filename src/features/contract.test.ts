import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from './contract.ts';

type Inner = { def: Record<string, any> & { type: string } };

/** Every field for a telephone in what a call is sent, however deep. */
function telephones(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const { def } = schema as unknown as Inner;
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      /phone$/i.test(name) ? [[`${path}.${name}`, field]] : telephones(field, `${path}.${name}`),
    );
  const within = [def.innerType, def.in, def.element, ...(def.options ?? [])].filter(Boolean) as z.ZodType[];
  return within.flatMap((each) => telephones(each, path));
}

test('what is typed as a telephone has digits, wherever one is asked for', () => {
  const asked = Object.entries(contract).flatMap(([feature, entries]) =>
    Object.entries(entries).flatMap(([name, entry]) => {
      const input = entry['~orpc'].inputSchema as z.ZodType | undefined;
      return input ? telephones(input, `${feature}.${name}`) : [];
    }),
  );
  const paths = asked.map(([path]) => path);
  for (const known of ['restaurants.saveSettings', 'platform.editRestaurant', 'billing.checkout'])
    expect(paths.some((path) => path.startsWith(`${known}.`))).toBe(true);
  // Who registers, pays or reserves has to be reached by others; elsewhere a house writes its number as its guests know it.
  const whole = (path: string) => /^(accounts\.register|billing\.checkout|reservations\.(request|create))\./.test(path);
  expect(paths.filter(whole)).toHaveLength(4);
  for (const [path, field] of asked) {
    const refused = (typed: string) => field.safeParse(typed).error?.issues.map(({ message }) => message);
    expect(refused('sem número'), path).toEqual([whole(path) ? 'fields.phone_whole' : 'fields.phone_invalid']);
    if (whole(path)) expect(refused('3000-8000'), path).toEqual(['fields.phone_whole']);
    expect(field.safeParse('+55 11 98888-7777').success, path).toBe(true);
  }
});
