import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import type { PictureKind } from '#lib/sent-files.ts';
import { cx } from '#ui/cx.ts';
import { ImageIcon } from '#ui/staff/icons.tsx';
import { isOutside, OutsidePicture } from '#ui/staff/outside-picture.tsx';
import { useOnline } from '#ui/use-online.ts';
import { useReconnections } from './use-reconnections.ts';

/** As guests will see it: a dish square, a logo round, a cover wide. */
const shapes: Record<PictureKind, string> = {
  product: 'size-26 rounded-lg',
  logo: 'size-26 rounded-full',
  cover: 'aspect-video w-full max-w-64 rounded-lg',
};

export function PicturePreview({ url, kind }: { url: string | null; kind: PictureKind }) {
  const online = useOnline();
  const connection = useReconnections();
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const failed = failedAt === connection;
  // Without a connection nothing is known of the address, and a picture that is here has no address to mend.
  const wrong = failed && online && url !== null && isOutside(url);
  return (
    <div className={cx('grid shrink-0 gap-1.5', kind === 'cover' && 'w-full sm:w-64')}>
      <span
        className={cx(
          'grid place-items-center overflow-hidden bg-sunken text-ink-3 inset-ring inset-ring-hairline',
          shapes[kind],
        )}
      >
        {url && isOutside(url) ? (
          <OutsidePicture
            key={connection}
            address={url}
            label={m['menu.picture.preview']()}
            fallback={<ImageIcon size={28} />}
            onFailed={() => setFailedAt(connection)}
          />
        ) : url && !failed ? (
          <img
            src={url.startsWith('/media/') ? `${url}-640.webp` : url}
            alt={m['menu.picture.preview']()}
            onError={() => setFailedAt(connection)}
            className="size-full object-cover"
          />
        ) : (
          <ImageIcon size={28} />
        )}
      </span>
      {wrong && (
        <p role="alert" className="max-w-40 text-danger text-sm">
          {m['menu.picture.notOpened']()}
        </p>
      )}
    </div>
  );
}
