import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import type { Order } from '../contract.ts';
import type { Clash } from './clash.ts';
import { countsOf, type DraftLine } from './draft.ts';
import { FormNotices } from './form-notices.tsx';
import { FormSums } from './form-sums.tsx';
import type { useSaveOrder } from './use-save-order.ts';

interface FormFootProps {
  order: Order | null;
  /** What saving makes of it. */
  status: Order['status'];
  /** All that goes with the order, also what is only typed. */
  lines: DraftLine[];
  serviceFeeBasisPoints: number;
  clash: Clash | null;
  saving: ReturnType<typeof useSaveOrder>;
  /** Nothing is on the order, and nothing is typed. */
  empty: boolean;
  onCurrent: () => void;
  /** On a phone: to what the total counts. */
  onSee: () => void;
  /** How many questions are unanswered, words not understood, and lines that cannot be had. */
  unsolved: number;
  /** To the first of them. */
  onUnsolved: () => void;
}

/** What it comes to, and the button that saves. */
export function FormFoot(props: FormFootProps) {
  const { order, status, lines, serviceFeeBasisPoints, clash, saving, empty, onCurrent, onSee, unsolved, onUnsolved } =
    props;
  const count = [...countsOf(lines).values()].reduce((sum, each) => sum + each, 0);
  const cancels = order !== null && status === 'cancelado' && order.status !== 'cancelado';
  return (
    <footer className="sticky bottom-0 grid gap-3 border-hairline border-t bg-surface px-5 [@media(max-height:560px)]:static pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
      <FormNotices order={order} to={status} clash={clash} saving={saving} onCurrent={onCurrent} />
      {unsolved > 0 && (
        <Button variant="quiet" size="s" onClick={onUnsolved} className="-my-1 justify-self-start text-danger">
          <AlertIcon size={18} />
          {unsolved === 1 ? m['orders.form.unsolvedOne']() : m['orders.form.unsolved']({ count: unsolved })}
        </Button>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 sm:block">
          <Button variant="soft" size="s" disabled={count === 0} onClick={onSee} className="sm:hidden">
            {m['orders.form.seeItems']({ count })}
          </Button>
          <FormSums part="foot" lines={lines} serviceFeeBasisPoints={serviceFeeBasisPoints} />
        </div>
        <Button
          type="submit"
          size="l"
          variant={cancels ? 'danger' : 'fill'}
          disabled={empty}
          busy={saving.busy}
          busyLabel={saving.resending ? m['orders.form.resending']() : m['orders.form.saving']()}
        >
          {cancels ? m['orders.form.saveCancelled']() : order ? m['orders.form.save']() : m['orders.form.create']()}
        </Button>
      </div>
    </footer>
  );
}
