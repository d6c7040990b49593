import { type KeyboardEvent, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { pictureUrlFault } from '#lib/sent-files.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longest } from '../values.ts';

interface PictureAddressProps {
  /** What is typed so far. */
  text: string;
  /** What is typed belongs to the form at once: saved unconfirmed, it is saved. */
  onType: (text: string) => void;
  /** What the form has to say of it. */
  error: string | undefined;
  onUse: (url: string) => void;
  onCancel: () => void;
}

/** Somebody else's address of a picture. Our server never opens it; the guests' browsers do. */
export function PictureAddress({ text, onType, error, onUse, onCancel }: PictureAddressProps) {
  const [wrong, setWrong] = useState<ReturnType<typeof pictureUrlFault>>(null);
  const use = () => {
    const address = text.trim();
    const fault = pictureUrlFault(address);
    setWrong(fault);
    if (!fault) onUse(address);
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
        error={wrong ? m[`fields.${wrong}`]() : error}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoFocus
            autoComplete="off"
            maxLength={longest.pictureUrl}
            value={text}
            onChange={({ currentTarget }) => {
              onType(currentTarget.value);
              setWrong(null);
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
