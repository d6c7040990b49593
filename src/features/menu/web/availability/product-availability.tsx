import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FewIcon } from '#ui/staff/icons.tsx';
import type { Item } from '../../availability/contract.ts';
import { AvailabilityChoice } from './availability-choice.tsx';
import { isMarked, StandingText, standingWords } from './standing-text.tsx';
import { useSetAvailability } from './use-set-availability.ts';

/** Beside a product of the menu: how it stands, and in two taps how it stands from now on. */
export function ProductAvailability({ item }: { item: Item }) {
  const [open, setOpen] = useState(false);
  const set = useSetAvailability();
  const label = m['menu.availability.of']({ item: item.name, standing: standingWords(item) });
  return (
    <>
      {isMarked(item) ? (
        <button
          type="button"
          aria-label={label}
          onClick={() => setOpen(true)}
          className="min-h-11 rounded-full px-3 transition hover:bg-sunken"
        >
          <StandingText of={item} />
        </button>
      ) : (
        <IconButton icon={FewIcon} label={label} onClick={() => setOpen(true)} />
      )}
      {open && (
        <Dialog
          open
          title={item.name}
          subtitle={standingWords(item)}
          closeLabel={m['common.close']()}
          onClose={() => setOpen(false)}
        >
          <AvailabilityChoice
            item={item}
            onChoose={(change) => {
              set(change);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
