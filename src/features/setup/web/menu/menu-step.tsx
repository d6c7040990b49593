import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { mostListCharacters } from '../../values.ts';
import { StepFrame } from '../step-frame.tsx';
import type { StepProps } from '../steps.ts';
import { useTold } from '../use-setup.ts';
import { itemsText, takingText } from './count-words.ts';
import { countOf, takenOf } from './draft.ts';
import { FilePart } from './file-part.tsx';
import { KitchenPart } from './kitchen-part.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { useMenuDraft, type Way } from './use-menu-draft.ts';

const leads: Record<Way, () => string> = {
  starter: m['setup.menu.starterLead'],
  list: m['setup.menu.lead'],
  file: m['setup.menu.fileLead'],
};

export function MenuStep({ state, skip, back, onward }: StepProps) {
  const { way, kitchen, text, there, menu, draft, change, decide, setFile, forget } = useMenuDraft(state);
  const { taken, unsure } = way ? countOf(draft) : { taken: 0, unsure: 0 };
  const save = useChange(
    api.setup.takeMenu.mutationOptions(),
    useTold(() => {
      // What was left out is asked about again by whoever comes back, but of a file, which is kept nowhere.
      if (unsure === 0 || way === 'file') forget();
      onward();
    }),
  );
  const preview =
    draft.length > 0 ? (
      <MenuPreview draft={draft} onDecide={decide} />
    ) : (
      <p className="grid min-h-60 place-content-center px-10 text-center text-ink-2 lg:h-full">
        {m['setup.menu.nothingYet']()}
      </p>
    );
  const goOn = there && (
    <Button
      pill
      variant={taken > 0 ? 'quiet' : 'fill'}
      className={taken > 0 ? '' : 'max-lg:grow lg:px-8'}
      onClick={onward}
    >
      {m['setup.continue']()}
    </Button>
  );
  return (
    <StepFrame
      title={m['setup.menu.title']()}
      lead={way ? leads[way]() : m['setup.menu.there']({ dishes: itemsText(state.products) })}
      actions={
        <>
          {(taken > 0 || !there) && (
            <Button
              pill
              className="max-lg:grow lg:px-8"
              disabled={taken === 0}
              busy={save.isPending}
              onClick={() => save.mutate(way === 'starter' ? { starter: kitchen } : takenOf(draft))}
            >
              {takingText(taken, unsure)}
            </Button>
          )}
          {goOn}
          {back}
          {!there && skip}
        </>
      }
      stage={
        there ? (
          <Read query={menu} failed={m['setup.unread']()} waiting={<div className="min-h-60" />}>
            {() => preview}
          </Read>
        ) : (
          preview
        )
      }
    >
      {there && way && <Notice tone="blue">{m['setup.menu.there']({ dishes: itemsText(state.products) })}</Notice>}
      {way ? (
        <Segmented
          wide
          label={m['setup.menu.way']()}
          value={way}
          onChange={(next) => change({ way: next })}
          segments={[
            { value: 'starter', label: m['setup.menu.starter']() },
            { value: 'list', label: m['setup.menu.list']() },
            { value: 'file', label: m['setup.menu.file']() },
          ]}
        />
      ) : (
        <Button variant="quiet" pill className="justify-self-start" onClick={() => change({ way: 'list' })}>
          {m['setup.menu.addMore']()}
        </Button>
      )}
      {way === 'starter' && <KitchenPart kitchen={kitchen} onChange={(next) => change({ kitchen: next })} />}
      {way === 'list' && (
        <Field
          label={m['setup.menu.listLabel']()}
          hint={m['setup.menu.listHint']()}
          error={text.length > mostListCharacters && m['setup.menu.listTooLong']()}
        >
          {(control) => (
            <Textarea
              {...control}
              value={text}
              spellCheck={false}
              placeholder={m['setup.menu.listExample']()}
              onChange={(event) => change({ text: event.target.value })}
              className="min-h-80 leading-7"
            />
          )}
        </Field>
      )}
      {way === 'file' && <FilePart onRead={setFile} />}
    </StepFrame>
  );
}
