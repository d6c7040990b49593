import { Suspense, useState } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NoneIcon } from '#ui/staff/icons.tsx';

const SoldOutSheet = lazily(() => import('./sold-out-sheet.tsx').then((part) => ({ default: part.SoldOutSheet })));

/** Where one says that something has run out, whatever else is being done; `labelled` in words as well, always or where a screen is wide. */
export function SoldOutButton({ labelled = false }: { labelled?: boolean | 'wide' }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {labelled ? (
        <Button
          variant="quiet"
          size="s"
          onClick={show}
          className={labelled === 'wide' ? 'max-xl:size-11 max-xl:px-0!' : ''}
        >
          <NoneIcon size={18} />
          <span className={labelled === 'wide' ? 'max-xl:sr-only' : ''}>{m['menu.availability.open']()}</span>
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
