import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { LeaveGuard } from '../leave-guard.tsx';
import { shownPart } from './section-address.ts';
import { SectionBar, type SectionBarProps } from './section-bar.tsx';

interface SectionFormProps extends Omit<SectionBarProps, 'onDiscard'> {
  form: RefObject<HTMLFormElement | null>;
  dirty: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** The one way in which a section of the settings is saved, and asks before it is left unsaved. */
export function SectionForm({ form, dirty, onSave, children, ...bar }: SectionFormProps) {
  const was = useRef(dirty);
  useEffect(() => {
    // The bar is gone, and the button that was pressed with it.
    if (was.current && !dirty && document.activeElement === document.body)
      form.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    was.current = dirty;
  }, [dirty, form]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !bar.busy) onSave();
      }}
      className="grid gap-4"
    >
      {children}
      {dirty && <SectionBar {...bar} />}
      <LeaveGuard dirty={dirty} shown={shownPart} />
    </form>
  );
}
