import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { cx } from '#ui/cx.ts';

/** A form of its own: it works before the page is alive, and the answer is a new document in the other language. */
export function LanguageButton({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const portuguese = getLocale() === 'pt-BR';
  const names = { 'pt-BR': m['common.portuguese'](), en: m['common.english']() };
  const [now, other] = portuguese ? (['pt-BR', 'en'] as const) : (['en', 'pt-BR'] as const);
  return (
    <form method="post" action="/language" className={cx('shrink-0 rounded-full', className ?? 'text-ink-3')}>
      <input type="hidden" name="to" value={pathname} />
      <button
        type="submit"
        name="locale"
        value={other}
        aria-label={`${portuguese ? 'PT' : 'EN'}, ${m['common.language']()}: ${names[now]} → ${names[other]}`}
        title={names[other]}
        className="grid size-11 place-items-center rounded-full font-semibold text-xs transition hover:bg-current/8"
      >
        {portuguese ? 'PT' : 'EN'}
      </button>
    </form>
  );
}
