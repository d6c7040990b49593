import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextInput } from '#ui/text-input.tsx';
import { SearchIcon } from './icons.tsx';

const pauseMs = 300;

interface SearchBoxProps {
  label: string;
  hint: string;
  /** What is searched for now. Changed by others (cleared, gone back in the history), it stands in the field. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Asks once the typing pauses. */
export function SearchBox({ label, hint, value, onChange, className = 'grow sm:max-w-md', ref }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // What was asked for and has not come back as the value yet: none of it may overwrite what is being typed.
  const asked = useRef<string[]>([]);
  const ask = useEffectEvent((typed: string) => {
    if (typed === (asked.current.at(-1) ?? value)) return;
    asked.current.push(typed);
    onChange(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const at = asked.current.indexOf(value);
    asked.current.splice(0, at + 1 || Number.POSITIVE_INFINITY);
    if (at < 0) setText(value);
  }, [value]);
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <SearchIcon size={18} className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-2" />
      <TextInput
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-11!"
      />
    </span>
  );
}
