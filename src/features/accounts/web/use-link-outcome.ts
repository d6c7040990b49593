import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#generated/messages/messages.js';

const from = 'from';

/** Where a third party leads back to: this page, with a word of where one has been. */
export const returnPath = (pathname: string) => `${pathname}?${from}=link`;

/** Tells once how it went, and takes it out of the address. */
export function useLinkOutcome() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(from)) return;
    if (query.has('error')) toast.error(m['accounts.mine.identities.connectFailed'](), { id: from });
    else toast.success(m['accounts.mine.identities.connected'](), { id: from });
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [pathname, search, navigate]);
}
