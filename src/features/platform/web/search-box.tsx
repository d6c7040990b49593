import { useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';

const pauseMs = 300;

interface SearchBoxProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Asks once the typing pauses. */
export function SearchBox({ label, hint, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const apply = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="relative block min-w-0 grow sm:max-w-md">
      <SearchIcon size={18} className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 text-ink-2" />
      <TextInput
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
