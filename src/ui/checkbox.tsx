import { type ChoiceProps, ChoiceRow, choiceMark } from './choice-row.tsx';
import { CheckIcon } from './icons.tsx';

export function Checkbox({ label, hint, aside, ...input }: ChoiceProps) {
  return (
    <ChoiceRow label={label} hint={hint} aside={aside}>
      <input {...input} type="checkbox" className={`${choiceMark} rounded-[6px] checked:bg-brand`} />
      <CheckIcon size={16} className="pointer-events-none absolute text-on-brand opacity-0 peer-checked:opacity-100" />
    </ChoiceRow>
  );
}
