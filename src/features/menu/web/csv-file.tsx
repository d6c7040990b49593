import { useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { csvLimits } from '#lib/sent-files.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { UploadIcon } from '#ui/staff/icons.tsx';

interface CsvFileProps {
  /** Of the file that was chosen. */
  name: string | null;
  disabled: boolean;
  onFile: (file: File) => void;
}

export function CsvFile({ name, disabled, onFile }: CsvFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
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
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed p-4 transition',
        over ? 'border-brand-ink bg-tint' : 'border-control',
      )}
    >
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file, corrected, is a change too.
          currentTarget.value = '';
        }}
      />
      <Button variant="soft" size="s" disabled={disabled} onClick={() => input.current?.click()}>
        <UploadIcon size={18} />
        {name ? m['menu.tools.otherFile']() : m['menu.tools.chooseFile']()}
      </Button>
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
