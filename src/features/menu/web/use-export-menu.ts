import { client } from '#client/api.ts';
import { saveFile } from '#client/save-file.ts';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';

/** Has the browser save the menu as a CSV file, named after the restaurant and the day there. */
export function useExportMenu() {
  const { restaurant } = useSignedIn();
  const timeZone = useTimezone();
  const change = { mutationKey: ['menu', 'exportCsv'], mutationFn: () => client.menu.exportCsv() };
  return useChange<void, { text: string }>(change, {
    done: m['menu.tools.exported'](),
    failed: () => m['menu.tools.exportFailed'](),
    onDone: ({ text }) => {
      const { day } = localClock(new Date(), timeZone);
      const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${m['menu.tools.fileName']()}-${restaurant?.slug ?? ''}-${day}.csv`);
    },
  });
}
