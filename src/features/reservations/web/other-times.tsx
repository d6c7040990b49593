import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { HouseHours } from '../../restaurants/hours.ts';
import type { When } from '../opening.ts';
import { LeftNotice } from './public/left-notice.tsx';
import { TimePicks } from './public/picks.tsx';

interface OtherTimesProps {
  left: { times: When[]; next: When[]; mostSeats: number };
  guests: number;
  /** The one that cannot be had. */
  time: string;
  house: HouseHours;
  /** The table that is wished for, where one is. */
  table: { number: number } | undefined;
  onPick: (when: When) => void;
}

/** What staff can offer in place of a time that is taken, a press away. */
export function OtherTimes({ left, guests, time, house, table, onPick }: OtherTimesProps) {
  const box = useRef<HTMLDivElement>(null);
  const number = table?.number;
  // Below the list of tables, and on a phone below what is in sight.
  useEffect(() => {
    if (number !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  if (number === undefined) {
    const bigParty = <p>{m['reservations.left.bigStaff']({ seats: left.mostSeats })}</p>;
    return <LeftNotice left={{ ...left, guests, time }} {...{ house, bigParty, onPick }} />;
  }
  if (left.times.length === 0) return null;
  return (
    <div ref={box} className="scroll-mb-28">
      <Notice tone="yellow" live title={m['reservations.left.timesOf']({ number })}>
        <TimePicks moments={left.times} onPick={onPick} />
      </Notice>
    </div>
  );
}
