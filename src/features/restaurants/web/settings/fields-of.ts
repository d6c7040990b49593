import type { SettingsChange } from '../../contract.ts';

const fields = {
  dados: ['name', 'description', 'address', 'phone', 'email'],
  horario: ['openingHours', 'timezone'],
  atendimento: ['serviceFeeBasisPoints', 'reservationMinutes', 'requiresTableSecret', 'sittingsEnd', 'lowStockFrom'],
} as const satisfies Record<string, readonly (keyof SettingsChange)[]>;

/** What is wrong with fields that this section does not show, by the paths of a refusal. */
export function faultsElsewhere(errors: Record<string, string>, part: keyof typeof fields): string[] {
  const shown: readonly string[] = fields[part];
  return Object.entries(errors)
    .filter(([path]) => !shown.includes(path.split('.')[0] ?? path))
    .map(([, fault]) => fault);
}
