import { m } from '#generated/messages/messages.js';
import type { Appearance } from '../../restaurants/contract.ts';

export type Look = Appearance & { logoUrl: string | null };

/** Colours that go together, for whoever has none yet. */
export const palettes: { name: () => string; colors: Omit<Appearance, 'fontFamily'> }[] = [
  {
    name: m['setup.look.palette.leaf'],
    colors: { primaryColor: '#0B3B33', secondaryColor: '#70A288', backgroundColor: '#E1DDCC' },
  },
  {
    name: m['setup.look.palette.ember'],
    colors: { primaryColor: '#7A2A1E', secondaryColor: '#D59A4A', backgroundColor: '#F0DDBF' },
  },
  {
    name: m['setup.look.palette.tide'],
    colors: { primaryColor: '#1F3A5F', secondaryColor: '#86A7C6', backgroundColor: '#E6E2D6' },
  },
  {
    name: m['setup.look.palette.grape'],
    colors: { primaryColor: '#4B2645', secondaryColor: '#B98AA8', backgroundColor: '#E9DFE2' },
  },
];

export const isPalette = (look: Look, colors: Omit<Appearance, 'fontFamily'>): boolean =>
  (Object.keys(colors) as (keyof typeof colors)[]).every(
    (part) => look[part].toLowerCase() === colors[part].toLowerCase(),
  );
