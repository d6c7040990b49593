import { Menu } from '@base-ui/react/menu';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Dot } from '#ui/dot.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { popupClass, popupItemClass } from '#ui/staff/popup-class.ts';
import { toneClass } from '#ui/tone-class.ts';
import type { FloorTable } from '../contract.ts';
import type { TableStatus } from '../values.ts';
import { tableStatuses } from '../values.ts';
import { tones } from './status-look.ts';

interface StatusMenuProps {
  table: FloorTable;
  busy: boolean;
  onStatus: (status: TableStatus) => void;
}

/** The table's status, and the way to set another one by hand. */
export function StatusMenu({ table: { number, status }, busy, onStatus }: StatusMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={m['tables.statusOf']({ number, status: m[`tables.status.${status}`]() })}
        aria-busy={busy || undefined}
        // The badge is small; what a finger meets is as high as any button.
        className="-my-2 flex min-h-11 items-center rounded-full"
      >
        <span
          className={cx(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full py-1 pr-2 pl-2.5 font-semibold text-xs',
            // Red is what is late; a table that is taken is as it should be.
            status === 'ocupado' ? 'bg-sunken-2 text-ink' : toneClass[tones[status]],
          )}
        >
          {busy ? <Spinner size={12} /> : <Dot tone={tones[status]} />}
          {m[`tables.status.${status}`]()}
          <ChevronDownIcon size={14} />
        </span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={2} className="z-30 outline-none">
          <Menu.Popup className={cx(popupClass, 'min-w-52')}>
            <Menu.RadioGroup
              value={status}
              onValueChange={(value) => value !== status && onStatus(value as TableStatus)}
            >
              {tableStatuses.map((each) => (
                <Menu.RadioItem key={each} value={each} closeOnClick className={popupItemClass}>
                  <Dot tone={tones[each]} />
                  <span className="grow">{m[`tables.status.${each}`]()}</span>
                  <Menu.RadioItemIndicator>
                    <CheckIcon size={18} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
