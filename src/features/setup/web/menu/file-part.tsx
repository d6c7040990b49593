import { useId, useState } from 'react';
import { client } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { FileButton } from '#ui/staff/file-button.tsx';
import type { ColumnsAsked } from '../../../menu/csv/contract.ts';
import { ChooseColumns, columnsAsked } from '../../../menu/web/choose-columns.tsx';
import { unreadTexts } from '../../../menu/web/csv-texts.ts';
import { decodeCsv } from '../../../menu/web/decode-csv.ts';
import type { ReadCategory } from '../../paste/read-list.ts';

/** A table that is chosen and read; one that is refused leaves nothing of the one before it. */
export function FilePart({ onRead }: { onRead: (read: ReadCategory[]) => void }) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<ColumnsAsked | null>(null);
  const send = async (table: { text: string; columns?: ColumnsAsked['places'] }) => {
    setBusy(true);
    setSaid(null);
    try {
      onRead((await client.setup.readCsv(table)).categories);
      setAsked(null);
    } catch (error) {
      setSaid(failureText(error, m['setup.failed']()));
      setAsked(columnsAsked(error));
    }
    setBusy(false);
  };
  const read = async (chosen: File) => {
    setName(chosen.name);
    setAsked(null);
    onRead([]);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (!bytes) return setSaid(m['setup.failed']());
    const decoded = decodeCsv(new Uint8Array(bytes));
    if ('unread' in decoded) return setSaid(unreadTexts[decoded.unread]());
    setText(decoded.text);
    await send(decoded);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <p className="text-ink-2">{m['setup.menu.fileHint']()}</p>
      <FileButton
        variant="quiet"
        pill
        busy={busy}
        aria-describedby={said ? id : undefined}
        accept=".csv,.txt,text/csv"
        onFile={(file) => void read(file)}
      >
        {m['setup.menu.chooseFile']()}
      </FileButton>
      {name && <p className="font-medium text-sm wrap-anywhere">{name}</p>}
      {said && (
        <p id={id} role="alert" className="text-danger text-sm">
          {said}
        </p>
      )}
      {asked && (
        <div className="w-full">
          <ChooseColumns asked={asked} busy={busy} onChosen={(columns) => void send({ text, columns })} />
        </div>
      )}
    </div>
  );
}
