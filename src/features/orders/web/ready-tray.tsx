import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Order } from '../contract.ts';
import { ReadyButton } from './ready-button.tsx';
import { ReadyOrder } from './ready-order.tsx';

interface ReadyTrayProps {
  ready: readonly Order[];
  now: number;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The wide navigation has a button of its own. */
  docked: boolean;
  /** The page is full of fields up to its edge: on a wide screen the tray keeps to the margin. */
  narrow: boolean;
}

/** What waits to be carried, under the thumb of whoever carries, on every page but the board. */
export function ReadyTray({ ready, now, open, onOpen, onClose, docked, narrow }: ReadyTrayProps) {
  return (
    <>
      {ready.length > 0 && (
        <>
          {/* Room beneath the page's last line, where the tray covers it. Around the tray, it would take it along when the page grows. */}
          <div className={cx('h-16 print:hidden', docked && 'xl:hidden')} />
          <ReadyButton
            ready={ready}
            now={now}
            onOpen={onOpen}
            narrow={narrow}
            className={cx(
              'fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-10 shadow-float lg:bottom-6 lg:left-auto print:hidden',
              narrow ? 'lg:right-0.5 lg:w-11 lg:justify-center lg:px-1' : 'lg:right-7 lg:w-96',
              docked && 'xl:hidden',
            )}
          />
        </>
      )}
      <Dialog open={open} onClose={onClose} title={m['orders.ready.title']()} closeLabel={m['common.close']()}>
        {ready.length === 0 && <p className="pb-4 text-ink-2">{m['orders.ready.none']()}</p>}
        <ul className="grid gap-3">
          {ready.map((order) => (
            <ReadyOrder key={order.id} order={order} now={now} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}
