import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { priceText } from '#features/menu/price-text.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { newThing, openingPath, staffPaths } from '#lib/addresses.ts';
import { formatClock, formatDay } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import { may } from '#lib/permissions.ts';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { PlusIcon, ReceiptIcon } from '#ui/icons.tsx';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import { KeyboardIcon, TableIcon } from '#ui/staff/icons.tsx';
import type { Findable } from './find.ts';
import { inEach, placesOf } from './places.ts';

export interface PaletteEntry extends Findable {
  id: string;
  detail?: string;
  icon: IconComponent;
  /** An address, or what is done here. */
  to: string | (() => void);
  otherDocument?: boolean;
}

/** All that can be gone to from here, as far as it is known yet. */
export function useEntries(onKeys: () => void): { entries: PaletteEntry[]; reading: boolean } {
  const { user, restaurant } = useSignedIn();
  const subscribed = restaurant?.subscribed ?? false;
  const asks = (permission: Parameters<typeof may>[1]) => subscribed && may(user.role, permission);
  const menu = useQuery({ ...api.menuEditing.read.queryOptions(), enabled: asks('menu') });
  const tables = useQuery({ ...api.tables.list.queryOptions(), enabled: asks('tables') });
  const board = useQuery({ ...api.orders.board.queryOptions(), enabled: asks('orders') });
  const coming = useQuery({ ...api.reservations.coming.queryOptions(), enabled: asks('reservations') });
  const locale = getLocale();

  const deeds: PaletteEntry[] = [
    ...(asks('orders') ? [{ to: openingPath(staffPaths.orders, newThing), say: m['shell.palette.newOrder'] }] : []),
    ...(asks('reservations')
      ? [{ to: openingPath(staffPaths.reservations, newThing), say: m['shell.palette.newReservation'] }]
      : []),
  ].map(({ to, say }) => ({
    id: to,
    kind: 'deeds',
    label: say(),
    said: inEach((each) => say({}, { locale: each })),
    icon: PlusIcon,
    to,
  }));
  const keys: PaletteEntry = {
    id: 'keys',
    kind: 'pages',
    label: m['shell.palette.keys.title'](),
    said: inEach((each) => m['shell.palette.keys.title']({}, { locale: each })),
    icon: KeyboardIcon,
    to: onKeys,
  };
  const pages = placesOf(user.role, subscribed).map(
    ({ to, label, words, icon, otherDocument }): PaletteEntry => ({
      id: to,
      kind: 'pages',
      label: label(),
      said: inEach((each) => `${label({}, { locale: each })} ${words?.({}, { locale: each }) ?? ''}`),
      icon,
      to,
      otherDocument,
    }),
  );
  const places = tables.data?.tables.map(
    ({ id, number, status, bill }): PaletteEntry => ({
      id,
      kind: 'tables',
      label: m['orders.table']({ number }),
      said: inEach((each) => m['orders.table']({ number }, { locale: each })),
      detail: bill ? formatMoney(bill.totalCents, locale) : m[`tables.status.${status}`](),
      icon: TableIcon,
      to: openingPath(staffPaths.tables, id),
    }),
  );
  const orders = board.data?.orders.map(
    ({ id, number, tableNumber, status, lines }): PaletteEntry => ({
      id,
      kind: 'orders',
      label: m['shell.palette.order']({ number, table: tableNumber }),
      said: [
        ...inEach((each) => m['shell.palette.order']({ number, table: tableNumber }, { locale: each })),
        lines.map(({ name }) => name).join(' '),
      ],
      detail: m[`orders.status.${status}`](),
      icon: ReceiptIcon,
      to: openingPath(staffPaths.orders, id),
    }),
  );
  const dishes = menu.data?.categories.flatMap(({ name: category, nameEn: categoryEn, products }) =>
    products.map(
      ({ id, name, nameEn, ...priced }): PaletteEntry => ({
        id,
        kind: 'dishes',
        label: name,
        said: [nameEn, category, categoryEn],
        detail: priceText(priced, locale),
        icon: UtensilsIcon,
        to: openingPath(staffPaths.menu, id),
      }),
    ),
  );
  const reservations = coming.data?.reservations.map(
    ({ id, customerName, customerPhone, date, time, night }): PaletteEntry => ({
      id,
      kind: 'reservations',
      label: customerName,
      said: [
        customerPhone.replace(/\D/g, ''),
        ...inEach((each) => m['shell.palette.reservation']({}, { locale: each })),
      ],
      detail: `${formatDay(date, locale, 'short')} · ${formatClock(time, locale)}`,
      icon: CalendarIcon,
      to: openingPath(staffPaths.reservations, id, `data=${night}&`),
    }),
  );
  return {
    entries: [
      ...deeds,
      ...pages,
      keys,
      ...(places ?? []),
      ...(orders ?? []),
      ...(dishes ?? []),
      ...(reservations ?? []),
    ],
    reading: [menu, tables, board, coming].some(({ isLoading }) => isLoading),
  };
}
