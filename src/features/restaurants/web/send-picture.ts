import { ApiError } from '#client/call-api.ts';
import type { PictureKind } from '#lib/sent-files.ts';

interface Sending {
  kind: PictureKind;
  picture: Blob;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture and gives the address it is kept at. Throws ApiError when it is refused. (Not `fetch`, which does not tell how
 * much has gone.)
 */
export function sendPicture({ kind, picture, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/pictures/${kind}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const body = request.response as { url?: string; code?: string; message: string; data: unknown } | null;
      if (request.status === 200 && body?.url) resolve(body.url);
      else if (body?.code) reject(new ApiError({ ...body, code: body.code, status: request.status }));
      else reject(new TypeError('No answer of the API'));
    };
    request.onerror = () => reject(new TypeError('The picture could not be sent'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
}
