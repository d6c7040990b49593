import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { OpenTillForm } from './open-till-form.tsx';
import type { Opening } from './use-opening.ts';

/** The way to an open till, over whatever was being done: beside the form that it may stand in. */
export function OpenTillDialog({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  return createPortal(
    <Dialog open onClose={onClose} title={m['till.open.title']()} closeLabel={m['common.close']()}>
      <OpenTillForm opening={opening}>
        <p className="text-ink-2">{m['till.open.hint']()}</p>
      </OpenTillForm>
    </Dialog>,
    document.body,
  );
}
