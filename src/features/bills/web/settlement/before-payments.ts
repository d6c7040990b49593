import { createContext, type ReactNode } from 'react';

/** What is to be known before money is taken, wherever it is: the frame of the pages says what, as it knows of the till. */
export const BeforePayments = createContext<ReactNode>(null);
