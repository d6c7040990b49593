import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QrIcon } from '#ui/icons-more.tsx';

export function NotSeated({ onTypeCode }: { onTypeCode: () => void }) {
  return (
    <EmptyState
      icon={QrIcon}
      title={m['diner.seatTitle']()}
      action={<Button onClick={onTypeCode}>{m['diner.typeCode']()}</Button>}
    >
      {m['diner.seatToFollow']()}
    </EmptyState>
  );
}
