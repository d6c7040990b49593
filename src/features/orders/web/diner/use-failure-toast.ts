import { useEffect } from 'react';
import { say } from './say.ts';

/** A read that failed says so once, besides what stands in its place. */
export function useFailureToast(failed: boolean, text: string): void {
  useEffect(() => {
    if (failed) void say('error', text);
  }, [failed, text]);
}
