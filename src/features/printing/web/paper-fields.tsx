import { m } from '#generated/messages/messages.js';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { codePages, maxCopies, millimetresOf, paperColumns } from '../values.ts';
import type { FieldsOfDraft } from './reach-fields.tsx';

const counts = Array.from({ length: maxCopies }, (_, at) => at + 1);

/** What it prints on, and in whose letters. */
export function PaperFields({ draft, change }: FieldsOfDraft) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)]">
      <Field label={m['printing.width']()}>
        {(control) => (
          <Select
            {...control}
            value={draft.columns}
            onChange={({ target }) =>
              change({ columns: paperColumns.find((each) => String(each) === target.value) ?? draft.columns })
            }
          >
            {paperColumns.map((columns) => (
              <option key={columns} value={columns}>
                {m['printing.paperOf']({ width: millimetresOf[columns], columns })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m['printing.copies']()}>
        {(control) => (
          <Select {...control} value={draft.copies} onChange={({ target }) => change({ copies: Number(target.value) })}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m['printing.codePage']()}>
        {(control) => (
          <Select
            {...control}
            value={draft.codePage}
            onChange={({ target }) =>
              change({ codePage: codePages.find((each) => each === target.value) ?? draft.codePage })
            }
          >
            {codePages.map((page) => (
              <option key={page} value={page}>
                {m[`printing.codePages.${page}`]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-ink-3 text-sm sm:col-span-3">{m['printing.codePageHint']()}</p>
      <div className="sm:col-span-3">
        <Checkbox
          label={m['printing.cut']()}
          checked={draft.cut}
          onChange={(event) => change({ cut: event.target.checked })}
        />
      </div>
    </div>
  );
}
