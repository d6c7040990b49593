import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { Contract } from '#features/contract.ts';
import type { Locale } from '#lib/locale.ts';

/** What the server hands to every loader: the API in process, as the caller, and the caller's language. */
export interface ServerContext {
  api: ContractRouterClient<Contract>;
  locale: Locale;
  /** Demo accounts are shown on the login page. */
  demo: boolean;
  publicUrl: string;
}

export const serverContext = createContext<ServerContext>();
