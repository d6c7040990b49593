import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../card.tsx';
import { ChevronRightIcon } from '../icons.tsx';

type Props = {
  label: ReactNode /** A currency sign, smaller than the figure. */;
  sign?: string;
  children: ReactNode;
  foot?: ReactNode;
  /** Where the figure comes from. */
  to?: string;
};

export function StatCard({ label, sign, children, foot, to }: Props) {
  const id = useId();
  return (
    <Card className="relative grid content-start gap-1 max-sm:p-4!">
      <p id={id} className="text-ink-2 text-sm">
        {label}
      </p>
      {/* No paragraph: while the figure is awaited, a block stands in its place. */}
      <div className="money flex items-baseline font-semibold text-2xl tracking-tight sm:text-4xl">
        {sign && <span className="whitespace-pre font-normal text-ink-2 text-sm sm:text-lg">{sign}</span>}
        {children}
      </div>
      {/* Where a card is narrow it is as high as two lines: with what is awaited it does not grow. */}
      {to && (
        <>
          <ChevronRightIcon size={18} className="absolute top-5 right-4 text-ink-3 max-sm:hidden" />
          <Link to={to} aria-labelledby={id} className="absolute inset-0 rounded-[inherit] hover:bg-brand/4" />
        </>
      )}
      {foot && <div className="mt-3 text-ink-2 text-sm max-sm:min-h-11 xl:max-2xl:min-h-11">{foot}</div>}
    </Card>
  );
}

/** Two side by side on a phone; a figure too long for that has the whole row, rather than be cut. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap gap-3 *:min-w-min *:grow *:basis-[calc(50%-0.375rem)] sm:grid sm:grid-cols-2 sm:*:min-w-0 lg:gap-4 xl:grid-cols-4"
    >
      {children}
    </section>
  );
}
