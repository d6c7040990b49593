import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#generated/messages/messages.js';

const from = 'from';

/** Where a letter's link or a third party leads back to: this page, with a word of where one has been. */
export function returnPath(pathname: string, source: 'email' | 'change' | 'link'): string {
  return `${pathname}?${from}=${source}`;
}

/** Tells once how it went, and takes it out of the address. */
export function useLinkOutcome() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const source = query.get(from);
    if (!source) return;
    const failed = query.has('error');
    if (source === 'link') {
      if (failed) toast.error(m['account.identities.connectFailed'](), { id: source });
      else toast.success(m['account.identities.connected'](), { id: source });
    } else if (failed) toast.error(m['errors.link_invalid'](), { id: source });
    else if (source === 'change') toast(m['account.email.confirmedPart'](), { id: source });
    else toast.success(m['account.email.confirmed'](), { id: source });
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [pathname, search, navigate]);
}
