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
          size={labelled === 'wide' ? 'm' : 's'}
          onClick={show}
          className={
            labelled === 'wide' ? 'max-sm:size-11 max-sm:min-h-11 sm:max-[90rem]:size-13 max-[90rem]:px-0!' : ''
          }
        >
          <NoneIcon size={18} />
          <span className={labelled === 'wide' ? 'max-[90rem]:sr-only' : ''}>{m['menu.availability.open']()}</span>
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
