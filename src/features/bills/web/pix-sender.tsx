import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { phoneName, useGuestsPaying } from './use-guests-paying.ts';

interface PixSenderProps {
  billId: string;
  partId: string;
  /** When its guest said that it is paid; null where they have not. */
  toldAt: string | null;
}

/** Which phone of the table a PIX is from, and since when it should be at the bank. */
export function PixSender({ billId, partId, toldAt }: PixSenderProps) {
  const timeZone = useTimezone();
  const { underWay } = useGuestsPaying(billId);
  const part = underWay.find(({ id }) => id === partId);
  const paidAt = toldAt && m['checks.till.saidPaidAt']({ time: formatTime(toldAt, getLocale(), timeZone) });
  // As high before it is known as after.
  return (
    <p className="min-h-6 text-center text-ink-2">{[part && phoneName(part), paidAt].filter(Boolean).join(' · ')}</p>
  );
}
