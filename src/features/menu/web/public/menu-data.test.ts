import { expect, test } from 'vitest';
import type { Menu, Product } from '../../contract.ts';
import { menuData } from './menu-data.ts';

const product: Product = {
  id: 'p',
  name: 'Moqueca',
  description: '',
  priceCents: 5_805,
  imageUrl: '/media/x/m',
  available: true,
  preparationMinutes: 20,
  tags: ['vegano', 'picante'],
  allergens: [],
  optionGroupIds: [],
};
const menu: Menu = {
  version: 1,
  counted: [],
  optionGroups: [],
  categories: [
    {
      id: 'c',
      name: 'Pratos',
      products: [product, { ...product, name: 'Caldo', imageUrl: null, available: false, tags: [] }],
    },
  ],
};

test('a menu has its sections, and each dish its price in reais', () => {
  const data = menuData(menu, { name: 'Café', slug: 'cafe' }, 'https://comanda.example', 'pt-BR');
  const offer = { '@type': 'Offer', priceCurrency: 'BRL', price: '58.05' };
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': 'https://comanda.example/r/cafe/menu#menu',
    name: 'Café',
    url: 'https://comanda.example/r/cafe/menu',
    inLanguage: 'pt-BR',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Pratos',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Moqueca',
            image: 'https://comanda.example/media/x/m-640.webp',
            suitableForDiet: ['https://schema.org/VeganDiet'],
            offers: { ...offer, availability: 'https://schema.org/InStock' },
          },
          { '@type': 'MenuItem', name: 'Caldo', offers: { ...offer, availability: 'https://schema.org/OutOfStock' } },
        ],
      },
    ],
  });
});

test('a dish whose choices make its price says where that begins', () => {
  const pizza = { ...product, priceCents: 0, fromCents: 4_590 };
  const menus = { ...menu, categories: [{ id: 'c', name: 'Pizzas', products: [pizza] }] };
  const data = menuData(menus, { name: 'Café', slug: 'cafe' }, 'https://comanda.example', 'pt-BR');
  const offers = {
    '@type': 'Offer',
    priceSpecification: { '@type': 'PriceSpecification', minPrice: '45.90', priceCurrency: 'BRL' },
    availability: 'https://schema.org/InStock',
  };
  expect(data).toMatchObject({ hasMenuSection: [{ hasMenuItem: [{ offers }] }] });
  expect(JSON.stringify(data)).not.toContain('0.00');
});
