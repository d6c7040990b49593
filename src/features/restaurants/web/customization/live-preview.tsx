import { useState } from 'react';
import { RetryNotice } from '#client/retry-notice.tsx';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Segmented } from '#ui/segmented.tsx';
import { usePreviewFrames } from './use-preview-frames.ts';

/**
 * The restaurant's own page with what the form holds now. The next view is loaded behind the one that is seen and takes its place
 * when it is there. The page carries no script and lets none run, and it is inert.
 */
export function LivePreview({ address, version }: { address: string; version: number }) {
  const [size, setSize] = useState<'phone' | 'desktop'>('phone');
  const { frames, failed, retry, loaded } = usePreviewFrames(address, version);
  return (
    <section aria-labelledby="preview" className="grid min-w-0 gap-3 xl:sticky xl:top-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="preview" className="text-xl">
            {m['restaurants.customization.preview']()}
          </h2>
          <p className="text-ink-2 text-sm">{m['restaurants.customization.previewText']()}</p>
        </div>
        <Segmented
          label={m['restaurants.customization.size']()}
          value={size}
          onChange={setSize}
          segments={[
            { value: 'phone', label: m['restaurants.customization.phone']() },
            { value: 'desktop', label: m['restaurants.customization.desktop']() },
          ]}
        />
      </div>
      {failed && <RetryNotice onRetry={retry}>{m['restaurants.customization.previewFailed']()}</RetryNotice>}
      <div
        className={cx(
          'relative h-[44rem] max-h-[80dvh] overflow-hidden rounded-xl bg-sunken shadow-lift xl:max-h-[calc(100dvh-9rem)]',
          size === 'phone' && 'mx-auto w-full max-w-[24.5rem]',
        )}
      >
        {frames.map((frame, index) => (
          <iframe
            key={frame.id}
            src={frame.address}
            title={m['restaurants.customization.previewFrame']()}
            onLoad={(event) => loaded(frame.id, event.currentTarget)}
            aria-hidden={index > 0 || undefined}
            tabIndex={index > 0 ? -1 : undefined}
            className={cx(
              'absolute top-0 left-0 origin-top-left border-0 bg-surface',
              size === 'desktop' ? 'h-[200%] w-[200%] scale-50' : 'size-full',
              index > 0 && 'invisible',
            )}
          />
        ))}
      </div>
    </section>
  );
}
