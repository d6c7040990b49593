import { cx } from '../cx.ts';
import { SearchIcon } from '../icons.tsx';

export interface Search {
  label: string;
  /** As they are printed on keyboards. */
  keys: string;
  onClick: () => void;
}

/** Looks like a field to type into, and opens one over the page. */
export function SearchButton({ label, keys, onClick, rail }: Search & { rail?: boolean }) {
  return (
    <button
      type="button"
      data-leaves-menu
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className={cx(
        'flex w-full shrink-0 items-center rounded-[10px] font-medium text-on-panel-2 inset-ring inset-ring-on-panel/20 transition hover:bg-on-panel/8 hover:text-on-panel',
        rail
          ? 'mb-2 min-h-11 flex-col justify-center gap-0.5 text-xs tracking-tight'
          : 'mb-3 min-h-11 gap-3 px-3 text-sm',
      )}
    >
      <SearchIcon size={20} />
      <span className="min-w-0">{label}</span>
      {!rail && (
        <span aria-hidden="true" className="ml-auto shrink-0 font-sans text-xs max-lg:hidden">
          {keys}
        </span>
      )}
    </button>
  );
}
