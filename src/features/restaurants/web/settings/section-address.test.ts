import { expect, test } from 'vitest';
import { openingPath, staffPaths } from '#lib/addresses.ts';
import { askedPart, settingsParts, shownPart } from './section-address.ts';

test('each section has an address of its own, as links write it', () => {
  for (const part of settingsParts) {
    const { search } = new URL(openingPath(staffPaths.settings, part), 'http://comanda.example');
    expect(askedPart(search)).toBe(part);
    expect(shownPart(search)).toBe(part);
  }
});

test('an address that names no section, or none that there is, shows the first', () => {
  for (const search of ['', '?abrir=', '?abrir=nada', '?secao=dias']) {
    expect(askedPart(search)).toBeNull();
    expect(shownPart(search)).toBe('dados');
  }
});
