import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longest } from '../../../values.ts';
import type { GroupDraft } from '../groups/group-draft.ts';
import { EnglishFold } from './english-fold.tsx';

interface GroupEnglishProps {
  draft: GroupDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<GroupDraft>) => void;
}

/** A group and each of its options in English, named by what they are in Portuguese. */
export function GroupEnglish({ draft, errors, onChange }: GroupEnglishProps) {
  const { name, nameEn, options } = draft;
  const refused = Boolean(errors.nameEn) || options.some((_, index) => errors[`options.${index}.nameEn`]);
  return (
    <EnglishFold lacking={nameEn === '' || options.some((option) => option.nameEn === '')} refused={refused}>
      <Field label={m['menu.english.groupName']()} error={errors.nameEn}>
        {(control) => (
          <TextInput
            {...control}
            lang="en"
            value={nameEn}
            placeholder={name}
            maxLength={longest.option}
            autoComplete="off"
            onChange={({ target }) => onChange({ nameEn: target.value })}
          />
        )}
      </Field>
      {options.map((option, index) => (
        <Field
          key={option.key}
          label={m['menu.english.option']({
            option: option.name.trim() || m['menu.groups.option']({ number: index + 1 }),
          })}
          error={errors[`options.${index}.nameEn`]}
        >
          {(control) => (
            <TextInput
              {...control}
              lang="en"
              value={option.nameEn}
              placeholder={option.name}
              maxLength={longest.option}
              autoComplete="off"
              onChange={({ target }) =>
                onChange({
                  options: options.map((each) => (each === option ? { ...each, nameEn: target.value } : each)),
                })
              }
            />
          )}
        </Field>
      ))}
    </EnglishFold>
  );
}
