import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';

interface SettingsSectionProps {
  title: string;
  hint: string;
  /** Beside the title: what changes it. */
  action: ReactNode;
  children?: ReactNode;
}

/** A part of the settings that is saved by itself. */
export function SettingsSection({ title, hint, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <p className="mt-1 max-w-prose text-ink-2 text-sm">{hint}</p>
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

interface DialogSectionProps extends Pick<SettingsSectionProps, 'title' | 'hint'> {
  edit: string;
  dialog: (onClose: () => void) => ReactNode;
}

/** One that is changed in a dialog. */
export function DialogSection({ title, hint, edit, dialog }: DialogSectionProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <SettingsSection
        title={title}
        hint={hint}
        action={
          <Button variant="soft" onClick={() => setOpened(true)}>
            {edit}
          </Button>
        }
      />
      {opened && dialog(() => setOpened(false))}
    </>
  );
}
