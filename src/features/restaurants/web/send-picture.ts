import { ApiError } from '#client/call-api.ts';
import { stallMs, watchForStall } from '#client/stall.ts';
import type { PictureKind } from '#lib/sent-files.ts';
import type { Focus } from '../pictures/focus.ts';

export class Stalled extends Error {}

interface Sending {
  kind: PictureKind;
  picture: Blob;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export interface SentPicture {
  /** Where it is kept. */
  url: string;
  /** Where on it the dish is likely to be. */
  focus: Focus;
}

/**
 * Sends a picture and gives the address it is kept at, with what was seen on it. Throws ApiError when it is refused, Stalled when the line is gone. (Not `fetch`, which does not tell how
 * much has gone.)
 */
export function sendPicture({ kind, picture, onProgress, signal }: Sending): Promise<SentPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/pictures/${kind}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    const stall = watchForStall(stallMs, () => {
      reject(new Stalled());
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      onProgress(Math.floor((loaded / total) * 100));
    };
    // From there on the server works on it.
    request.upload.onload = stall.stop;
    request.onloadend = stall.stop;
    request.onload = () => {
      const body = request.response as {
        url?: string;
        focus: Focus;
        code?: string;
        message: string;
        data: unknown;
      } | null;
      if (request.status === 200 && body?.url) resolve({ url: body.url, focus: body.focus });
      else if (body?.code) reject(new ApiError({ ...body, code: body.code, status: request.status }));
      else reject(new TypeError('No answer of the API'));
    };
    request.onerror = () => reject(new TypeError('The picture could not be sent'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
}
