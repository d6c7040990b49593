// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

export const dietaryTags = ['vegano', 'vegetariano', 'sem_gluten', 'picante'] as const;
/**
 * What a dish may declare: what state laws and RDC 727/2022 name. Its cereals are `gluten`, its tree nuts but almonds `nozes`; its latex
 * is no food.
 */
export const allergens = [
  'gluten',
  'lactose',
  'leite',
  'peixe',
  'amendoim',
  'amendoas',
  'nozes',
  'soja',
  'ovo',
  'crustaceos',
  'corantes',
  'acucar',
] as const;

/** How many choices a group may ask for. */
export const mostChoices = 50;

/** How the choices of a group make its price: they add up, or the dearest or the mean of them counts. */
export const priceRules = ['sum', 'dearest', 'mean'] as const;
export type PriceRule = (typeof priceRules)[number];

/** What is drawn for a drink without a picture; anything else is a plate. */
export const drawnDrinks = ['glass', 'bottle', 'cup'] as const;

/** How a product is priced that has no price of its own each: by the kilo, or as the staff say when they order it. */
export const pricings = ['weight', 'open'] as const;
export type Pricing = (typeof pricings)[number];

/** How many characters a text may have. */
export const longest = { name: 120, description: 1_000, category: 80, option: 80, station: 40 };

/** More than a kitchen counts of anything. */
export const mostLeft = 999;
