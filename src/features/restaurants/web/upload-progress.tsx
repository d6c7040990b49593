import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';

/** Without a percentage there is work whose end cannot be told. */
export function UploadProgress({ percent, onCancel }: { percent: number | null; onCancel: () => void }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-ink-2 text-sm">
        {percent === null ? m['menu.picture.working']() : m['menu.picture.sending']({ percent })}
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={percent ?? undefined}
        className={cx(
          percent === null && 'animate-breathe [&::-webkit-progress-bar]:bg-brand-soft!',
          'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand',
        )}
      />
      <Button variant="quiet" size="s" className="justify-self-start" onClick={onCancel}>
        {m['menu.picture.cancel']()}
      </Button>
    </div>
  );
}
