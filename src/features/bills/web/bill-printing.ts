import type { ReactNode } from 'react';
import type { Figures } from '../../orders/figures.ts';
import type { Bill } from '../contract.ts';

/** The house's own printers, which the page knows of: what prints the bill there, beside the sums that are on the screen. */
export type BillPrinting = (bill: Bill, shown: Figures) => ReactNode;
