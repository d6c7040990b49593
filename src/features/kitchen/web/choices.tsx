import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  said: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few, each of them in sight. */
export function Choices<Value extends string>({ label, value, values, said, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="k-set">
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {said(each)}
        </label>
      ))}
    </div>
  );
}
