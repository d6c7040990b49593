// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** How a printer comes by what it prints: it fetches it from its own address, as Star's and Epson's can, or a print agent brings it. */
export const printerKinds = ['star', 'epson', 'agent'] as const;
export type PrinterKind = (typeof printerKinds)[number];

/** How many letters of the plain size a printer puts on a line. */
export const paperColumns = [32, 33, 42, 48] as const;
export type PaperColumns = (typeof paperColumns)[number];
/** Of the paper that such printers take. */
export const millimetresOf: Record<PaperColumns, 58 | 80> = { 32: 58, 33: 58, 42: 80, 48: 80 };

/** The tables of characters that hold every Portuguese letter. */
export const codePages = ['cp858', 'cp850', 'cp860', 'windows1252'] as const;
export type CodePage = (typeof codePages)[number];

export const paperKinds = ['ticket', 'change', 'void', 'bill', 'test', 'till'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const jobStates = ['waiting', 'sent', 'printed', 'failed', 'dropped'] as const;

/** `printed`: the printer said so. `not_printed`: no letter of it left. `unclear`: nobody knows, and the next paper says so. */
export const outcomes = ['printed', 'not_printed', 'unclear'] as const;
export type Outcome = (typeof outcomes)[number];
/** What a printer that fetches says of a paper. `broken_off`: it said itself that it could not go on, so part of it may be out. */
export type FetchedOutcome = 'printed' | 'not_printed' | 'broken_off';

/** What keeps a printer that answers from printing. */
export const troubles = ['paper_out', 'cover_open', 'fault'] as const;
export type Trouble = (typeof troubles)[number];

/** What becomes of a paper instead of which a printer tells its trouble. Only a fault may come behind the last line, as at the cutter. */
export const outcomeOfTrouble = (trouble: Trouble): FetchedOutcome =>
  trouble === 'fault' ? 'broken_off' : 'not_printed';

export const maxCopies = 3;
export const maxPrinters = 30;
/** A printer or agent of which nothing was heard for longer is away. They speak every five seconds. */
export const awayAfterMs = 12_000;
