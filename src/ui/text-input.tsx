import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from './cx.ts';
import { hearEarlyTyping } from './early-typing.ts';
import { inputClass } from './input-class.ts';

export function TextInput({ className, type = 'text', ref, ...rest }: ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  useEffect(() => {
    if (field.current) hearEarlyTyping(field.current);
  }, []);
  return <input dir="auto" {...rest} ref={field} type={type} className={cx(inputClass, 'h-13', className)} />;
}
