import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures go to the right. */
  align?: 'right';
  sortable?: boolean;
  /** On phones this cell heads the card and needs no name. */
  heading?: boolean;
  /** Where it stands in a row of a compact table, as classes; what has none there is not in it. */
  compact?: string;
  /** The header is only read out: a column of buttons. */
  headerHidden?: boolean;
};

export type Sort = { key: string; direction: 'ascending' | 'descending' };
