import type { Menu, Product } from '../../contract.ts';

/** A Menu of schema.org: its sections, and their dishes with prices. */
export function menuData(
  menu: Menu,
  restaurant: { name: string; slug: string },
  site: string,
  language: string,
): object {
  const url = `${site}/r/${restaurant.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${url}/menu#menu`,
    name: restaurant.name,
    url: `${url}/menu`,
    inLanguage: language,
    hasMenuSection: menu.categories.map(({ name, products }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: products.map((product) => dishData(product, site)),
    })),
  };
}

const diets: Partial<Record<Product['tags'][number], string>> = {
  vegano: 'https://schema.org/VeganDiet',
  vegetariano: 'https://schema.org/VegetarianDiet',
  sem_gluten: 'https://schema.org/GlutenFreeDiet',
};

const priceCurrency = 'BRL';
const reais = (cents: number) => (cents / 100).toFixed(2);

/** What the choices make of it is no single price. */
const beginsAt = (cents: number) => ({
  priceSpecification: { '@type': 'PriceSpecification', minPrice: reais(cents), priceCurrency },
});

function dishData(
  { name, description, priceCents, fromCents, pricing, imageUrl, available, tags }: Product,
  site: string,
): object {
  const suitable = tags.map((tag) => diets[tag]).filter((diet) => diet !== undefined);
  const elsewhere = /^https?:/.test(imageUrl ?? '') ? imageUrl : null;
  const picture = imageUrl?.startsWith('/media/') ? `${site}${imageUrl}-640.webp` : elsewhere;
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(picture && { image: picture }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    // What is weighed or priced at the table has no price that a search engine could show.
    ...(!pricing && {
      offers: {
        '@type': 'Offer',
        ...(fromCents === undefined ? { price: reais(priceCents), priceCurrency } : beginsAt(fromCents)),
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  };
}
