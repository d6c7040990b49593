import type { Order } from '../contract.ts';
import { heldLine } from '../held.ts';
import { isActive } from '../order.ts';
import type { OrderDraft } from './draft.ts';
import { DraftLines } from './draft-lines.tsx';
import { FormSums } from './form-sums.tsx';
import { StatusChoice } from './status-choice.tsx';
import type { useFormLines } from './use-form-lines.ts';

interface FormItemsProps {
  order: Order | null;
  draft: OrderDraft;
  /** How many are typed and go with them. */
  typed: number;
  approves: boolean;
  holds: boolean;
  serviceFeeBasisPoints: number;
  offered: Pick<ReturnType<typeof useFormLines>, 'lines' | 'all' | 'troubles' | 'spareOf'>;
  onChange: (part: Partial<OrderDraft>) => void;
  onTake: (line: number) => void;
}

/** What is on the order, what it comes to, and how far along it is. */
export function FormItems(props: FormItemsProps) {
  const { order, draft, typed, approves, holds, serviceFeeBasisPoints, offered, onChange, onTake } = props;
  const { lines, all, troubles, spareOf } = offered;
  return (
    <div className="grid min-w-0 gap-4 lg:col-start-2">
      <DraftLines
        lines={lines}
        typed={typed}
        onChange={(next) => onChange({ lines: next })}
        troubleOf={(line) => troubles.get(line.key) ?? null}
        spareOf={spareOf}
        onTake={onTake}
        holds={holds}
      />
      {all.length > 0 && <FormSums part="details" lines={all} serviceFeeBasisPoints={serviceFeeBasisPoints} />}
      <StatusChoice
        status={draft.status}
        cancellable={order !== null && (approves || !heldLine(order.lines))}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}

/** Whether what is added can be held: it is, as long as nobody has begun it. */
export const holdsLines = (order: Order | null, { status }: OrderDraft): boolean =>
  order === null ? status === 'pendente' : isActive(order.status);
