import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { takeFlash } from '#features/accounts/web/flash.ts';
import { m } from '#generated/messages/messages.js';

/** Signing in loaded this document: its good news is told here. */
export function useFlashToast() {
  useEffect(() => {
    if (takeFlash() === 'signed_in') toast.success(m['accounts.signedIn']());
  }, []);
}
