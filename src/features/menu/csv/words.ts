import { m } from '#generated/messages/messages.js';
import { type Locale, locales } from '#lib/locale.ts';
import type { Product } from '../contract.ts';
import { allergenNames, tagNames } from '../product-words.ts';
import { allergens, dietaryTags, type Pricing, pricings } from '../values.ts';
import { folded } from './cells.ts';
import { type CsvColumn, csvColumns } from './contract.ts';
import { soldByUnit } from './units.ts';

type Said = (inputs: Record<string, never>, options: { locale: Locale }) => string;

const headers: Record<CsvColumn, Said> = {
  category: m['menu.tools.column.category'],
  name: m['menu.tools.column.name'],
  description: m['menu.tools.column.description'],
  nameEn: m['menu.tools.column.nameEn'],
  descriptionEn: m['menu.tools.column.descriptionEn'],
  categoryEn: m['menu.tools.column.categoryEn'],
  price: m['menu.tools.column.price'],
  available: m['menu.tools.column.available'],
  minutes: m['menu.tools.column.minutes'],
  station: m['menu.tools.column.station'],
  tags: m['menu.tools.column.tags'],
  allergens: m['menu.tools.column.allergens'],
  options: m['menu.tools.column.options'],
  image: m['menu.tools.column.image'],
  optionsEn: m['menu.tools.column.optionsEn'],
  choicesEn: m['menu.tools.column.choicesEn'],
  code: m['menu.tools.column.code'],
  pricing: m['menu.tools.column.pricing'],
};
const truths = { yes: m['menu.tools.yes'], no: m['menu.tools.no'] } satisfies Record<string, Said>;
const sold: Record<Pricing | 'each', Said> = {
  each: m['menu.tools.sold.each'],
  weight: m['menu.tools.sold.weight'],
  open: m['menu.tools.sold.open'],
};

/** What a table says in one language. Reading understands every language, and the plain keys. */
export function wordsIn(locale: Locale) {
  const say = (said: Said) => said({}, { locale });
  return {
    header: (column: CsvColumn) => say(headers[column]),
    tags: (tags: Product['tags']) => tags.map((tag) => say(tagNames[tag])).join(', '),
    allergens: (found: Product['allergens']) => found.map((allergen) => say(allergenNames[allergen])).join(', '),
    pricing: (pricing: Pricing | null) => say(sold[pricing ?? 'each']),
    truth: (yes: boolean) => say(yes ? truths.yes : truths.no),
  };
}

function reader<Key extends string>(keys: readonly Key[], said: Record<Key, Said>): (word: string) => Key | null {
  const known = new Map(
    keys.flatMap((key) =>
      [key, ...locales.map((locale) => said[key]({}, { locale }))].map((word) => [folded(word), key]),
    ),
  );
  return (word) => known.get(folded(word)) ?? null;
}

export const columnOf = reader(csvColumns, headers);

/** How other systems call some columns. */
const foreignHeaders: Partial<Record<CsvColumn, string[]>> = {
  category: [
    'categoria do produto',
    'nome da categoria',
    'grupo',
    'grupo do produto',
    'secao',
    'secao do cardapio',
    'section',
    'group',
    'category name',
    'menu category',
  ],
  name: [
    'produto',
    'nome do produto',
    'item',
    'nome do item',
    'prato',
    'nome do prato',
    'product',
    'product name',
    'item name',
    'dish',
    'menu name',
  ],
  description: [
    'descricao do produto',
    'descricao do item',
    'detalhes',
    'ingredientes',
    'details',
    'product description',
    'item description',
    'menu description',
  ],
  price: [
    'preco',
    'valor',
    'preco de venda',
    'valor de venda',
    'preco venda',
    'preco unitario',
    'valor unitario',
    'price',
    'unit price',
    'sale price',
    'item price',
    'menu price',
  ],
  available: ['ativo', 'situacao', 'disponibilidade', 'active', 'enabled', 'availability', 'status', 'menu status'],
  pricing: [
    'un',
    'und',
    'unid',
    'unidade',
    'un medida',
    'un de medida',
    'unid medida',
    'unid de medida',
    'unidade medida',
    'unidade de medida',
    'unidade de venda',
    'unit',
    'unit of measure',
  ],
};
const currency = /\s*\(?(?:r\$|brl)\)?$/;
const perKilo = /[\s/(]+(?:(?:por|do|o|per|by)\s+|p\/\s*|r\$\s*\/\s*)?(?:kg|quilo|kilo)\)?$/;

export function foreignColumnOf(word: string): CsvColumn | null {
  const plain = folded(word).replace(currency, '').replaceAll('.', '');
  const named = csvColumns.find((column) => foreignHeaders[column]?.includes(plain));
  return named ?? (isPricePerKilo(word) ? 'price' : null);
}

/** 'Preço por kg', 'Valor (R$/kg)': its rows are sold by weight. */
export function isPricePerKilo(word: string): boolean {
  const plain = folded(word).replace(currency, '');
  const price = plain.replace(perKilo, '');
  return price !== plain && (foreignHeaders.price?.includes(price) ?? false);
}

export const tagOf = reader(dietaryTags, tagNames);
const allergenByName = reader(allergens, allergenNames);
/** Tables from before peanuts had their mark say 'nuts'. */
export const allergenOf = (word: string) => (folded(word) === 'nuts' ? 'nozes' : allergenByName(word));
const soldByName = reader(['each', ...pricings], sold);
/** How it is sold, in words; null for anything else. */
export const pricingOf = (word: string): Pricing | 'each' | null => soldByUnit(word) ?? soldByName(word);
const truthKeyOf = reader(['yes', 'no'], truths);

/** Yes or no in words, as spreadsheets write it too; null for anything else. */
export function truthOf(word: string): boolean | null {
  const key = truthKeyOf(word);
  if (key) return key === 'yes';
  if (/^(1|s|y|x|true|verdadeiro|ativo|active|disponivel|available|enabled)$/.test(folded(word))) return true;
  return /^(0|n|false|falso|inativo|inactive|indisponivel|unavailable|disabled)$/.test(folded(word)) ? false : null;
}
