import { type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { CloseIcon, MinusIcon } from '#ui/late-icons.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { longest } from '../../../values.ts';
import { allergensText } from '../../diner/allergens-text.ts';
import { allergenChoices } from '../products/allergen-choices.ts';
import { TickList } from '../products/tick-list.tsx';
import type { OptionDraft } from './group-draft.ts';
import { OptionStation } from './option-station.tsx';

interface OptionRowProps {
  option: OptionDraft;
  stations: readonly EditedStation[];
  number: number;
  handle: ReactNode;
  /** Just added: it is where the typing goes on. */
  fresh: boolean;
  nameError?: string;
  priceError?: string;
  onChange: (part: Partial<OptionDraft>) => void;
  /** Null for the only one: a group without options is none. */
  onRemove: (() => void) | null;
  onEnter: () => void;
}

export function OptionRow(props: OptionRowProps) {
  const { option, stations, number, handle, fresh, nameError, priceError, onChange, onRemove, onEnter } = props;
  const errorId = useId();
  const name = option.name.trim() || m['menu.groups.option']({ number });
  const error = nameError ?? priceError;
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-2">
      <div className="flex items-center gap-1">
        {handle}
        <TextInput
          aria-label={m['menu.groups.optionName']({ number })}
          aria-invalid={nameError ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={m['menu.groups.option']({ number })}
          value={option.name}
          maxLength={longest.option}
          autoComplete="off"
          autoFocus={fresh}
          onChange={({ target }) => onChange({ name: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
        />
        {onRemove && (
          <IconButton icon={CloseIcon} label={m['menu.groups.removeOption']({ option: name })} onClick={onRemove} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1">
        <div className="flex items-center gap-1">
          <IconButton
            icon={option.discount ? MinusIcon : PlusIcon}
            tone="soft"
            label={
              option.discount
                ? m['menu.groups.discount']({ option: name })
                : m['menu.groups.surcharge']({ option: name })
            }
            onClick={() => onChange({ discount: !option.discount })}
          />
          <MoneyInput
            sign="R$"
            cents={option.priceDeltaCents}
            aria-label={m['menu.groups.delta']({ option: name })}
            aria-invalid={priceError ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            empty={0}
            onChange={(priceDeltaCents) => onChange({ priceDeltaCents })}
            onBlur={() =>
              option.priceDeltaCents < 0 && onChange({ priceDeltaCents: -option.priceDeltaCents, discount: true })
            }
            className="w-32 sm:w-36"
          />
        </div>
        <Switch
          checked={option.available}
          onChange={({ target }) => onChange({ available: target.checked })}
          aria-label={m['menu.groups.optionAvailable']({ option: name })}
          label={
            <span aria-hidden="true" className="text-ink-2 text-sm">
              {m['menu.groups.available']()}
            </span>
          }
        />
      </div>
      {error && (
        <p id={errorId} className="px-1 text-danger text-sm">
          {error}
        </p>
      )}
      <details className="px-1">
        <summary className="flex min-h-9 cursor-pointer items-center text-ink-2 text-sm">
          {allergensText(option.allergens) ?? m['menu.groups.contains']()}
        </summary>
        <TickList
          legend={m['menu.groups.optionContains']({ option: name })}
          choices={allergenChoices()}
          value={option.allergens}
          onChange={(allergens) => onChange({ allergens })}
        />
      </details>
      {stations.length > 1 && (
        <OptionStation
          name={name}
          value={option.stationId}
          stations={stations}
          onChange={(stationId) => onChange({ stationId })}
        />
      )}
    </div>
  );
}
