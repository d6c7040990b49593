import { type ReactNode, useId } from 'react';
import { AlertIcon } from './icons.tsx';

/** What a field hands to the control inside it. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Beside the label: the word for "optional", a counter, a link. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, required, aside, className = '', children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid min-w-0 content-start gap-2 ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="min-w-0 font-medium text-sm">
          {label}
          {required && (
            <span aria-hidden="true" className="ml-0.5 text-danger">
              *
            </span>
          )}
        </label>
        {aside && <span className="shrink-0 text-ink-3 text-sm">{aside}</span>}
      </div>
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-sm">
          <AlertIcon size={16} className="mt-0.5" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
}
