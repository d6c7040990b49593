import { useEffect } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import { CloseIcon } from '#ui/late-icons.tsx';
import { NoneIcon, SlidersIcon, UndoIcon } from '#ui/staff/icons.tsx';
import { useSeconds } from '#ui/staff/use-seconds.ts';
import { undoMs } from '../../orders/lines/moves.ts';
import { PotIcon, SpeakerIcon, SpeakerOffIcon } from './icons.tsx';
import { moreId } from './more-tickets.tsx';
import type { SoundState } from './sound/sound-state.ts';
import type { Connection } from './use-connection.ts';
import type { Moves, Notice } from './use-moves.ts';

interface FootProps {
  connection: Connection;
  /** The house's time less this device's. */
  clockAhead: number;
  timeZone: string;
  sound: SoundState;
  /** The device does not let the page keep its screen on. */
  mayDarken: boolean;
  moves: Moves;
  finished: number;
  /** How many dishes are to be made; null where no panel says which. */
  sums: number | null;
  onSums: () => void;
  onSoldOut: () => void;
  onRecall: () => void;
  onSettings: () => void;
}

/** Sound and connection at the left, what can be taken back in the middle, what is rarely needed at the right. */
export function Foot({
  connection,
  clockAhead,
  timeZone,
  sound: { set, mute },
  mayDarken,
  moves,
  finished,
  sums,
  onSums,
  onSoldOut,
  onRecall,
  onSettings,
}: FootProps) {
  const { notice } = moves;
  const lost = connection.state === 'lost';
  const words = lost
    ? m['kitchen.lostSince']({
        time: formatTime(new Date(connection.since + clockAhead), getLocale(), timeZone),
      })
    : connection.state === 'polling'
      ? m['kitchen.polling']()
      : m['kitchen.connected']();
  const Speaker = set === 'off' || mute ? SpeakerOffIcon : SpeakerIcon;
  const sounds = mute ? m[`common.mute.${mute}`]() : m[`kitchen.soundState.${set}`]();
  return (
    <footer className={cx('k-foot', lost && 'is-lost', mute && 'has-mute')}>
      <button
        type="button"
        className={cx('k-tool', mute && 'is-mute')}
        // Any touch asks for it: that of this button for nothing else.
        onClick={mute ? undefined : onSettings}
        aria-label={sounds}
      >
        <Speaker />
        <span className={cx(!mute && 'k-wide')}>{sounds}</span>
      </button>
      <p className="k-link" role="status">
        <span>{words}</span>
      </p>
      {mayDarken && <p className="k-dim">{m['kitchen.mayDarken']()}</p>}
      <div role="status" className="k-said">
        {notice && <Undo key={notice.at} notice={notice} lost={lost} moves={moves} />}
      </div>
      <span id={moreId} className="k-more" />
      {sums !== null && (
        <button type="button" data-sums-fold className="k-tool k-open-sums" onClick={onSums}>
          <PotIcon />
          <span className="word">{m['kitchen.sums']()}</span>
          <span className="count">{sums}</span>
        </button>
      )}
      <button type="button" className="k-tool" onClick={onSoldOut}>
        <NoneIcon />
        <span className="word">{m['menu.availability.open']()}</span>
      </button>
      <button type="button" data-recall className="k-tool" onClick={onRecall}>
        <UndoIcon />
        <span className="word">{m['kitchen.recall']()}</span>
        <span className="count">{finished}</span>
      </button>
      <button type="button" className="k-tool" onClick={onSettings} aria-label={m['kitchen.settings']()}>
        <SlidersIcon />
      </button>
    </footer>
  );
}

/** For six seconds; what was refused stays until someone has read it. */
function Undo({ notice, lost, moves }: { notice: Notice; lost: boolean; moves: Moves }) {
  const until = notice.at + undoMs;
  const seconds = useSeconds(until);
  const { dismiss } = moves;
  useEffect(() => {
    if (notice.failed) return;
    const timer = setTimeout(dismiss, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [notice.failed, until, dismiss]);
  return (
    <div className={cx('k-undo', notice.failed && 'is-failure')}>
      <span>
        <b>{(lost && notice.unheard) || notice.text}</b>{' '}
        {!notice.failed && <small aria-hidden="true">{m['kitchen.secondsLeft']({ seconds })}</small>}
      </span>
      {notice.failed ? (
        <button type="button" aria-label={m['kitchen.dismiss']()} onClick={dismiss}>
          <CloseIcon />
        </button>
      ) : (
        <button type="button" data-key="0" aria-keyshortcuts="0" onClick={moves.undo}>
          <UndoIcon />
          {m['kitchen.undo']()}
        </button>
      )}
    </div>
  );
}
