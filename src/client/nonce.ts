import { createContext } from 'react';

/** The nonce of this response's content security policy; empty in the browser, where attributes of it are hidden anyway. */
export const NonceContext = createContext('');
