import { type Locale, languages, locales } from '#lib/locale.ts';

type Props = {
  /** Names the pair of buttons. */
  label: string;
  current: Locale;
  /** Where to come back to. */
  to: string;
  action?: string;
};

/** A plain form, so that it works before, and without, any script. Takes on the colour of its surroundings. */
export function LanguageToggle({ label, current, to, action = '/language' }: Props) {
  return (
    <form method="post" action={action} className="shrink-0">
      <input type="hidden" name="to" value={to} />
      <fieldset aria-label={label} className="inline-flex rounded-md">
        {locales.map((value) => (
          <button
            key={value}
            type="submit"
            name="locale"
            value={value}
            lang={value}
            aria-current={value === current || undefined}
            className="group grid size-11 place-items-center font-medium text-xs aria-current:font-semibold"
          >
            <span className="rounded-sm px-2 py-2 transition group-hover:bg-current/8 group-aria-current:bg-current/12">
              {languages[value].short}
            </span>
            <span className="sr-only">{languages[value].name}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
