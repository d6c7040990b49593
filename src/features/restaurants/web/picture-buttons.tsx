import { useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { pictureTypes } from '#lib/sent-files.ts';
import { Button } from '#ui/button.tsx';
import { ImageIcon } from '#ui/staff/icons.tsx';

interface PictureButtonsProps {
  replace: boolean;
  onFiles: (files: FileList | null) => void;
  onAddress: () => void;
}

export function PictureButtons({ replace, onFiles, onAddress }: PictureButtonsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    onFiles(input.files);
    // The same file again is a change too.
    input.value = '';
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <>
      <input {...hidden} ref={chooser} accept={pictureTypes} onChange={({ currentTarget }) => chosen(currentTarget)} />
      <input
        {...hidden}
        ref={camera}
        accept="image/jpeg"
        capture="environment"
        onChange={({ currentTarget }) => chosen(currentTarget)}
      />
      <Button variant="soft" size="s" onClick={() => chooser.current?.click()}>
        <ImageIcon size={18} />
        {replace ? m['menu.picture.replace']() : m['menu.picture.choose']()}
      </Button>
      <Button
        variant="soft"
        size="s"
        className="hidden! pointer-coarse:inline-flex!"
        onClick={() => camera.current?.click()}
      >
        {m['menu.picture.takePhoto']()}
      </Button>
      <Button variant="plain" size="s" onClick={onAddress}>
        {m['menu.picture.useAddress']()}
      </Button>
    </>
  );
}
