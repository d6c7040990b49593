import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { formatPercentage } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { Logo } from '#ui/staff/logo.tsx';
import type { Menu, OptionGroup } from '../contract.ts';
import { type PaperChoices, PaperItem } from './paper-item.tsx';

interface PaperMenuProps {
  menu: Menu;
  venue: { name: string; description: string; imgUrl: string | null; serviceFeeBasisPoints: number; timezone: string };
  /** What the paper speaks, whatever the screen does. */
  locale: Locale;
  choices: PaperChoices;
  className?: string;
}

/** The menu on A4, in two columns. Some states want prices on paper, some want allergens; a guest may want neither screen nor code. */
export function PaperMenu({ menu, venue, locale, choices, className }: PaperMenuProps) {
  const groups = new Map<string, OptionGroup>(menu.optionGroups.map((group) => [group.id, group]));
  const categories = menu.categories
    .map((category) => ({
      ...category,
      products: category.products.filter(({ available }) => available || choices.unavailable),
    }))
    .filter(({ products }) => products.length > 0);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: venue.timezone }).format(new Date());
  return (
    <article lang={locale} className={cx('bg-white text-[9.5pt] text-black leading-[1.35]', className)}>
      <header className="mb-[6mm] flex items-center gap-[5mm] border-black border-b pb-[4mm]">
        {venue.imgUrl && <Logo name={venue.name} src={venue.imgUrl} size="l" />}
        <div className="min-w-0">
          <h2 className="font-semibold text-[22pt] leading-[1.1] tracking-title wrap-anywhere">{venue.name}</h2>
          {venue.description && (
            <p className="mt-[1mm] line-clamp-2 max-w-[130mm] wrap-anywhere">{venue.description}</p>
          )}
        </div>
      </header>
      <div className="gap-[9mm] sm:columns-2 print:columns-2">
        {categories.map((category) => (
          <section key={category.id} className="mb-[6mm]">
            <h3 className="mb-[2mm] break-after-avoid font-semibold text-[13pt] text-brand-ink tracking-tight wrap-anywhere">
              {category.name}
            </h3>
            <ul className="grid gap-[2.6mm]">
              {category.products.map((product) => (
                <PaperItem
                  key={product.id}
                  product={product}
                  groups={product.optionGroupIds.flatMap((id) => groups.get(id) ?? [])}
                  locale={locale}
                  choices={choices}
                />
              ))}
            </ul>
          </section>
        ))}
        {/* In the columns, so that it never lies on a page of its own while there is room beside the last dishes. */}
        <footer className="break-inside-avoid border-black border-t pt-[3mm] text-[8pt]">
          {choices.fee && venue.serviceFeeBasisPoints > 0 && (
            <p>
              {m['menu.tools.paper.feeNote'](
                { percentage: formatPercentage(venue.serviceFeeBasisPoints, locale) },
                { locale },
              )}
            </p>
          )}
          <p>{m['menu.tools.paper.allergenNote']({}, { locale })}</p>
          <p>{m['menu.tools.paper.printedOn']({ date: day }, { locale })}</p>
        </footer>
      </div>
    </article>
  );
}
