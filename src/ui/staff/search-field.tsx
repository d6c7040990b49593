import { mostCharacters } from '#lib/limits.ts';
import { SearchIcon } from '../icons.tsx';
import { TextInput } from '../text-input.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Looks through what the screen has already, letter by letter. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-4 left-4 text-ink-3" />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={mostCharacters.search}
        onChange={({ target }) => onChange(target.value)}
        // Enter belongs to the search, and not to a form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="pl-11"
      />
    </div>
  );
}
