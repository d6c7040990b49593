import type { ReactNode } from 'react';
import { isDay } from '#lib/days.ts';
import { type HouseHours, isClosedOn } from '../../restaurants/hours.ts';
import { sittingMinutes } from '../sitting-now.ts';
import { closedText } from './closed-text.ts';
import { outsideText, shortStayText } from './outside-text.ts';
import { nightHint } from './public/night-choice.tsx';
import type { Nights } from './public/use-nights.ts';
import { useAlreadyBooked } from './use-already-booked.ts';
import { useMissedBefore } from './use-missed-before.ts';

interface Asked {
  nights: Nights;
  house: HouseHours & { reservationMinutes: number };
  phone: string;
  /** The reservation that is being changed. */
  id: string | undefined;
  /** Its moment is the one that it has already. */
  stays: boolean;
}

/** What speaks against a reservation and keeps nobody from it, each beside its field; `anyway`: whether saving it takes that it is meant. */
export function useAgainst({ nights, house, phone, id, stays }: Asked) {
  const { when } = nights;
  const missed = useMissedBefore(phone);
  const already = useAlreadyBooked({ phone, when, id });
  const outside = when && outsideText(when, house);
  const day = when?.date ?? nights.date;
  const closed = isDay(day) && isClosedOn(house, day) && (outside !== null || !when) ? closedText(day, house) : null;
  const late = when && shortStayText(when, house, sittingMinutes(house.reservationMinutes));
  return {
    dateHint: (nightHint(nights) || closed) && (
      <>
        {nightHint(nights)}
        <Warning>{closed}</Warning>
      </>
    ),
    timeHint: <Warning>{closed ? null : (outside ?? late)}</Warning>,
    phoneHint: <Warning>{[already, missed].filter(Boolean).join(' ') || null}</Warning>,
    anyway: already !== null || (outside !== null && !stays),
  };
}

/** It stands before there is anything to say: only then is what comes spoken. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="block text-yellow empty:hidden">
      {children}
    </span>
  );
}
