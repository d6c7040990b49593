import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './input-class.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={cx(inputClass, 'h-13', className)} />;
}
