import { useEffect, useId } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { pictureTypes } from '#lib/sent-files.ts';
import { Button } from '#ui/button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { FileButton } from '#ui/staff/file-button.tsx';
import { fonts } from '../../restaurants/values.ts';
import { Logo } from '../../restaurants/web/diner/logo.tsx';
import { UploadProgress } from '../../restaurants/web/upload-progress.tsx';
import { usePictureUpload } from '../../restaurants/web/use-picture-upload.ts';
import { House } from './house.tsx';
import { isPalette, type Look, palettes } from './palettes.ts';
import { Phone, PhoneMenu } from './phone.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './steps.ts';
import { Tent } from './tent.tsx';
import { useKeptFields } from './use-kept-fields.ts';
import { useTold } from './use-setup.ts';

/** As every sample of a font shows it. */
const letters = 'Aa';
const parts = ['primaryColor', 'secondaryColor', 'backgroundColor'] as const;

export function LookStep({ state, skip, onward, unsaved }: StepProps) {
  const { name, logoUrl, appearance, slug } = state.restaurant;
  const saved = { ...appearance, logoUrl: logoUrl ?? '' };
  const { fields, change, forget } = useKeptFields(`look-${slug}`, saved);
  const fontFamily = fonts.find((each) => each === fields.fontFamily) ?? appearance.fontFamily;
  const look: Look = { ...fields, fontFamily, logoUrl: fields.logoUrl || null };
  const isSaved = (Object.keys(saved) as (keyof typeof saved)[]).every((part) => fields[part] === saved[part]);
  const keep = useChange(
    api.setup.dress.mutationOptions(),
    useTold(() => {
      unsaved.current = null;
      forget(fields);
    }),
  );
  useEffect(() => {
    unsaved.current = isSaved ? null : () => keep.mutateAsync(look);
  });
  // Another step: what was chosen here stays, as by its button.
  useEffect(
    () => () => {
      unsaved.current?.().catch(() => {});
      unsaved.current = null;
    },
    [unsaved],
  );
  const save = () => keep.mutate(look, { onSuccess: onward });
  return (
    <StepFrame
      title={m['setup.look.title']()}
      lead={m['setup.look.lead']()}
      stageFirst="stays"
      actions={
        <>
          <Button pill className="max-lg:grow lg:px-8" busy={keep.isPending} onClick={save}>
            {m['setup.continue']()}
          </Button>
          {skip}
        </>
      }
      stage={<LookStage name={name} look={look} state={state} />}
    >
      <LogoPart name={name} look={look} onChange={(url) => change({ logoUrl: url ?? '' })} />
      <fieldset>
        <legend className="mb-2.5 font-medium text-sm">{m['setup.look.colors']()}</legend>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {palettes.map(({ name: called, colors }) => (
            <button
              key={colors.primaryColor}
              type="button"
              aria-pressed={isPalette(look, colors)}
              onClick={() => change(colors)}
              className="grid gap-2.5 rounded-lg bg-surface p-2 pb-3 text-sm inset-ring inset-ring-hairline aria-pressed:font-semibold aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand"
            >
              <House
                look={{ ...look, ...colors }}
                className="grid h-11 grid-cols-[1.6fr_1fr_1fr] overflow-hidden rounded-md"
              >
                <i className="bg-brand" />
                <i className="bg-brand-soft" />
                <i className="bg-brand-ground" />
              </House>
              {called()}
            </button>
          ))}
        </div>
        <div className="mt-3 grid gap-2.5 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          {parts.map((part) => (
            <label
              key={part}
              className="flex min-h-15 cursor-pointer items-center gap-2.5 rounded-md bg-surface px-2.5 inset-ring inset-ring-hairline has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
            >
              <input
                type="color"
                value={look[part].toLowerCase()}
                onChange={(event) => change({ [part]: event.target.value.toUpperCase() })}
                className="size-9.5 shrink-0 cursor-pointer rounded-sm border-0 bg-transparent p-0 outline-none"
              />
              <span className="min-w-0 text-sm">
                <b className="block font-semibold">{m[`setup.look.${part}`]()}</b>
                <span className="text-ink-3 tabular-nums">{look[part]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2.5 font-medium text-sm">{m['setup.look.font']()}</legend>
        <div className="flex flex-wrap gap-2">
          {fonts.map((fontFamily) => (
            <button
              key={fontFamily}
              type="button"
              aria-pressed={look.fontFamily === fontFamily}
              onClick={() => change({ fontFamily })}
              className="min-h-16 min-w-21 grow rounded-md bg-surface px-2 inset-ring inset-ring-hairline aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand"
            >
              <House look={{ ...look, fontFamily }}>
                <b aria-hidden="true" className="block text-xl leading-tight">
                  {letters}
                </b>
                <span className="text-xs">{fontFamily}</span>
              </House>
            </button>
          ))}
        </div>
      </fieldset>
    </StepFrame>
  );
}

function LookStage({ name, look, state }: { name: string; look: Look; state: StepProps['state'] }) {
  return (
    <House look={look} className="h-full bg-brand-ground max-lg:h-[clamp(10rem,32dvh,20rem)] lg:min-h-190">
      <div className="flex h-full justify-center gap-10 px-5 pt-6 lg:sticky lg:top-0 lg:items-start lg:pt-13">
        <Phone name={name} look={look}>
          <PhoneMenu name={name} dishes={state.dishes} />
        </Phone>
        <div className="grid content-between gap-8 max-xl:hidden xl:h-180">
          <p className="w-44 pt-8 text-ink">
            <b className="mb-1 block font-semibold">{m['setup.look.live']()}</b>
            {m['setup.look.liveText']()}
          </p>
          <Tent look={look} number={1} code={state.codes[0]} />
        </div>
      </div>
    </House>
  );
}

interface LogoPartProps {
  name: string;
  look: Look;
  onChange: (url: string | null) => void;
}

function LogoPart({ name, look, onChange }: LogoPartProps) {
  const id = useId();
  const { upload, error, send, stop } = usePictureUpload('logo', ({ url }) => onChange(url));
  return (
    <div>
      <p className="mb-2.5 font-medium text-sm">{m['setup.look.logo']()}</p>
      <div className="flex flex-wrap items-center gap-4">
        <House look={look}>
          <Logo name={name} src={look.logoUrl} className="size-18 rounded-xl! text-2xl" />
        </House>
        {upload ? (
          <div className="min-w-0 flex-1 basis-48">
            <UploadProgress percent={upload.percent} onCancel={stop} />
          </div>
        ) : (
          <FileButton
            variant="quiet"
            size="s"
            pill
            aria-describedby={error ? id : undefined}
            accept={pictureTypes}
            onFile={(file) => void send(file)}
          >
            {look.logoUrl ? m['setup.look.change']() : m['setup.look.upload']()}
          </FileButton>
        )}
        {!look.logoUrl && !upload && <p className="text-ink-3 text-sm">{m['setup.look.initial']()}</p>}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 flex items-start gap-1.5 text-danger text-sm">
          <AlertIcon size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}
