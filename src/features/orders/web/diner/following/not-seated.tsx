import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QrIcon } from '#ui/late-icons.tsx';
import { useSeatWatch } from '../../../../tables/web/diner/use-seat-watch.ts';

type NotSeatedProps = { slug: string; number: number; onTypeCode: () => void };

export function NotSeated({ slug, number, onTypeCode }: NotSeatedProps) {
  // The page goes on by itself as soon as they do sit.
  useSeatWatch(slug, number);
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
