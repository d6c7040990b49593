export type SeedOption = { name: string; priceDeltaCents: number; available?: boolean };

export type SeedOptionGroup = { key: string; name: string; min: number; max: number; options: SeedOption[] };

export type SeedTag = 'vegano' | 'vegetariano' | 'sem_gluten' | 'picante';

export type SeedAllergen =
  | 'gluten'
  | 'lactose'
  | 'leite'
  | 'peixe'
  | 'amendoim'
  | 'amendoas'
  | 'nozes'
  | 'soja'
  | 'ovo'
  | 'crustaceos'
  | 'corantes'
  | 'acucar';

export type SeedProduct = {
  key: string;
  name: string;
  description: string;
  priceCents: number;
  preparationMinutes: number;
  /** The key of its drawing in `pictures/`. */
  picture: string;
  tags: SeedTag[];
  allergens: SeedAllergen[];
  /** Keys of `optionGroups`, in the order the diner meets them. */
  optionGroups: string[];
  available?: boolean;
};

export type SeedCategory = { key: string; name: string; products: SeedProduct[] };
