import { type KeyboardEvent, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { isPictureUrl } from '#lib/sent-files.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface PictureAddressProps {
  url: string | null;
  onUse: (url: string | null) => void;
  onCancel: () => void;
}

/** Somebody else's address of a picture. Our server never opens it; the guests' browsers do. */
export function PictureAddress({ url, onUse, onCancel }: PictureAddressProps) {
  const [text, setText] = useState(url?.startsWith('/') ? '' : (url ?? ''));
  const [wrong, setWrong] = useState(false);
  const use = () => {
    const address = text.trim();
    if (isPictureUrl(address)) onUse(address);
    else setWrong(true);
  };
  // The field stands in a form of its own: Enter and Escape are about the address alone.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') use();
    else onCancel();
  };
  return (
    <>
      <Field
        label={m['menu.picture.address']()}
        hint={m['menu.picture.addressHint']()}
        error={wrong && m['fields.picture_url_invalid']()}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoFocus
            autoComplete="off"
            maxLength={2_000}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setWrong(false);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="s" onClick={use}>
          {m['menu.picture.apply']()}
        </Button>
        <Button variant="plain" size="s" onClick={onCancel}>
          {m['menu.picture.cancel']()}
        </Button>
      </div>
    </>
  );
}
