import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { takeFlash } from '#features/accounts/web/flash.ts';
import { m } from '#generated/messages/messages.js';

/** What loaded this document, a sign-in or a new language: its good news is told here. */
export function useFlashToast() {
  useEffect(() => {
    const flash = takeFlash();
    if (flash === 'signed_in') toast.success(m['accounts.signedIn']());
    if (flash === 'account_saved') toast.success(m['accounts.mine.saved']());
  }, []);
}
