import { afterEach, describe, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import type { OpeningHours } from '../../opening/contract.ts';
import { openingData, restaurantData, shortened } from './structured-data.ts';

const site = 'https://comanda.example';
const openingHours: OpeningHours = {
  domingo: 'Fechado',
  segunda: 'Só com reserva',
  terça: [
    { open: '19:00', close: '23:00' },
    { open: '12:00', close: '15:00' },
  ],
  sexta: { open: '18:00', close: '02:00' },
  sábado: { open: '00:00', close: '00:00' },
};
const restaurant = {
  name: 'Café do João',
  slug: 'cafe-do-joao',
  description: 'Pães',
  address: 'Rua A, 1\nSão Paulo',
  phone: '(11) 3',
  email: '',
  openingHours,
  specialDays: {},
  imgUrl: null,
  coverImageUrl: '/media/x/cover',
  takesOrders: true,
};
type Data = Record<string, unknown>;

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

describe('what search engines are told of a restaurant', () => {
  const data = restaurantData(restaurant, site, { from: 1_200, to: 9_800 }) as Data;

  test('has what they require: type, name, address and picture', () => {
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Café do João' });
    expect(data.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Rua A, 1 São Paulo',
      addressCountry: 'BR',
    });
    for (const picture of data.image as string[]) expect(URL.canParse(picture)).toBe(true);
  });

  test('and what they recommend: hours, telephone, address of the page, prices, menu and reservations', () => {
    expect(data).toMatchObject({
      url: `${site}/r/cafe-do-joao`,
      telephone: '(11) 3',
      hasMenu: `${site}/r/cafe-do-joao/menu`,
      acceptsReservations: `${site}/r/cafe-do-joao/reservations`,
    });
    expect(data.priceRange).toBe('R$\u00a012,00 – R$\u00a098,00');
    // Longer ones are not shown.
    expect(String(data.priceRange).length).toBeLessThan(100);
  });

  test('leaves out what the restaurant has not given', () => {
    const bare = restaurantData(
      {
        ...restaurant,
        address: '',
        phone: '',
        description: '',
        openingHours: {},
        coverImageUrl: null,
        takesOrders: false,
      },
      site,
      null,
    ) as Data;
    for (const key of ['address', 'telephone', 'email', 'description', 'priceRange'])
      expect(bare).not.toHaveProperty(key);
    expect(bare).toMatchObject({ image: [`${site}/og/cafe-do-joao.jpg`], acceptsReservations: false });
    expect(bare.openingHoursSpecification).toEqual([]);
  });

  test('gives each period its weekday and its hours, past midnight and round the clock too', () => {
    const of = (day: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens,
      closes,
    });
    expect(openingData(openingHours)).toEqual([
      of('Sunday', '00:00', '00:00'),
      of('Tuesday', '12:00', '15:00'),
      of('Tuesday', '19:00', '23:00'),
      of('Friday', '18:00', '02:00'),
      of('Saturday', '00:00', '23:59'),
    ]);
  });
});

test('single days are said as search engines expect them, closed ones from midnight to midnight', () => {
  const specialDays = {
    '2026-12-25': { name: 'Natal', periods: [] },
    '2026-12-31': { name: '', periods: [{ open: '18:00', close: '03:00' }] },
  };
  const data = restaurantData({ ...restaurant, specialDays }, site, null) as Data;
  const of = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  expect(data.specialOpeningHoursSpecification).toEqual([
    of('2026-12-25', '00:00', '00:00'),
    of('2026-12-31', '18:00', '03:00'),
  ]);
});

test('an address that is none is not told', () => {
  for (const imgUrl of ['javascript:alert(1)', 'http://', 'x']) {
    const data = restaurantData(
      { ...restaurant, imgUrl, coverImageUrl: 'https://elsewhere.example/a.jpg' },
      site,
      null,
    );
    expect((data as Data).image).toEqual(['https://elsewhere.example/a.jpg', `${site}/og/cafe-do-joao.jpg`]);
  }
});

test('a description is cut between words', () => {
  expect(shortened('  Pães\ne bolos ')).toBe('Pães e bolos');
  const cut = shortened('palavra '.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/palavra…$/);
  expect(shortened('x'.repeat(300))).toHaveLength(160);
});
