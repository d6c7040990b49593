import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { languages, nextLocale } from '#lib/locale.ts';
import { cx } from '#ui/cx.ts';

/** A form of its own: it works before the page is alive, and the answer is a new document in the other language. */
export function LanguageButton({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const other = nextLocale(getLocale());
  const now = languages[getLocale()];
  const { name } = languages[other];
  return (
    <form method="post" action="/language" className={cx('shrink-0 rounded-full', className ?? 'text-ink-3')}>
      <input type="hidden" name="to" value={pathname} />
      <button
        type="submit"
        name="locale"
        value={other}
        aria-label={`${now.short}, ${m['common.language']()}: ${now.name} → ${name}`}
        title={name}
        className="grid size-11 place-items-center rounded-full font-semibold text-xs transition hover:bg-current/8"
      >
        {now.short}
      </button>
    </form>
  );
}
