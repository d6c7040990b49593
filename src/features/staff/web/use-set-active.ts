import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { announceReload } from '#client/reload.ts';
import { m } from '#generated/messages/messages.js';

/** One click; whoever is deactivated is out everywhere by the time the card says so. */
export function useSetActive() {
  const queries = useQueryClient();
  return useMutation({
    ...api.staff.setActive.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => {
      toast.success(m['accounts.staff.statusUpdated']());
      announceReload();
    },
    onError: (error) => toast.error(failureText(error, m['accounts.staff.statusFailed']())),
    // The card is busy until it shows how things stand.
    onSettled: () => queries.invalidateQueries({ queryKey: api.staff.key() }),
  });
}
