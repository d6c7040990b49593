import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { useModal } from '#ui/use-modal.ts';
import { field, frame, head } from './frame.ts';

/** Stands for the palette while it is fetched, and takes what is typed meanwhile: no key is lost, and none is taken for one of the page's. */
export function Opening({ onType, onClose }: { onType: (typed: string) => void; onClose: () => void }) {
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal} aria-label={m['shell.palette.title']()} aria-busy="true" className={frame}>
      <div className={head}>
        <SearchIcon className="text-ink-3" />
        <input
          data-first-focus
          aria-label={m['shell.palette.label']()}
          placeholder={m['shell.palette.hint']()}
          maxLength={mostCharacters.search}
          onChange={({ target }) => onType(target.value)}
          className={field}
        />
      </div>
    </dialog>
  );
}
