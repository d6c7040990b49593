import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, formatDay } from '#lib/days.ts';
import { shownPhone } from '#lib/phone.ts';
import { cx } from '#ui/cx.ts';
import type { ReservationOfNight } from '../contract.ts';
import { asPromised, nightText } from '../night-text.ts';
import { nameText, statusText } from './texts.ts';

interface DaySheetProps {
  restaurantName: string;
  date: string;
  reservations: ReservationOfNight[];
}

const columns = () => [
  m['reservations.sheet.table'](),
  m['reservations.sheet.customer'](),
  m['reservations.sheet.phone'](),
  m['reservations.sheet.email'](),
  m['reservations.sheet.time'](),
  m['reservations.sheet.guests'](),
  m['reservations.sheet.status'](),
];

/** Exists for the printer alone, beside the page: a table on A4; on a till's roll each reservation is a block of lines. */
export function DaySheet({ restaurantName, date, reservations }: DaySheetProps) {
  const names = columns();
  return createPortal(
    <section className="hidden px-[4mm] py-[2mm] text-[9.5pt] text-black leading-snug print:block [@media(max-width:110mm)]:px-0">
      <header className="mb-[5mm] [@media(max-width:110mm)]:text-center">
        <p className="text-[10pt] wrap-anywhere">{restaurantName}</p>
        <h1 className="text-[15pt]">{m['reservations.sheet.title']({ date: formatDay(date, getLocale()) })}</h1>
      </header>
      {reservations.length === 0 ? (
        <p>{m['reservations.none']()}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead className="[@media(max-width:110mm)]:sr-only">
            <tr>
              {names.map((name) => (
                <th key={name} scope="col" className="border-black border-b-[0.4mm] py-[1.5mm] pr-[3mm] text-[8.5pt]">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reservations.map((reservation) => (
              <tr key={reservation.id} className={row}>
                {cells(reservation).map((text, column) => (
                  <td key={names[column]} className={cx(cell, wraps[column] ?? 'whitespace-nowrap')}>
                    <span className="hidden [@media(max-width:110mm)]:inline">{`${names[column]}: `}</span>
                    {text}
                    {column === customerColumn && reservation.customerNote && (
                      <span className="block whitespace-pre-line font-normal text-[8.5pt]">
                        {reservation.customerNote}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>,
    document.body,
  );
}

const row =
  'break-inside-avoid border-black/40 border-b-[0.2mm] [@media(max-width:110mm)]:block [@media(max-width:110mm)]:py-[2mm]';
const cell =
  'py-[2mm] pr-[3mm] align-top tabular-nums last:pr-0 first:font-bold [@media(max-width:110mm)]:block [@media(max-width:110mm)]:whitespace-normal [@media(max-width:110mm)]:py-0';
/** The specified columns are full: what was noted of guests stands under their name. */
const customerColumn = 1;
/** Name and e-mail give way, and a time goes before its night; a telephone number is read off in one piece. */
const wraps: Record<number, string> = { 1: 'wrap-anywhere', 3: 'wrap-anywhere', 4: '' };

function cells(reservation: ReservationOfNight): string[] {
  const { tableNumber, customerPhone, customerEmail, time, guests } = reservation;
  return [
    tableNumber === null ? '–' : String(tableNumber),
    nameText(reservation),
    shownPhone(customerPhone),
    customerEmail,
    [formatClock(time, getLocale()), nightText(asPromised(reservation), getLocale())].filter(Boolean).join(', '),
    String(guests),
    statusText(reservation),
  ];
}
