import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { saveFile } from '#client/save-file.ts';
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
      const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${m['menu.tools.fileName']()}-${restaurant?.slug ?? ''}-${day}.csv`);
      toast.success(m['menu.tools.exported']());
    },
    onError: () => toast.error(m['menu.tools.exportFailed']()),
  });
}
