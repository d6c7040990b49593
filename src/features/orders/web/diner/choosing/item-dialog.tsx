import { useMemo, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OptionGroup, Product } from '../../../../menu/contract.ts';
import { asHeard } from '../../../../menu/finding/heard.ts';
import type { Wanted } from '../../../../menu/finding/wanted.ts';
import { priceText } from '../../../../menu/price-text.ts';
import { allergensText } from '../../../../menu/web/diner/allergens-text.ts';
import { DishPicture } from '../../../../menu/web/diner/dish-picture.tsx';
import { FewLeft } from '../../../../menu/web/diner/few-left.tsx';
import { InPortuguese } from '../../../../menu/web/diner/in-portuguese.tsx';
import { notOrderedText } from '../../../../menu/web/diner/not-ordered-text.ts';
import { isOrderable } from '../../../../menu/web/diner/orderable.ts';
import { Tags } from '../../../../menu/web/diner/tags.tsx';
import { lackingIn, pricedChoice, startingChoice } from '../../../choices.ts';
import { groupsOf } from '../../../chosen.ts';
import { maxQuantity } from '../../../values.ts';
import type { Line } from '../comanda/comanda.ts';
import { GoesWith, type GoesWithProps } from './goes-with.tsx';
import { ItemFooter, ReadingFooter } from './item-footer.tsx';
import { keepChoice } from './kept-choice.ts';
import { avoidedInOptions, containedIn, declaredByName, mayContain } from './may-contain.ts';
import { NotesField } from './notes-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { OptionList } from './option-list.tsx';
import { swallowSecondTap } from './second-tap.ts';
import { useChoice } from './use-choice.ts';
import { whatIsMissing } from './what-is-missing.ts';

export type ItemDraft = Pick<Line, 'quantity' | 'optionIds' | 'choices' | 'notes' | 'seenUnitCents'>;

type Props = {
  /** As it was when it was chosen from the menu. */
  product: Product;
  groups: ReadonlyMap<string, OptionGroup>;
  /** How many of the product are left, where it is counted. */
  left?: number;
  /** In words how many are left, of what there are few of. */
  fewOf?: (id: string) => string | undefined;
  /** The line being changed, or none for a new one. */
  line?: Line;
  /** What is looked for while it is open: what its words leave out is avoided like what is chosen. */
  wanted: Wanted;
  goesWith: Omit<GoesWithProps, 'groups' | 'wanted'>;
  onClose: () => void;
  onSubmit: (draft: ItemDraft) => void;
};

export default function ItemDialog({
  product: opened,
  groups: all,
  left = maxQuantity,
  fewOf,
  line,
  wanted: looked,
  goesWith,
  onClose,
  onSubmit,
}: Props) {
  const close = () => {
    keepChoice(null);
    onClose();
  };
  // The menu goes on changing beneath the dialog.
  const product = goesWith.products.get(opened.id) ?? { ...opened, available: false };
  const soldOut = !isOrderable(product, all);
  const [outAtFirst] = useState(() => !isOrderable(opened, all));
  const reading = outAtFirst && soldOut;
  const groups = groupsOf(product, all);
  const { choice, choose } = useChoice(opened.id, line);
  const { quantity, notes } = choice;
  const chosen = startingChoice(groups, choice.optionIds);
  const [asked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const lacking = lackingIn(groups, chosen);
  const priced = pricedChoice(product, groups, chosen);
  const allergens = allergensText(product.allergens);
  const wanted = useMemo(() => asHeard(looked), [looked]);
  const avoided = avoidedInOptions(wanted);
  const declared = useMemo(() => declaredByName(goesWith.products.values()), [goesWith.products]);
  const marked = groups
    .flatMap(({ options }) => options)
    .some((each) => containedIn(each, avoided).length + mayContain(each, avoided, declared).length > 0);

  const first = groups.findIndex((group) => lacking.has(group.id));
  const submit = () => {
    if (first < 0) {
      keepChoice(null);
      return onSubmit({ ...priced, quantity, notes: notes.trim() });
    }
    setAsked(true);
    const group = body.current?.querySelectorAll('fieldset')[first];
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true });
  };

  return (
    <Dialog
      open
      onClose={close}
      title={reading ? notOrderedText(product) : line ? m['diner.editTitle']() : m['diner.itemTitle']()}
      closeLabel={m['common.close']()}
      flush
      picture={
        <DishPicture of={product} sizes="(min-width: 40rem) 28rem, 100vw" className="aspect-[4/3] max-h-80 w-full" />
      }
      footer={
        reading ? (
          <ReadingFooter product={product} onClose={close} />
        ) : (
          <ItemFooter
            soldOut={soldOut}
            quantity={quantity}
            onQuantity={(quantity) => choose({ quantity })}
            // One that is there already may be more than is left: it can only become less.
            most={Math.min(maxQuantity, Math.max(left, 1))}
            totalCents={priced.seenUnitCents * quantity}
            missing={first < 0 || soldOut ? null : whatIsMissing(groups[first]?.name ?? '')}
            confirm={line ? m['diner.confirmEdit']() : m['diner.confirmAdd']()}
            onCancel={close}
            onSubmit={(event) => {
              if (first < 0) swallowSecondTap(event);
              submit();
            }}
          />
        )
      }
    >
      <div ref={body} className="px-5 pt-5 pb-5 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 dir="auto" className="min-w-0 grow basis-48 text-2xl wrap-anywhere">
            {product.name}
            <InPortuguese text={product.inPortuguese} />
          </h3>
          <p className="money shrink-0 font-semibold text-lg">{priceText(product)}</p>
        </div>
        <p dir="auto" className="mt-1 text-ink-2">
          {product.description}
        </p>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-3 empty:hidden">
          <Tags of={product} />
          <FewLeft text={fewOf?.(product.id)} />
        </div>
        {allergens && <p className="mt-2 text-ink-3 text-sm">{allergens}</p>}
        {avoided.size > 0 && groups.length > 0 && (
          <div className="mt-4">
            <Notice tone="yellow">{marked ? m['diner.choicesMarked']() : m['diner.choicesNotCovered']()}</Notice>
          </div>
        )}
        {groups.map((group) =>
          reading ? (
            <OptionList key={group.id} group={group} product={product} avoided={avoided} declared={declared} />
          ) : (
            <OptionFields
              key={group.id}
              group={group}
              product={product}
              chosen={chosen}
              avoided={avoided}
              declared={declared}
              fewOf={fewOf}
              lacking={lacking.get(group.id) ?? 0}
              asked={asked && group === groups[first]}
              onChoose={(optionIds) => choose({ optionIds })}
            />
          ),
        )}
        {!reading && <NotesField value={notes} onChange={(notes) => choose({ notes })} />}
        {!reading && !line && <GoesWith of={product} groups={all} wanted={wanted} {...goesWith} />}
      </div>
    </Dialog>
  );
}
