import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';

interface DialogSectionProps {
  /** What there is to be changed. */
  text: string;
  edit: string;
  dialog: (onClose: () => void) => ReactNode;
}

/** A section of the settings whose list is changed in a dialog. */
export function DialogSection({ text, edit, dialog }: DialogSectionProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:p-6">
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{text}</p>
        <Button variant="soft" onClick={() => setOpened(true)}>
          {edit}
        </Button>
      </Card>
      {opened && dialog(() => setOpened(false))}
    </>
  );
}
