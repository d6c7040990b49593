import { type ChoiceProps, ChoiceRow, choiceMark } from './choice-row.tsx';

export function Radio({ label, hint, aside, ...input }: ChoiceProps) {
  return (
    <ChoiceRow label={label} hint={hint} aside={aside}>
      <input {...input} type="radio" className={`${choiceMark} rounded-full checked:border-[7px]`} />
    </ChoiceRow>
  );
}
