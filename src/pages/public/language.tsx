import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { LanguageToggle } from '#ui/language-toggle.tsx';

/** The toggle that stands on every page; `to` is where the reader is. */
export function Language({ to }: { to: string }) {
  const languages = [
    { value: 'pt-BR', short: 'PT', name: m['common.portuguese']() },
    { value: 'en', short: 'EN', name: m['common.english']() },
  ];
  return <LanguageToggle label={m['common.language']()} current={getLocale()} languages={languages} to={to} />;
}
