import { cx } from '#ui/cx.ts';

/** The hours of a day, each of several periods on one line; as loud as what stands around them where they hold now. */
export function PeriodList({ hours, now }: { hours: string[]; now?: boolean }) {
  return (
    <span
      className={cx(
        'flex min-w-0 flex-wrap justify-end gap-x-1 text-right tabular-nums wrap-anywhere',
        !now && 'text-ink-2',
      )}
    >
      {hours.map((period, index) => (
        <span key={period}>{index < hours.length - 1 ? `${period}, ` : period}</span>
      ))}
    </span>
  );
}
