import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type OrderStatus, orderStatuses } from '../values.ts';
import { FoldedChoice } from './folded-choice.tsx';

interface StatusChoiceProps {
  status: OrderStatus;
  /** What is only now being ordered cannot have been cancelled, nor may everybody cancel what somebody has begun. */
  cancellable: boolean;
  onChange: (status: OrderStatus) => void;
}

/** How far along the order is: seldom anything but what it already says. */
export function StatusChoice({ status, cancellable, onChange }: StatusChoiceProps) {
  const offered = cancellable ? orderStatuses : orderStatuses.filter((each) => each !== 'cancelado');
  return (
    <FoldedChoice
      now={
        <>
          <span className="font-medium text-ink-2">{m['orders.statusLabel']()}</span> {m[`orders.status.${status}`]()}
        </>
      }
    >
      <Field label={m['orders.statusLabel']()}>
        {(control) => (
          <Select {...control} value={status} onChange={(event) => onChange(event.target.value as OrderStatus)}>
            {offered.map((each) => (
              <option key={each} value={each}>
                {m[`orders.status.${each}`]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FoldedChoice>
  );
}
