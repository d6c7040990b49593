import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';

/** The card changes when the server has confirmed. It stays where it is, so the focus goes to it when its button goes. */
export function useSetStatus() {
  const queries = useQueryClient();
  return useMutation({
    ...api.reservations.setStatus.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => toast.success(m['reservations.statusUpdated']()),
    onError: (error) => {
      const stale = errorCode(error) === 'stale_revision';
      toast.error(stale ? m['reservations.form.stale']() : failureText(error, m['reservations.updateFailed']()));
    },
    onSettled: async (_data, _error, { id }) => {
      await queries.invalidateQueries({ queryKey: api.reservations.key() });
      if (document.activeElement === document.body)
        document.getElementById(`reservation-${id}`)?.focus({ preventScroll: true });
    },
  });
}
