import { createContext } from 'react';

/** What the server knows while it renders a document; in the browser these are empty. */
export interface DocumentParts {
  /** The nonce of this response's content security policy. A kept page has none: its inline parts are named by their hashes. */
  nonce: string | undefined;
  /** The text of a built stylesheet, to be written into the page; null where it is to be linked. */
  styles: (href: string) => string | null;
}

export const DocumentContext = createContext<DocumentParts>({ nonce: undefined, styles: () => null });
