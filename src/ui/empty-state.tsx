import type { ReactNode } from 'react';
import type { IconComponent } from './icon.tsx';

type Props = {
  icon?: IconComponent;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon: Glyph, title, children, action }: Props) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-5 py-12 text-center">
      {Glyph && (
        <span className="mb-2 grid size-16 place-items-center rounded-full bg-tint text-brand-ink">
          <Glyph size={28} />
        </span>
      )}
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="text-ink-2">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
