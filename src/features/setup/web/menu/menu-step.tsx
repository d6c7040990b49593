import { useId, useMemo, useRef, useState } from 'react';
import { api, client } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { UploadIcon } from '#ui/staff/icons.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { unreadTexts } from '../../../menu/web/csv-texts.ts';
import { decodeCsv } from '../../../menu/web/decode-csv.ts';
import { type ReadCategory, readList } from '../../paste/read-list.ts';
import { guessKitchen } from '../../starters/guess.ts';
import { type Kitchen, kitchens } from '../../values.ts';
import { StepFrame } from '../step-frame.tsx';
import type { StepProps } from '../steps.ts';
import { useTold } from '../use-setup.ts';
import { itemsText, takingText } from './count-words.ts';
import { countOf, type Decided, draftOfList, draftOfStarter, takenOf } from './draft.ts';
import { MenuPreview } from './menu-preview.tsx';

type Way = 'starter' | 'list' | 'file';

const kitchenNames: Record<Kitchen, () => string> = {
  boteco: m['setup.kitchens.boteco'],
  pizzaria: m['setup.kitchens.pizzaria'],
  cafe: m['setup.kitchens.cafe'],
  japones: m['setup.kitchens.japones'],
  churrascaria: m['setup.kitchens.churrascaria'],
  marmitaria: m['setup.kitchens.marmitaria'],
};

export function MenuStep({ state, skip, back, onward }: StepProps) {
  const { name, description } = state.restaurant;
  const [way, setWay] = useState<Way>('starter');
  // Whoever is called 'Boteco da Lu' finds the boteco's menu there already.
  const [kitchen, setKitchen] = useState<Kitchen>(() => guessKitchen(name, description) ?? 'boteco');
  const [text, setText] = useState('');
  const [file, setFile] = useState<ReadCategory[]>([]);
  const [decided, setDecided] = useState<Decided>(new Map());
  const draft = useMemo(() => {
    if (way === 'starter') return draftOfStarter(kitchen);
    return draftOfList(way === 'list' ? readList(text) : file, decided);
  }, [way, kitchen, text, file, decided]);
  const { dishes } = countOf(draft);
  const save = useChange(api.setup.takeMenu.mutationOptions(), useTold(onward));
  return (
    <StepFrame
      title={m['setup.menu.title']()}
      lead={way === 'starter' ? m['setup.menu.starterLead']() : m['setup.menu.lead']()}
      actions={
        <>
          <Button
            pill
            className="px-8 max-lg:grow"
            disabled={dishes === 0}
            busy={save.isPending}
            onClick={() => save.mutate(way === 'starter' ? { starter: kitchen } : takenOf(draft))}
          >
            {takingText(dishes)}
          </Button>
          {back}
          {skip}
        </>
      }
      stage={
        draft.length > 0 ? (
          <MenuPreview
            draft={draft}
            onDecide={(key, cents) => setDecided((before) => new Map(before).set(key, cents))}
          />
        ) : (
          <p className="grid min-h-60 place-content-center px-10 text-center text-ink-2 lg:h-full">
            {m['setup.menu.nothingYet']()}
          </p>
        )
      }
    >
      {state.products > 0 && (
        <Notice tone="blue">{m['setup.menu.there']({ dishes: itemsText(state.products) })}</Notice>
      )}
      <Segmented
        label={m['setup.menu.way']()}
        value={way}
        onChange={setWay}
        segments={[
          { value: 'starter', label: m['setup.menu.starter']() },
          { value: 'list', label: m['setup.menu.list']() },
          { value: 'file', label: m['setup.menu.file']() },
        ]}
      />
      {way === 'starter' && (
        <fieldset>
          <legend className="mb-3 text-ink-2">{m['setup.menu.whichKitchen']()}</legend>
          <div className="flex flex-wrap gap-2">
            {kitchens.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === kitchen}
                onClick={() => setKitchen(each)}
                className="min-h-11 rounded-full bg-sunken px-3.5 font-medium text-ink-2 transition hover:text-ink aria-pressed:bg-tint-2 aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand"
              >
                {kitchenNames[each]()}
              </button>
            ))}
          </div>
          <p className="mt-4 text-ink-2 text-sm">{m['setup.menu.starterHint']()}</p>
        </fieldset>
      )}
      {way === 'list' && (
        <Field label={m['setup.menu.listLabel']()} hint={m['setup.menu.listHint']()}>
          {(control) => (
            <Textarea
              {...control}
              value={text}
              maxLength={30_000}
              spellCheck={false}
              placeholder={m['setup.menu.listExample']()}
              onChange={(event) => setText(event.target.value)}
              className="min-h-80 leading-7"
            />
          )}
        </Field>
      )}
      {way === 'file' && <FilePart onRead={setFile} />}
    </StepFrame>
  );
}

function FilePart({ onRead }: { onRead: (read: ReadCategory[]) => void }) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const read = async (chosen: File) => {
    setBusy(true);
    setSaid(null);
    try {
      const decoded = decodeCsv(new Uint8Array(await chosen.arrayBuffer()));
      if ('unread' in decoded) setSaid(unreadTexts[decoded.unread]());
      else onRead((await client.setup.readCsv(decoded)).categories);
    } catch (error) {
      setSaid(failureText(error, m['setup.failed']()));
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{m['setup.menu.fileHint']()}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept=".csv,.txt,text/csv"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void read(chosen);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="quiet"
        pill
        busy={busy}
        aria-describedby={said ? id : undefined}
        onClick={() => chooser.current?.click()}
      >
        <UploadIcon size={18} />
        {m['setup.menu.chooseFile']()}
      </Button>
      {said && (
        <p id={id} role="alert" className="text-danger text-sm">
          {said}
        </p>
      )}
    </div>
  );
}
