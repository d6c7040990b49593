import type { SettingsPart } from '#features/restaurants/web/settings/section-address.ts';
import { m } from '#generated/messages/messages.js';
import { openingPath, staffPaths } from '#lib/addresses.ts';
import { type Locale, locales } from '#lib/locale.ts';
import { may, type Permission, type Role } from '#lib/permissions.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { BellIcon, BookIcon, ReceiptIcon } from '#ui/icons.tsx';
import { ClockIcon, QrIcon } from '#ui/late-icons.tsx';
import { PixIcon, StarIcon, UndoIcon, UserIcon } from '#ui/staff/icons.tsx';
import { entriesOf, isGated } from '../frame/entries.ts';

type Say = (inputs?: Record<never, never>, options?: { locale?: Locale }) => string;

export interface Place {
  to: string;
  label: Say;
  /** What else people call it. */
  words?: Say;
  icon: IconComponent;
  permission: Permission;
  otherDocument?: boolean;
}

/** What people call the pages besides. */
const words: Partial<Record<string, Say>> = {
  [staffPaths.home]: m['shell.palette.words.home'],
  [staffPaths.menu]: m['shell.palette.words.menu'],
  [staffPaths.floor]: m['shell.palette.words.floor'],
  [staffPaths.orders]: m['shell.palette.words.orders'],
  [staffPaths.corrections]: m['shell.palette.words.corrections'],
  [staffPaths.till]: m['shell.palette.words.till'],
  [staffPaths.kitchen]: m['shell.palette.words.kitchen'],
  [staffPaths.staff]: m['shell.palette.words.staff'],
  [staffPaths.devices]: m['shell.palette.words.devices'],
  [staffPaths.subscription]: m['shell.palette.words.subscription'],
  [staffPaths.history]: m['shell.palette.words.history'],
  [staffPaths.customization]: m['shell.palette.words.customization'],
  [staffPaths.support]: m['shell.palette.words.support'],
  [staffPaths.settings]: m['shell.palette.words.settings'],
};

const settingsOf = (part: SettingsPart) => openingPath(staffPaths.settings, part);

/** Pages that the navigation has no entry for, and parts of pages. */
const further: Place[] = [
  {
    to: staffPaths.account,
    label: m['shell.account'],
    words: m['shell.palette.words.account'],
    icon: UserIcon,
    permission: 'account',
  },
  { to: staffPaths.tablesPrint, label: m['tables.print'], icon: QrIcon, permission: 'tables' },
  { to: staffPaths.menuPrint, label: m['shell.palette.menuPrint'], icon: BookIcon, permission: 'menu' },
  { to: staffPaths.setup, label: m['setup.title'], icon: StarIcon, permission: 'setup', otherDocument: true },
  {
    to: settingsOf('horario'),
    label: m['restaurants.settings.hours'],
    words: m['shell.palette.words.hours'],
    icon: ClockIcon,
    permission: 'settings',
  },
  {
    to: settingsOf('atendimento'),
    label: m['restaurants.settings.service'],
    words: m['shell.palette.words.service'],
    icon: ReceiptIcon,
    permission: 'settings',
  },
  {
    to: settingsOf('dias'),
    label: m['restaurants.days.title'],
    words: m['shell.palette.words.days'],
    icon: ClockIcon,
    permission: 'settings',
  },
  {
    to: settingsOf('chamados'),
    label: m['calls.settings.title'],
    words: m['shell.palette.words.calls'],
    icon: BellIcon,
    permission: 'settings',
  },
  {
    to: settingsOf('conta'),
    label: m['checks.settings.title'],
    words: m['shell.palette.words.checks'],
    icon: ReceiptIcon,
    permission: 'settings',
  },
  {
    to: settingsOf('pagamento'),
    label: m['checks.online.title'],
    words: m['shell.palette.words.online'],
    icon: PixIcon,
    permission: 'settings',
  },
  { to: settingsOf('motivos'), label: m['orders.corrections.reasons.title'], icon: UndoIcon, permission: 'settings' },
  {
    to: settingsOf('palavras'),
    label: m['orders.words.title'],
    words: m['shell.palette.words.orderWords'],
    icon: BookIcon,
    permission: 'settings',
  },
];

/** Every page that somebody of this role may open; without a subscription, those that need none. */
export function placesOf(role: Role, subscribed: boolean): Place[] {
  const entries = entriesOf(role).map((entry) => ({ ...entry, words: words[entry.to] }));
  return [...entries, ...further.filter(({ permission }) => may(role, permission))].filter(
    ({ to }) => subscribed || !isGated(to.split('?')[0] ?? to),
  );
}

/** In every language: people look for a thing by the word that they have for it. */
export const inEach = (say: (locale: Locale) => string): string[] => locales.map(say);
