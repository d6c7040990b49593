import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { CsvFile } from './csv-file.tsx';
import { ImportExample } from './import-example.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

/** A table into the menu: choose a file, see what it would change, write it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { file, preview, asked, checking, applying, error, outdated, ...actions } = useImport(onClose);
  const { choose, chooseColumns, checkAgain, apply } = actions;
  const writes = preview ? preview.counts.new + preview.counts.changed : 0;
  const ready = preview !== null && preview.problems.length === 0 && writes > 0;
  return (
    <Dialog
      open
      size="l"
      tall
      fixed={applying}
      onClose={onClose}
      title={m['menu.tools.importTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose} disabled={applying}>
            {m['menu.tools.cancel']()}
          </Button>
          {outdated ? (
            <Button onClick={checkAgain} busy={checking}>
              {m['menu.tools.again']()}
            </Button>
          ) : (
            <Button onClick={apply} disabled={!ready} busy={applying} busyLabel={m['menu.tools.applying']()}>
              {m['menu.tools.apply']()}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="-mb-1 text-ink-2 text-sm">{m['menu.tools.importIntro']()}</p>
        <CsvFile name={file?.name ?? null} disabled={checking || applying} onFile={choose} />
        <ImportPreview preview={preview} checking={checking}>
          {!file && !checking && <ImportExample />}
          {error && (
            <Notice tone="red" live>
              {error}
            </Notice>
          )}
          {asked && <ChooseColumns asked={asked} busy={checking} onChosen={chooseColumns} />}
        </ImportPreview>
      </div>
    </Dialog>
  );
}
