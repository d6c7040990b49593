/** What one piece of paper says: kept with its job, so that whichever printer it goes to lays it out for itself. */
export type Paper = TicketPaper | ChangePaper | BillPaper | TestPaper | TillPaper;

export interface PaperLine {
  quantity: number;
  name: string;
  /** By when it is to be ready, where that is not by when the whole paper is; papers of before say nothing of it. */
  until?: string;
  /** The dish that it goes with, where that is made elsewhere; papers of before say nothing of it. */
  dish?: string;
  /** Which makes it; papers of before say nothing of it. */
  station?: string | null;
  choices: string[];
  /** What other stations make of it, and which; papers of before say nothing of it. */
  elsewhere?: string[];
  note: string;
  /** What may harm whoever eats it. */
  warnings: string[];
  /** What it contains of that which somebody at the table said that they must not eat; papers of before say nothing of it. */
  clash?: string[];
}

interface KitchenHead {
  table: number;
  /** The tables that are joined to it. */
  joined?: number[];
  stations: string[];
  /** As the clock of the restaurant shows them. */
  at: string;
  /** When it is to be ready, as the kitchen's display says it. */
  until: string | null;
  /** Who took the order; null when the guests ordered themselves. */
  who: string | null;
  /** Which order of the table's bill it is. */
  number: number;
  /** It is to be made before the others; papers of before say nothing of it. */
  rush?: boolean;
  /** What somebody at the table must not eat that is said with a dish on no line of this paper; papers of before say nothing of it. */
  beside?: string[];
}

/** What is to be made. */
export interface TicketPaper extends KitchenHead {
  kind: 'ticket';
  /** It moved here from stations that were removed. */
  formerStations?: string[];
  lines: PaperLine[];
}

/** What became of what was to be made. `void` when nothing of it is to be made any more: while anything stays, the order was changed. */
export interface ChangePaper extends KitchenHead {
  kind: 'change' | 'void';
  orderedAt: string;
  /** Where it was to be carried when it was told last; null when that is the same. */
  formerTable: number | null;
  /** Not to be made any more. */
  gone: PaperLine[];
  /** To be made, and not told before. */
  added: PaperLine[];
  changed: { was: PaperLine; became: PaperLine }[];
  /** Fired: to be made now, and held until then. Papers of before say nothing of it. */
  fired?: PaperLine[];
  /** Held after it was told: not to be made before it is fired. Papers of before say nothing of it. */
  held?: PaperLine[];
  /** Stays as it was told. */
  kept: PaperLine[];
  reason: string | null;
  /** Who took something back, and whose word it took. */
  askedBy: string | null;
  approvedBy: string | null;
}

export interface BillLine {
  quantity: number;
  name: string;
  detail: string;
  amount: string;
}

export interface Sum {
  label: string;
  amount: string;
}

interface BillPart {
  lines: BillLine[];
  sums: Sum[];
  total: Sum;
}

/** An order that was paid by itself. */
export interface PaidOrder extends BillPart {
  title: string;
  payments: Sum[];
}

/** What is paid together; where some was paid before by itself, that too, and what all of it came to. */
export interface BillPaper extends BillPart {
  kind: 'bill';
  restaurant: string;
  /** Lines below the name: address and the like. */
  head: string[];
  table: number;
  joined?: number[];
  at: string;
  apart?: { title: string; orders: PaidOrder[]; sum: Sum; total: Sum };
}

/** What a till came to. */
export interface TillPaper {
  kind: 'till';
  restaurant: string;
  title: string;
  times: string[];
  sections: { title: string; rows: (Sum & { total?: boolean })[]; note?: string }[];
  notFiscal: string;
}

export interface TestPaper {
  kind: 'test';
  restaurant: string;
  printer: string;
  at: string;
}
