/** What makes a table of the cards: from tablets up, or by the room that it has, for one of many columns. */
export const tableLayouts = {
  usual: {
    table: 'md:table',
    head: 'md:table-header-group',
    body: 'md:table-row-group',
    row: 'md:table-row md:border-hairline md:border-b md:bg-transparent md:last:border-0',
    cell: 'md:table-cell md:px-3 md:py-3.5 md:align-middle md:first:pl-0 md:last:pr-0',
    right: 'md:text-right',
    heading: 'md:text-sm',
    name: 'md:hidden',
    pressed: 'md:hover:bg-paper',
  },
  wide: {
    table: '@3xl:table',
    head: '@3xl:table-header-group',
    body: '@3xl:table-row-group',
    row: '@3xl:table-row @3xl:border-hairline @3xl:border-b @3xl:bg-transparent @3xl:last:border-0',
    cell: '@3xl:table-cell @3xl:px-3 @3xl:py-3.5 @3xl:align-middle @3xl:first:pl-0 @3xl:last:pr-0',
    right: '@3xl:text-right',
    heading: '@3xl:text-sm',
    name: '@3xl:hidden',
    pressed: '@3xl:hover:bg-paper',
  },
} as const;

export type TableLayout = (typeof tableLayouts)[keyof typeof tableLayouts];
