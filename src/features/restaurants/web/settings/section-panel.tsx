import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import type { SettingsPart } from './section-address.ts';
import { sectionLinkId } from './section-list.tsx';

interface SectionPanelProps {
  part: SettingsPart;
  /** Whether the address names it. */
  asked: boolean;
  title: string;
  hint: string;
  className?: string;
  children: ReactNode;
}

/** One section under its title, which takes the focus when the section is chosen; its link takes it back on the way to a list alone. */
export function SectionPanel({ part, asked, title, hint, className, children }: SectionPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<SettingsPart>(undefined);
  useEffect(() => {
    const first = shown.current === undefined;
    shown.current = part;
    if (first && !asked) return;
    heading.current?.focus({ preventScroll: true });
    if (document.activeElement !== heading.current) document.getElementById(sectionLinkId(part))?.focus();
  }, [part, asked]);
  return (
    <section aria-labelledby={id} className={className}>
      <Link
        to={staffPaths.settings}
        className="-ml-1 mb-1 inline-flex min-h-11 items-center gap-1 pr-3 text-ink-2 text-sm lg:hidden"
      >
        <ChevronLeftIcon size={20} />
        {m['restaurants.settings.allSections']()}
      </Link>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-2 text-sm">{hint}</p>
      {children}
    </section>
  );
}
