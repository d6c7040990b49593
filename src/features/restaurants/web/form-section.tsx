import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

/** One subject of a long form, under its own heading. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 sm:p-7">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-ink-2 text-sm">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
