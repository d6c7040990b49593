import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './input-class.ts';

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...rest} rows={rows} className={cx(inputClass, 'max-h-72 resize-y py-3', className)} />;
}
