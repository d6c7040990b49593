import { folded } from './folded.ts';

/** The states of Brazil, by the two letters that addresses end in. */
const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
} as const;
export type State = keyof typeof states;

const codes = Object.keys(states) as State[];
const postalCode = /\b(?:cep:? *)?\d{2}\.?\d{3}-?\d{3}\b/gi;

/**
 * The state that an address ends in, behind which only the postal code and the country may stand: '..., Recife - PE, 50030-230', 'Olinda/PE',
 * '..., Manaus, Amazonas'. Null where it names none: streets and cities bear names of states too, so nothing before the end counts.
 */
export function stateOfAddress(address: string): State | null {
  const segments = address
    .replaceAll(postalCode, ',')
    .split(/[,/()\n.–—-]/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '' && !['brasil', 'brazil'].includes(folded(segment)));
  const last = segments.at(-1) ?? '';
  // 'Recife PE', but not 'Rua do Para' shortened by chance: behind another word the letters have to be capitals.
  const letters = last.length === 2 ? last.toUpperCase() : last.split(/\s+/).at(-1);
  return codes.find((code) => code === letters || folded(states[code]) === folded(last)) ?? null;
}
