import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { couldNotLeave, mayLeave } from '#client/leaving.ts';
import { signOut } from '#client/session.ts';
import { stopReading } from '#client/stop-reading.ts';
import { leaveFlash } from '#features/accounts/web/flash.ts';
import { forgetKeptFields } from '#features/setup/web/forget-kept-fields.ts';
import { forgetCounts } from '#features/till/web/forget-counts.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';

/** Ends the session and leaves for the login page, which says that it went well. */
export function useLogout() {
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    // While the session is there: afterwards nothing could be saved any more.
    if (!(await mayLeave())) return;
    setLeaving(true);
    const goOn = stopReading(queries);
    if (await signOut()) {
      forgetCounts();
      forgetKeptFields();
      leaveFlash('signed_out');
      location.assign(sitePaths.login);
      return;
    }
    goOn();
    couldNotLeave();
    setLeaving(false);
    toast.error(m['shell.logoutFailed']());
  };
  return { leaving, logout };
}
