import { api, client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import type { Customization } from '../../contract.ts';
import { draftAddress } from '../draft-address.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useSavedForm } from '../use-saved-form.ts';
import { useUploads } from '../use-uploads.ts';
import { LivePreview } from './live-preview.tsx';
import { lookChange, lookDraft, shownDraft } from './look-draft.ts';
import { LookFields } from './look-fields.tsx';

export function CustomizationForm({ look }: { look: Customization }) {
  const { form, errors, draft, opened, dirty, outdated, busy, set, save, reload } = useSavedForm({
    saved: look,
    draftOf: lookDraft,
    send: (typed, revision) => client.restaurants.saveCustomization(lookChange(typed, revision)),
    read: () => client.restaurants.customization(),
    queryKey: api.restaurants.customization.queryKey(),
    rereads: api.restaurants.key(),
    savedText: m['restaurants.customization.savedToast'](),
    failedText: m['restaurants.customization.saveFailed'](),
  });
  const { uploading, report } = useUploads();
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[26rem_minmax(0,1fr)]">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !uploading) save();
        }}
        className="grid min-w-0 gap-4"
      >
        <LookFields draft={draft} saved={opened} errors={errors} set={set} onUploading={report} />
        <SaveBar
          label={m['restaurants.form.saveChanges']()}
          dirty={dirty}
          busy={busy}
          uploading={uploading}
          outdated={outdated}
          onReload={reload}
        />
        <LeaveGuard dirty={dirty || uploading} />
      </form>
      <LivePreview address={draftAddress(look.slug, shownDraft(draft, opened))} version={opened.revision} />
    </div>
  );
}
