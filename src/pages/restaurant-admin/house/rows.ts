import type { SettingsPart } from '#features/restaurants/web/settings/section-address.ts';
import { m } from '#generated/messages/messages.js';
import { menuStations, openingPath, staffPaths } from '#lib/addresses.ts';
import type { Role } from '#lib/permissions.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import { FlameIcon, PixIcon } from '#ui/staff/icons.tsx';
import type { HouseGroup } from '../frame/entries.ts';
import { housePages } from '../frame/house-pages.ts';

/** What is read to say how a row stands. */
export type Told = 'printers' | 'screens' | 'stations' | 'pix' | 'online' | 'plan';

export interface HouseRow {
  to: string;
  label: () => string;
  icon: IconComponent;
  /** What it is for, where how it stands is not cheap to know. */
  about?: string;
  told?: Told;
}

const part = (name: SettingsPart) => openingPath(staffPaths.settings, name);

/** The pages of a group, and after each the parts of it that have a row of their own. */
export function houseRows(role: Role, group: HouseGroup): HouseRow[] {
  const says = pageSays();
  return housePages(role, group).flatMap((page) => [{ ...page, ...says[page.to] }, ...(partsOf()[page.to] ?? [])]);
}

const pageSays = (): Partial<Record<string, Pick<HouseRow, 'about' | 'told'>>> => ({
  [staffPaths.settings]: { about: m['shell.house.about.settings']() },
  [staffPaths.corrections]: { about: m['shell.house.about.corrections']() },
  [staffPaths.staff]: { about: m['shell.house.about.staff']() },
  [staffPaths.printers]: { told: 'printers' },
  [staffPaths.devices]: { told: 'screens' },
  [staffPaths.customization]: { about: m['shell.house.about.customization']() },
  [staffPaths.subscription]: { told: 'plan' },
  [staffPaths.history]: { about: m['shell.house.about.history']() },
  [staffPaths.support]: { about: m['shell.house.about.support']() },
  [staffPaths.account]: { about: m['shell.house.about.account']() },
});

const partsOf = (): Partial<Record<string, HouseRow[]>> => ({
  [staffPaths.settings]: [
    {
      to: part('horario'),
      label: m['restaurants.settings.hours'],
      icon: ClockIcon,
      about: m['shell.house.about.hours'](),
    },
    { to: part('conta'), label: m['checks.settings.title'], icon: ReceiptIcon, told: 'pix' },
    { to: part('pagamento'), label: m['checks.online.title'], icon: PixIcon, told: 'online' },
  ],
  [staffPaths.devices]: [
    {
      to: openingPath(staffPaths.menu, menuStations),
      label: m['menu.list.stations'],
      icon: FlameIcon,
      told: 'stations',
    },
  ],
});
