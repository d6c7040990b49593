import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../late-icons.tsx';
import { useModal } from '../use-modal.ts';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

type Props = { open: boolean; onClose: () => void; closeLabel: string; sidebar: SidebarProps };

/** The whole navigation, slid in over a phone's screen. */
export function SideMenu({ open, onClose, closeLabel, sidebar }: Props) {
  const leads = useRef(false);
  const modal = useModal(open, onClose, {
    leaving: () => {
      const leaves = leads.current;
      leads.current = false;
      return leaves;
    },
  });
  return (
    <dialog
      {...modal}
      aria-label={sidebar.label}
      className="my-0 mr-auto ml-0 h-dvh max-h-none w-[min(20rem,86vw)] animate-slide overflow-hidden bg-panel shadow-float backdrop:bg-scrim"
    >
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key press arrives here as a click
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that something inside leads elsewhere
        <div
          className="relative h-full"
          onClick={({ target }) => {
            leads.current = (target as Element).closest('a') !== null;
            if ((target as Element).closest('a, [data-leaves-menu]')) onClose();
          }}
        >
          <Sidebar {...sidebar} rail={false} />
          <IconButton
            icon={CloseIcon}
            label={closeLabel}
            onClick={onClose}
            className="on-dark absolute top-4 right-2 bg-panel text-on-panel! hover:bg-on-panel/8!"
          />
        </div>
      )}
    </dialog>
  );
}
