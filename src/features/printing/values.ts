// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** How a printer comes by what it prints: it fetches it from its own address, as Star's and Epson's can, or a print agent brings it. */
export const printerKinds = ['star', 'epson', 'agent'] as const;
export type PrinterKind = (typeof printerKinds)[number];

/** Millimetres of paper. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

/** The tables of characters that hold every Portuguese letter. */
export const codePages = ['cp858', 'cp850', 'cp860', 'windows1252'] as const;
export type CodePage = (typeof codePages)[number];

export const paperKinds = ['ticket', 'change', 'void', 'bill', 'test', 'till'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const jobStates = ['waiting', 'sent', 'printed', 'failed', 'dropped'] as const;

/** `printed`: the printer said so. `not_printed`: no letter of it left. `unclear`: nobody knows, and the next paper says so. */
export const outcomes = ['printed', 'not_printed', 'unclear'] as const;
export type Outcome = (typeof outcomes)[number];

/** What keeps a printer that answers from printing. */
export const troubles = ['paper_out', 'cover_open', 'fault'] as const;
export type Trouble = (typeof troubles)[number];

export const maxCopies = 3;
export const maxPrinters = 30;
/** A printer or agent of which nothing was heard for longer is away. They speak every five seconds. */
export const awayAfterMs = 12_000;
