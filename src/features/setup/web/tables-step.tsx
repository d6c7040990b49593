import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { mostTables, unpaidMost } from '../values.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './steps.ts';
import { Tent } from './tent.tsx';
import { useKeptFields } from './use-kept-fields.ts';
import { useTold } from './use-setup.ts';

const usual = { count: 12, capacity: 4 };
const shown = 6;

export function TablesStep({ state, skip, back, onward }: StepProps) {
  const { appearance, logoUrl, slug } = state.restaurant;
  const { fields, change, forget } = useKeptFields(`tables-${slug}`, { count: String(state.tables || usual.count) });
  const { count } = fields;
  const most = state.subscribed ? mostTables : unpaidMost.tables;
  const number = Number(count);
  const fits = Number.isInteger(number) && number >= 1 && number <= most;
  const save = useChange(
    api.setup.takeTables.mutationOptions(),
    useTold(({ tables }) => {
      forget({ count: String(tables) });
      onward();
    }),
  );
  const numbers = Array.from({ length: Math.min(shown, fits ? number : 1) }, (_, index) => index + 1);
  return (
    <StepFrame
      title={m['setup.tables.title']()}
      lead={m['setup.tables.lead']()}
      actions={
        <>
          <Button
            pill
            className="max-lg:grow lg:px-8"
            disabled={!fits}
            busy={save.isPending}
            onClick={() => save.mutate({ count: number, capacity: usual.capacity })}
          >
            {m['setup.continue']()}
          </Button>
          {back}
          {skip}
        </>
      }
      stage={
        <div className="grid justify-center gap-x-6 gap-y-8 px-5 py-9 min-[26rem]:grid-cols-[auto_auto] lg:pt-13 xl:grid-cols-[auto_auto_auto]">
          {numbers.map((each) => (
            <Tent
              key={each}
              look={{ ...appearance, logoUrl }}
              number={each}
              code={state.codes.find((code) => code.number === each)}
            />
          ))}
          {fits && number > shown && (
            <p className="col-span-full text-center text-ink-2">{m['setup.tables.more']({ count: number - shown })}</p>
          )}
        </div>
      }
    >
      <Field
        label={m['setup.tables.count']()}
        hint={m['setup.tables.hint']()}
        error={!fits && m['setup.tables.range']({ most })}
        className="max-w-60"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={count}
            onChange={(event) => change({ count: event.target.value.trim() })}
            className="font-semibold text-xl"
          />
        )}
      </Field>
      {state.tables > 0 && <p className="text-ink-2 text-sm">{m['setup.tables.there']({ count: state.tables })}</p>}
    </StepFrame>
  );
}
