import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mostCharacters } from '#lib/limits.ts';
import { TextInput } from '#ui/text-input.tsx';
import { SearchIcon } from '../icons.tsx';

const pauseMs = 300;

interface SearchBoxProps {
  label: string;
  hint: string;
  /** What is searched for now. Changed by others (cleared, gone back in the history), it stands in the field. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** A number is looked for: a phone shows its figures. */
  numeric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Asks once the typing pauses. */
export function SearchBox(props: SearchBoxProps) {
  const { label, hint, value, onChange, className = 'grow sm:max-w-md', numeric, ref } = props;
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
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const at = asked.current.indexOf(value);
    asked.current.splice(0, at + 1 || Number.POSITIVE_INFINITY);
    if (at < 0) setText(value);
  }, [value]);
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <SearchIcon
        size={18}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-ink-2 max-sm:left-3"
      />
      <TextInput
        ref={ref}
        type="search"
        inputMode={numeric ? 'numeric' : undefined}
        aria-label={label}
        placeholder={hint}
        maxLength={mostCharacters.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pr-2! pl-10! max-sm:pl-9! max-sm:placeholder:text-[0.8125rem]"
      />
    </span>
  );
}
