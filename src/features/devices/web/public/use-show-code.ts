import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import type { Standing } from '../../contract.ts';

/** Whoever pairs a screen stands before it: one that has shown so many codes in vain waits for somebody to touch it. */
const codesByItself = 6;

/** Asks for a code where the screen shows none; a screen that was taken out asks for none by itself. */
export function useShowCode({ state }: Standing) {
  const queries = useQueryClient();
  const shown = useRef(0);
  const { mutate, isPending, isError, error } = useChange(api.devices.showCode.mutationOptions(), {
    onDone: (standing) => queries.setQueryData(api.devices.standing.queryKey(), standing),
  });
  useEffect(() => {
    if (state !== 'none' || shown.current >= codesByItself) return;
    shown.current += 1;
    mutate({});
  }, [state, mutate]);
  const show = () => {
    shown.current = 1;
    mutate({});
  };
  const tired = shown.current >= codesByItself && !isPending;
  return { show, tired, showing: isPending, error: isError ? error : null };
}
