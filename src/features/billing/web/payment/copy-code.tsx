import { useEffect, useId, useRef, useState } from 'react';
import { toClipboard } from '#client/to-clipboard.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { inputClass } from '#ui/input-class.ts';
import { CopyIcon } from '#ui/staff/icons.tsx';

interface CopyCodeProps {
  label: string;
  /** As it is shown; `text` is what is copied. */
  shown?: string;
  text: string;
  action: string;
}

const saidMs = 4_000;
/** What is longer nobody reads or types: one line of it shows what it is. */
const longestRead = 60;

/** A long code with the button that copies it. Where it cannot be copied, the code is selected instead. */
export function CopyCode({ label, shown, text, action }: CopyCodeProps) {
  const id = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (said !== 'copied') return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    const copied = await toClipboard(text);
    if (!copied) field.current?.select();
    setSaid(copied ? 'copied' : 'failed');
  };
  const shared = {
    id,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      field.current = element;
    },
    readOnly: true,
    value: shown ?? text,
    onFocus: () => field.current?.select(),
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {text.length > longestRead ? (
        <input {...shared} className={`${inputClass} h-13 text-ellipsis font-medium text-sm tabular-nums`} />
      ) : (
        <textarea
          {...shared}
          rows={2}
          className={`${inputClass} resize-none py-3 font-medium text-sm tabular-nums wrap-anywhere`}
        />
      )}
      <Button size="m" wide onClick={() => void copy()}>
        {said === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        {said === 'copied' ? m['billing.payment.copied']() : action}
      </Button>
      <p role="status" className={said === 'failed' ? 'text-danger text-sm' : 'sr-only'}>
        {said === 'failed' && m['billing.payment.copyFailed']()}
        {said === 'copied' && m['billing.payment.copied']()}
      </p>
    </div>
  );
}
