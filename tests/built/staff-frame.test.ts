import { expect, test } from 'vitest';
import { pagesByModule } from '../../scripts/staff-frame.mjs';

const texts = '/house/src/generated/messages';
const read = (id: string, changes: object = {}) => ({
  id: `/house/src/${id}`,
  isEntry: false,
  exports: [] as string[],
  importedIds: [] as string[],
  dynamicallyImportedIds: [] as string[],
  code: '',
  ...changes,
});
const text = (file: string, key: string) => read(`generated/messages/messages/${file}.js`, { exports: [key] });
const modules = [
  read('pages/restaurant-admin/layout.tsx?route', { isEntry: true, importedIds: ['/house/src/rail.tsx'] }),
  read('pages/restaurant-admin/orders.tsx?route', {
    isEntry: true,
    importedIds: ['/house/src/dialog.tsx'],
    dynamicallyImportedIds: ['/house/src/sheet.tsx'],
  }),
  read('pages/diner/menu.tsx?route', { isEntry: true, dynamicallyImportedIds: ['/house/src/sheet.tsx'] }),
  read('rail.tsx', { importedIds: [`${texts}/messages.js`], code: "m['shell.menu']()" }),
  read('dialog.tsx', { importedIds: ['/house/src/rail.tsx'] }),
  read('sheet.tsx', { importedIds: ['/house/src/dialog.tsx'], code: 'm["dish.add"]()' }),
  // Every page imports it, and is sent no more of it than it reads.
  read('generated/messages/messages.js', {
    importedIds: [`${texts}/messages/shell_menu.js`, `${texts}/messages/dish_add.js`],
  }),
  text('shell_menu', 'shell.menu'),
  text('dish_add', 'dish.add'),
];
const pages = (id: string) => pagesByModule(modules).get(`/house/src/${id}`);

test('a module is of the pages that load it, at first or, where they are not of the staff, later', () => {
  expect(pages('rail.tsx')).toEqual(['restaurant-admin/layout', 'restaurant-admin/orders', 'diner/menu']);
  expect(pages('dialog.tsx')).toEqual(['restaurant-admin/orders', 'diner/menu']);
  expect(pages('sheet.tsx')).toEqual(['diner/menu']);
});

test('a text is of the pages that read it', () => {
  expect(pages('generated/messages/messages/shell_menu.js')).toEqual(pages('rail.tsx'));
  expect(pages('generated/messages/messages/dish_add.js')).toEqual(['diner/menu']);
});
