import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { displayPath } from '#features/devices/web/public/display-path.ts';
import { allStations } from '#features/kitchen/tabs.ts';
import { m } from '#generated/messages/messages.js';
import type { OutputOf } from '../../serves.ts';
import type { printing as calls } from '../contract.ts';
import type { TroubledPrinter } from '../printers/contract.ts';
import { notOutCount, notOutTexts, standingText, stoppedSince, tablesText } from './standing.ts';

interface StoppedPrinterProps {
  printer: TroubledPrinter;
  others: OutputOf<typeof calls.troubled>['others'];
  now: number;
  /** The orders of its stations are looked at. */
  onLook: () => void;
}

/** On the kitchen's display: a printer that does not print, what waits for it, and the two ways round it. */
export default function StoppedPrinter({ printer, others, now, onLook }: StoppedPrinterProps) {
  const { id, name, standing, stationIds, takenOverBy } = printer;
  const count = notOutCount([printer]);
  const redirect = useChange(api.printing.redirect.mutationOptions(), {
    failed: m['printing.sendFailed'](),
    inPlace: true,
    rereads: [api.printing.key()],
    untilReread: true,
  });
  const since = stoppedSince([printer], now);
  return (
    <li className="k-stopped">
      <h3>
        {name}
        <small>{standingText(printer, now)}</small>
      </h3>
      {count > 0 && (
        <>
          <p>
            <b>{[...notOutTexts([printer]), since].filter(Boolean).join(', ')}.</b> {tablesText(printer)}
          </p>
          <p>{standing === 'unconfirmed' ? m['printing.unconfirmedHint']() : m['printing.stillShown']()}</p>
        </>
      )}
      {takenOverBy !== null && <p>{m['printing.fallback.takes']({ name: takenOverBy })}</p>}
      <div>
        <Link
          to={displayPath({ stationIds: stationIds.length > 0 ? stationIds : [allStations], showsPass: false })}
          replace
          className="k-button is-quiet"
          aria-label={m['printing.seeOnScreenOf']({ name })}
          onClick={onLook}
        >
          {m['printing.seeOnScreen']()}
        </Link>
        {count > 0 &&
          others.map((other) => (
            <button
              key={other.id}
              type="button"
              className="k-button"
              aria-disabled={redirect.isPending}
              onClick={() => redirect.mutate({ id, toId: other.id })}
            >
              {m['printing.sendTo']({ name: other.name })}
            </button>
          ))}
      </div>
      {count > 0 && others.length === 0 && <p>{m['printing.remedy.noneWell']()}</p>}
      {redirect.unsent && <p role="alert">{redirect.unsent.why}</p>}
    </li>
  );
}
