import { m } from '#generated/messages/messages.js';
import type { Customization } from '../../contract.ts';
import { draftAddress } from '../draft-address.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveBar } from '../save-bar.tsx';
import { LivePreview } from './live-preview.tsx';
import { shownDraft } from './look-draft.ts';
import { LookFields } from './look-fields.tsx';
import { useLookForm } from './use-look-form.ts';

export function CustomizationForm({ look }: { look: Customization }) {
  const { form, errors, draft, opened, dirty, outdated, busy, set, save, reload } = useLookForm(look);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[26rem_minmax(0,1fr)]">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) save();
        }}
        className="grid min-w-0 gap-4"
      >
        <LookFields draft={draft} saved={opened} errors={errors} set={set} />
        <SaveBar
          label={m['house.saveChanges']()}
          dirty={dirty}
          busy={busy}
          outdated={outdated}
          onReload={() => void reload()}
        />
        <LeaveGuard dirty={dirty} />
      </form>
      <LivePreview address={draftAddress(look.slug, shownDraft(draft, opened))} version={opened.revision} />
    </div>
  );
}
