import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { maxRequest } from '../../values.ts';

interface RequestRowProps {
  number: number;
  text: string;
  handle: ReactNode;
  error: string | undefined;
  /** Added a moment ago: it is typed into next. */
  isNew: boolean;
  onText: (text: string) => void;
  onRemove: () => void;
}

/** One request in the restaurant's own words. */
export function RequestRow({ number, text, handle, error, isNew, onText, onRemove }: RequestRowProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row is added
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, []);
  return (
    <div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1">
        <span className="min-w-1">{handle}</span>
        <TextInput
          ref={input}
          aria-label={m['calls.settings.one']({ number })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          maxLength={maxRequest}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <IconButton
          icon={TrashIcon}
          tone="danger"
          label={m['calls.settings.remove']({ name: text || number })}
          onClick={onRemove}
        />
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
