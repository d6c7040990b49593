import type { ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../late-icons.tsx';

/** What a sheet says of itself, over the page or beside it. */
export interface SheetProps {
  title: string;
  subtitle?: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

interface SheetHeadProps extends Omit<SheetProps, 'children'> {
  ref?: Ref<HTMLHeadingElement>;
  titleId: string;
}

/** The title, which takes the first focus, and the way out. */
export function SheetHead({ ref, titleId, title, subtitle, closeLabel, onClose }: SheetHeadProps) {
  return (
    <header className="flex shrink-0 items-start justify-between gap-3 py-4 pr-3 pl-5">
      <div className="min-w-0 pt-1.5">
        <h2 ref={ref} id={titleId} tabIndex={-1} data-first-focus className="text-2xl outline-none">
          {title}
        </h2>
        {subtitle && <p className="mt-0.5 text-ink-2">{subtitle}</p>}
      </div>
      <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </header>
  );
}
