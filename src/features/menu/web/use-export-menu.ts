import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';

/** Has the browser save the menu as a CSV file, named after the restaurant and the day there. */
export function useExportMenu() {
  const { restaurant } = useSignedIn();
  return useMutation({
    mutationKey: ['menu', 'exportCsv'],
    mutationFn: () => client.menu.exportCsv(),
    networkMode: 'always',
    onSuccess: ({ text }) => {
      const { day } = localClock(new Date(), restaurant?.timezone ?? 'America/Sao_Paulo');
      save(text, `${m['menu.tools.fileName']()}-${restaurant?.slug ?? ''}-${day}.csv`);
      toast.success(m['menu.tools.exported']());
    },
    onError: () => toast.error(m['menu.tools.exportFailed']()),
  });
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
