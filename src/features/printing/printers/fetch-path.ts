import type { PrinterKind } from '../values.ts';

/** Where a printer fetches what it prints: which one, and what only it knows. */
export const fetchPath = (kind: PrinterKind, id: string, secret: string) => `/api/printers/${kind}/${id}/${secret}`;
