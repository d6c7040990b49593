import { Menu } from '@base-ui/react/menu';
import { useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { popupClass, popupItemClass } from '#ui/staff/popup-class.ts';
import { type Tone, toneClass } from '#ui/tone-class.ts';
import type { Item } from '../../availability/contract.ts';
import { type SaleState, saleStateOf, saleStates } from '../../availability/standings.ts';
import { CountChoice } from './count-choice.tsx';
import { isGone, isMarked, standingWords } from './standing-text.tsx';
import { useSetAvailability } from './use-set-availability.ts';

const tones: Record<SaleState, Tone> = { available: 'green', sold_out_today: 'red', sold_out: 'gray' };
const words: Record<SaleState, () => string> = {
  available: m['menu.availability.there'],
  sold_out_today: m['menu.availability.today'],
  sold_out: m['menu.availability.soldOut'],
};
const hints: Record<SaleState, (() => string) | null> = {
  available: null,
  sold_out_today: m['menu.availability.todayHint'],
  sold_out: m['menu.availability.soldOutHint'],
};

type Shown = Pick<Item, 'id' | 'name' | 'available' | 'until' | 'left'>;

/** Whether a product is on sale: the one place of its row that says so and changes it. */
export function SaleStateMenu({ item }: { item: Shown }) {
  const { id, name, available, left } = item;
  const [counting, setCounting] = useState(false);
  const set = useSetAvailability(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const state = saleStateOf(item);
  const tone = state === 'available' && isMarked(item) ? 'yellow' : tones[state ?? 'sold_out_today'];
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          ref={trigger}
          aria-label={m['menu.availability.of']({ item: name, standing: standingWords(item) })}
          // The pill is small; what a finger meets is as high as any button.
          className="group flex min-h-11 items-center rounded-full"
        >
          <span
            className={cx(
              'inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-full py-1 pr-2 pl-2.5 font-semibold text-sm transition',
              // Fifty that are as they should be do not shout.
              isMarked(item) ? toneClass[tone] : 'text-ink-2 group-hover:bg-sunken',
            )}
          >
            <Dot tone={tone} />
            {standingWords(item)}
            <ChevronDownIcon size={14} />
          </span>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={2} className="z-30 outline-none">
            <Menu.Popup className={cx(popupClass, 'w-72 max-w-[calc(100vw-2rem)]')}>
              <Menu.RadioGroup value={state} onValueChange={(value) => set({ id, state: value as SaleState })}>
                {saleStates.map((each) => (
                  <Menu.RadioItem key={each} value={each} closeOnClick className={popupItemClass}>
                    <Dot tone={tones[each]} />
                    <span className="min-w-0 grow leading-tight">
                      {words[each]()}
                      {hints[each] && <span className="block font-normal text-ink-2 text-sm">{hints[each]()}</span>}
                    </span>
                    <Menu.RadioItemIndicator>
                      <CheckIcon size={18} />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
              <Menu.Separator className="mx-3 my-1 h-px bg-hairline" />
              {available && left !== null && (
                <Menu.Item className={popupItemClass} onClick={() => set({ id, state: 'available' })}>
                  {m['menu.availability.countNoMore']()}
                </Menu.Item>
              )}
              <Menu.Item className={popupItemClass} onClick={() => setCounting(true)}>
                {m['menu.availability.countLeft']()}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {isGone(item) && (
        <Button
          variant="plain"
          size="s"
          className="px-2.5!"
          aria-label={m['menu.availability.backOf']({ item: name })}
          onClick={() => {
            set({ id, state: 'available' });
            // The button is about to go, and the focus with it.
            trigger.current?.focus();
          }}
        >
          {m['menu.availability.back']()}
        </Button>
      )}
      {counting && (
        <Dialog
          open
          title={name}
          subtitle={standingWords(item)}
          closeLabel={m['common.close']()}
          onClose={() => setCounting(false)}
        >
          <CountChoice
            item={item}
            onChoose={(change) => {
              set(change);
              setCounting(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
