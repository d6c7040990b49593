import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';

/** Says once that a read has failed, and again only after it had worked in between. */
export function useFailureToast(failed: boolean, text: string) {
  useEffect(() => {
    if (failed) toast.error(text, { id: text });
  }, [failed, text]);
}
