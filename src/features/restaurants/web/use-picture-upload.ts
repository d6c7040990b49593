import { useEffect, useRef, useState } from 'react';
import { errorCode, errorMessage } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { type PictureKind, pictureLimits } from '#lib/sent-files.ts';
import { type SentPicture, Stalled, sendPicture } from './send-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface Upload {
  /** Null while the browser makes the picture smaller or the server works on it. */
  percent: number | null;
}

/** One upload at a time: a new one, or leaving the page, ends the one under way. */
export function usePictureUpload(kind: PictureKind, onSent: (sent: SentPicture) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setUpload(null);
  };

  const send = async (file: File) => {
    stop();
    const own = new AbortController();
    current.current = own;
    setError(null);
    setUpload({ percent: null });
    try {
      const picture = await shrinkPicture(file);
      if (own.signal.aborted) return;
      if (picture.size > pictureLimits.fileBytes) {
        setError(m['errors.picture_too_large']({ max: pictureLimits.fileMebibytes }));
        return;
      }
      const onProgress = (percent: number) => {
        if (!own.signal.aborted) setUpload({ percent: percent < 100 ? percent : null });
      };
      const sent = await sendPicture({ kind, picture, onProgress, signal: own.signal });
      if (!own.signal.aborted) onSent(sent);
    } catch (failure) {
      if (own.signal.aborted) return;
      // A refusal explains itself; a broken server or line says nothing better than what could not be done.
      const said = errorCode(failure) === 'internal' ? null : errorMessage(failure);
      setError(said ?? (failure instanceof Stalled ? m['menu.picture.stalled']() : m['menu.picture.failed']()));
    } finally {
      if (current.current === own) stop();
    }
  };

  return { upload, error, setError, send, stop };
}
