import { Suspense, useState } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NoneIcon } from '#ui/staff/icons.tsx';

const SoldOutSheet = lazily(() => import('./sold-out-sheet.tsx').then((part) => ({ default: part.SoldOutSheet })));

/** Where one says that something has run out, whatever else is being done. */
export function SoldOutButton({ labelled = false }: { labelled?: boolean }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {labelled ? (
        <Button variant="quiet" size="s" onClick={show}>
          <NoneIcon size={18} />
          {m['menu.availability.open']()}
        </Button>
      ) : (
        <IconButton icon={NoneIcon} label={m['menu.availability.open']()} onClick={show} />
      )}
      {open && (
        <Suspense>
          <SoldOutSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
