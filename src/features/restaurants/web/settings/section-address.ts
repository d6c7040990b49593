/** The sections of the settings, in the order in which they are listed, by what the address calls them. */
export const settingsParts = [
  'dados',
  'horario',
  'dias',
  'atendimento',
  'conta',
  'pagamento',
  'chamados',
  'motivos',
  'palavras',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The section that an address names; null for one that names none. */
export function askedPart(search: string): SettingsPart | null {
  const asked = new URLSearchParams(search).get('abrir');
  return settingsParts.find((part) => part === asked) ?? null;
}

/** The section that an address shows. */
export const shownPart = (search: string): SettingsPart => askedPart(search) ?? 'dados';
