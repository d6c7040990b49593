import { Autocomplete } from '@base-ui/react/autocomplete';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { CloseIcon } from '#ui/late-icons.tsx';
import { useModal } from '#ui/use-modal.ts';
import { findEntries, type Group } from './find.ts';
import { field, frame, head } from './frame.ts';
import { type PaletteEntry, useEntries } from './use-entries.ts';

interface PaletteProps {
  /** What was typed while it was fetched. */
  initial: RefObject<string>;
  onClose: () => void;
  /** The sheet of keys, which is found here as well: letters may be switched off. */
  onKeys: () => void;
}

/** Finds whatever there is to go to: dishes, tables, orders, reservations and pages, typed in either language. */
export default function Palette({ initial, onClose, onKeys }: PaletteProps) {
  const leads = useRef(false);
  const modal = useModal(true, onClose, { leaving: () => leads.current });
  const navigate = useNavigate();
  const { entries, reading } = useEntries(onKeys);
  const [typed, setTyped] = useState(() => initial.current);
  const groups = findEntries(entries, typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const follow = ({ to, otherDocument }: PaletteEntry) => {
    leads.current = typeof to !== 'function';
    onClose();
    if (typeof to === 'function') to();
    else if (otherDocument) location.assign(to);
    else void navigate(to);
  };

  return (
    <dialog {...modal} aria-label={m['shell.palette.title']()} className={frame}>
      <Autocomplete.Root
        open
        inline
        items={groups}
        filter={null}
        autoHighlight="always"
        keepHighlight
        itemToStringValue={({ label }: PaletteEntry) => label}
        value={typed}
        onValueChange={setTyped}
      >
        <div className={head}>
          <SearchIcon className="text-ink-3" />
          <Autocomplete.Input
            data-first-focus
            aria-label={m['shell.palette.label']()}
            placeholder={m['shell.palette.hint']()}
            maxLength={mostCharacters.search}
            className={field}
          />
          <IconButton icon={CloseIcon} label={m['common.close']()} onClick={onClose} />
        </div>
        <Autocomplete.Status className="sr-only">
          {typed.trim() &&
            !reading &&
            (count === 1 ? m['shell.palette.foundOne']() : m['shell.palette.found']({ count }))}
        </Autocomplete.Status>
        <div className="relative min-h-0 grow overflow-y-auto overscroll-contain p-2">
          <Autocomplete.Empty className="empty:hidden">
            {count === 0 && (
              <div className="grid justify-items-center gap-1 px-4 py-14 text-center">
                <p className="font-semibold">{reading ? m['common.loading']() : m['shell.palette.none']()}</p>
                <p className="text-ink-2">{reading ? '' : m['shell.palette.noneHint']()}</p>
              </div>
            )}
          </Autocomplete.Empty>
          <Autocomplete.List className="outline-none" aria-label={m['shell.palette.title']()}>
            {({ kind, items }: Group<PaletteEntry>) => (
              <Autocomplete.Group key={kind} items={items} className="not-last:mb-2">
                <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 font-medium text-ink-3 text-sm">
                  {m[`shell.palette.kind.${kind}`]()}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(entry: PaletteEntry) => (
                    <Autocomplete.Item
                      key={entry.id}
                      value={entry}
                      onClick={() => follow(entry)}
                      className="flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-2 outline-none select-none data-highlighted:bg-tint-2"
                    >
                      <entry.icon className="text-brand-ink" />
                      <span className="min-w-0 grow wrap-anywhere">{entry.label}</span>
                      {entry.detail && (
                        <span className="max-w-[45%] shrink-0 text-right text-ink-2 text-sm tabular-nums">
                          {entry.detail}
                        </span>
                      )}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
    </dialog>
  );
}
