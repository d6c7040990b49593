import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  subtitle?: ReactNode /** Beside the title: a filter. */;
  aside?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, subtitle, aside, actions }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {subtitle && <p className="mt-1 text-ink-2 text-sm">{subtitle}</p>}
      </div>
      {aside}
      {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
