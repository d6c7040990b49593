import { createPortal } from 'react-dom';
import { saveFile } from '#client/save-file.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CopyIcon, DownloadIcon, PrinterIcon } from '#ui/staff/icons.tsx';
import { copySecret } from './copy-secret.ts';

interface RecoveryCodesDialogProps {
  codes: string[];
  onClose: () => void;
}

/** Shown this once. It closes by its own button alone, which says what it means. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { user } = useSignedIn();
  const text = `${m['accounts.mine.codes.sheet']()}\n${user.email}\n\n${codes.join('\n')}\n`;
  const actions = [
    { icon: CopyIcon, label: m['accounts.mine.codes.copy'](), act: () => void copySecret(codes.join('\n')) },
    { icon: DownloadIcon, label: m['accounts.mine.codes.download'](), act: () => download(text) },
    { icon: PrinterIcon, label: m['accounts.mine.codes.print'](), act: () => window.print() },
  ];
  return (
    <Dialog
      open
      fixed
      onClose={onClose}
      title={m['accounts.mine.codes.title']()}
      closeLabel={m['common.close']()}
      footer={
        <Button wide onClick={onClose}>
          {m['accounts.mine.codes.kept']()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{m['accounts.mine.codes.hint']()}</p>
        <ol
          aria-label={m['accounts.mine.codes.list']()}
          className="grid grid-cols-2 gap-x-4 gap-y-2.5 rounded-lg bg-sunken p-5 font-medium font-mono"
        >
          {codes.map((code) => (
            <li key={code} className="text-center">
              {code}
            </li>
          ))}
        </ol>
        <div className="grid gap-2 sm:grid-cols-3">
          {actions.map(({ icon: Glyph, label, act }) => (
            <Button key={label} variant="quiet" size="s" onClick={act}>
              <Glyph size={18} />
              {label}
            </Button>
          ))}
        </div>
      </div>
      {createPortal(
        <section className="hidden gap-3 text-black print:grid">
          <h1 className="font-bold text-[14pt]">{m['accounts.mine.codes.sheet']()}</h1>
          <p>{user.email}</p>
          <ul className="grid gap-1 font-mono text-[12pt]">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p>{m['accounts.mine.codes.hint']()}</p>
        </section>,
        document.body,
      )}
    </Dialog>
  );
}

function download(text: string) {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), m['accounts.mine.codes.file']());
}
