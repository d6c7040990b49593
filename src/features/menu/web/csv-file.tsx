import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { csvLimits } from '#lib/sent-files.ts';
import { cx } from '#ui/cx.ts';
import { FileButton } from '#ui/staff/file-button.tsx';

interface CsvFileProps {
  /** Of the file that was chosen. */
  name: string | null;
  disabled: boolean;
  onFile: (file: File) => void;
}

export function CsvFile({ name, disabled, onFile }: CsvFileProps) {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !disabled) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed p-4 transition',
        over ? 'border-brand-ink bg-tint' : 'border-control',
      )}
    >
      <FileButton
        variant="soft"
        size="s"
        disabled={disabled}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onFile={take}
      >
        {name ? m['menu.tools.otherFile']() : m['menu.tools.chooseFile']()}
      </FileButton>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className={cx('wrap-anywhere', name ? 'font-medium' : 'text-ink-2 pointer-coarse:hidden')}>
          {name ?? m['menu.tools.dropFile']()}
        </p>
        <p className="text-ink-3">
          {m['menu.tools.fileHint']({ rows: csvLimits.rows, size: csvLimits.bytes / 1_000 })}
        </p>
      </div>
    </div>
  );
}
