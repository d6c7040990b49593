import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** The key of something new belongs to what is sent: the same again after a lost answer makes no second one. */
export function useCreationKey(): (sent: unknown) => string {
  const last = useRef({ key: '', body: '' });
  return (sent) => {
    const body = JSON.stringify(sent);
    if (last.current.body !== body) last.current = { key: newKey(), body };
    return last.current.key;
  };
}
