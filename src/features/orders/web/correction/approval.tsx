import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Approver } from '../../corrections/contract.ts';
import { ChipChoice } from './chip-choice.tsx';
import { PinPad } from './pin-pad.tsx';
import type { useCorrection } from './use-correction.ts';

interface ApprovalProps {
  form: ReturnType<typeof useCorrection>;
  approvers: readonly Approver[];
}

/** Who allows it, then their PIN: two may have the same. */
export function Approval({ form, approvers }: ApprovalProps) {
  if (approvers.length === 0) return <Notice tone="yellow">{m['orders.corrections.noApprovers']()}</Notice>;
  return (
    <>
      {approvers.length > 1 && (
        <ChipChoice
          legend={m['orders.corrections.approver']()}
          value={form.approver?.id ?? null}
          onChange={form.setApprover}
          options={approvers.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.asked?.approver && m['orders.corrections.approverMissing']()}
        />
      )}
      <PinPad
        label={
          form.approver ? m['orders.corrections.pinOf']({ name: form.approver.name }) : m['orders.corrections.pin']()
        }
        value={form.pin}
        onChange={form.setPin}
        onEnter={form.submit}
        error={form.wrongPin ?? (form.asked?.pin && m['fields.pin_digits']())}
      />
    </>
  );
}
