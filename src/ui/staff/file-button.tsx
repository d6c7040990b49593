import { useRef } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { UploadIcon } from './icons.tsx';

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Kinds of files, as an input takes them. */
  accept: string;
  onFile: (file: File) => void;
};

/** A button that asks for a file: the browser's own field cannot be dressed. */
export function FileButton({ accept, onFile, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file, corrected, is a change too.
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <UploadIcon size={18} />
        {children}
      </Button>
    </>
  );
}
