/** Where restaurants in Brazil are, from east to west. */
export const timezones = [
  ...(['America/Noronha', 'America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza'] as const),
  ...(['America/Recife', 'America/Maceio', 'America/Belem', 'America/Santarem', 'America/Araguaina'] as const),
  ...(['America/Cuiaba', 'America/Campo_Grande', 'America/Manaus', 'America/Porto_Velho'] as const),
  ...(['America/Boa_Vista', 'America/Rio_Branco', 'America/Eirunepe'] as const),
] as const;
export type Timezone = (typeof timezones)[number];

/** The platform's own clock, and that of whoever has no restaurant. */
export const homeTimezone: Timezone = 'America/Sao_Paulo';
