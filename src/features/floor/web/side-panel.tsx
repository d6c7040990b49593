import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { SheetHead, type SheetProps } from '#ui/staff/sheet-head.tsx';

/** Of the page beside the panel: it ends where the panel begins. */
export const besideClass = 'pr-88 min-[90rem]:pr-96';

/** What is open beside the page, which stays in use; Esc closes it, and the focus goes back to what opened it. */
export function SidePanel({ title, subtitle, closeLabel, onClose, children }: SheetProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opener = document.activeElement;
    const panel = heading.current?.closest('aside');
    heading.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      // A dialog over the page is closed before the panel.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      const lost = document.activeElement === document.body || panel?.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      aria-labelledby={titleId}
      className="fixed inset-y-0 right-0 z-10 flex w-88 flex-col border-hairline border-l bg-surface min-[90rem]:w-96 print:hidden"
    >
      <SheetHead ref={heading} {...{ titleId, title, subtitle, closeLabel, onClose }} />
      <div className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
    </aside>
  );
}
