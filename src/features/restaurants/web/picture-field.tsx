import { useEffect, useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { type PictureKind, pictureLimits } from '#lib/sent-files.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import type { Focus } from '../pictures/focus.ts';
import { FocusChoice } from './focus-choice.tsx';
import { PictureAddress } from './picture-address.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  /** A stored picture's address, one from elsewhere, or null. */
  value: string | null;
  /** With another picture comes where the dish is likely to be on it. */
  onChange: (url: string | null, focus?: Focus) => void;
  /** The form waits for a picture that is on its way (`useUploads`). */
  onUploading: (kind: PictureKind, uploading: boolean) => void;
  label: string;
  kind: PictureKind;
  /** What the form has to say of the value. */
  error?: string;
  /** Where on the picture the dish is, and how to say so; absent for pictures that are shown whole. */
  focus?: { at: Focus; onChange: (focus: Focus) => void };
}

/** Of a picture that nobody has looked at. */
const middle: Focus = [50, 50];

/** A picture: dropped, pasted, chosen, photographed, or somebody else's address. It is sent at once and belongs to the form when it is kept. */
export function PictureField({ value, onChange, onUploading, label, kind, focus, error: given }: PictureFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  /** What stood there before an address was typed, and the address so far; null while none is typed. */
  const [typing, setTyping] = useState<{ before: string | null; text: string } | null>(null);
  const [said, setSaid] = useState('');
  const {
    upload,
    error: failed,
    setError,
    send,
    stop,
  } = usePictureUpload(kind, ({ url, focus }) => {
    onChange(url, focus);
    setTyping(null);
    setSaid(m['menu.picture.sent']());
  });
  const uploading = upload !== null;
  useEffect(() => {
    onUploading(kind, uploading);
    return () => onUploading(kind, false);
  }, [onUploading, kind, uploading]);
  const error = failed ?? (typing ? undefined : given);
  const shown = typing ? typing.before : value;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void send(file);
    return file !== undefined;
  };
  const type = (text: string) => {
    const before = typing ? typing.before : value;
    setTyping({ before, text });
    onChange(text.trim() || before);
  };
  const change = (url: string | null) => {
    setError(null);
    setTyping(null);
    onChange(url, middle);
    setSaid(url === null ? m['menu.picture.removed']() : '');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
      className="grid min-w-0"
    >
      <span id={id} className="font-medium text-sm">
        {label}
      </span>
      <div
        className={cx(
          'mt-2 flex min-w-0 flex-wrap items-center gap-4 rounded-md border p-3.5 transition',
          value && !over ? 'border-hairline' : 'border-control border-dashed',
          over && 'border-brand-ink bg-tint',
        )}
      >
        <PicturePreview key={shown} url={shown} kind={kind} />
        <div className="grid min-w-0 flex-1 basis-64 gap-2.5">
          {upload ? (
            <UploadProgress percent={upload.percent} onCancel={stop} />
          ) : typing ? (
            <PictureAddress
              text={typing.text}
              onType={type}
              error={given}
              onUse={change}
              onCancel={() => {
                setTyping(null);
                onChange(typing.before);
              }}
            />
          ) : (
            <>
              {!value && (
                <p className="text-ink-2 text-sm">
                  <span className="pointer-coarse:hidden">{m['menu.picture.drop']()}</span>
                  <span className="hidden pointer-coarse:inline">{m['menu.picture.dropPhone']()}</span>
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                <PictureButtons
                  replace={value !== null}
                  onFiles={take}
                  onAddress={() => setTyping({ before: value, text: value?.startsWith('/') ? '' : (value ?? '') })}
                />
                {value !== null && (
                  <Button variant="danger-plain" size="s" onClick={() => change(null)}>
                    <TrashIcon size={18} />
                    {m['menu.picture.remove']()}
                  </Button>
                )}
              </div>
              <p className="text-ink-3 text-sm">{m['menu.picture.hint']({ max: pictureLimits.fileMebibytes })}</p>
            </>
          )}
        </div>
      </div>
      {shown && !typing && !upload && focus && <FocusChoice url={shown} at={focus.at} onChange={focus.onChange} />}
      <div role="alert" id={`${id}-error`}>
        {error && (
          <p className="mt-2 flex items-start gap-1.5 text-danger text-sm">
            <AlertIcon size={16} className="mt-0.5" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {upload ? m['menu.picture.working']() : said}
      </p>
    </div>
  );
}
