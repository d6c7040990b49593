import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { LanguageToggle } from '#ui/language-toggle.tsx';

/** The toggle that stands on every page; `to` is where the reader is. */
export function Language({ to }: { to: string }) {
  return <LanguageToggle label={m['common.language']()} current={getLocale()} to={to} />;
}
