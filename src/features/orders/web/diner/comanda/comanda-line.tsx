import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { NoteIcon, PencilIcon, TrashIcon } from '#ui/late-icons.tsx';
import type { OptionGroup, Product } from '../../../../menu/contract.ts';
import type { Wanted } from '../../../../menu/finding/wanted.ts';
import { DishPicture } from '../../../../menu/web/diner/dish-picture.tsx';
import { InPortuguese } from '../../../../menu/web/diner/in-portuguese.tsx';
import { chosenIn, groupsOf } from '../../../chosen.ts';
import { speaksOfAllergy } from '../../../lines/allergy.ts';
import { countedNames } from '../../../lines/counted-names.ts';
import type { Telling } from '../../../lines/words.ts';
import type { Refusal } from '../../../order.ts';
import type { Declared } from '../choosing/may-contain.ts';
import type { Line, LineEdit } from './comanda.ts';
import { RefusalNote } from './refusal-note.tsx';
import { unsuited } from './unsuited.ts';
import { UnsuitedNote } from './unsuited-note.tsx';
import { isLeftOut } from './use-comanda.ts';

type Props = {
  line: Telling<Line, 'notes'>;
  /** As the menu has it now, if it still does. */
  product: Product | undefined;
  groups: ReadonlyMap<string, OptionGroup>;
  declared: Declared;
  wanted: Wanted;
  refusal: Refusal | undefined;
  locked: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onAccept: (offered: LineEdit) => void;
};

const action = 'flex min-h-11 items-center gap-1.5 font-medium text-sm disabled:opacity-50';

export function ComandaLine({
  line,
  product,
  groups,
  declared,
  wanted,
  refusal,
  locked,
  onEdit,
  onRemove,
  onAccept,
}: Props) {
  // What was put there in one language is read in the other as well.
  const name = product?.name ?? line.name;
  const options = product ? groupsOf(product, groups).flatMap((group) => chosenIn(group, line.optionIds)) : [];
  const choices = options.length === line.optionIds.length ? options.map((option) => option.name) : line.choices;
  const told = [product, ...options].some((each) => each?.inPortuguese);
  const against = product && unsuited(product, options, wanted, declared);
  const warns = speaksOfAllergy(line.notes);
  const price = formatMoney(line.quantity * line.seenUnitCents, getLocale());
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4" data-refused={refusal ? '' : undefined}>
      <DishPicture of={product} sizes="86px" className="size-16 rounded-md" />
      <div className="min-w-0">
        <div className="flex justify-between gap-4 leading-5.5">
          <h3 className="min-w-0 text-base leading-5.5">
            <span className="font-medium text-ink-3">{line.quantity}x</span> {name}
          </h3>
          <p className="money font-semibold">
            {isLeftOut(refusal) ? (
              <>
                <span className="sr-only">{m['diner.notCounted']()} </span>
                <s className="font-normal text-ink-3">{price}</s>
              </>
            ) : (
              price
            )}
          </p>
        </div>
        {choices.length > 0 && (
          <p className="mt-1 text-ink-2 text-sm">{countedNames(choices, line.optionIds).join(', ')}</p>
        )}
        {told && (
          <InPortuguese
            text={countedNames(
              [product, ...options].map((each) => each?.inPortuguese ?? each?.name ?? ''),
              [line.productId, ...line.optionIds],
            ).join(', ')}
          />
        )}
        {line.notes && (
          <p className={cx('mt-1 flex gap-1.5 text-sm', warns ? 'font-medium text-danger' : 'text-ink-2')}>
            {warns ? <AlertIcon size={16} className="mt-0.5" /> : <NoteIcon size={16} className="mt-0.5 text-ink-3" />}
            <span className="min-w-0 wrap-anywhere">
              {line.notes}
              {warns && <span className="block text-ink-2">{m['diner.allergyTold']()}</span>}
            </span>
          </p>
        )}
        {against && <UnsuitedNote {...against} />}
        {refusal && !locked && <RefusalNote refusal={refusal} onAccept={onAccept} onChooseAgain={product && onEdit} />}
        <div className="flex flex-wrap gap-x-5">
          {product && (
            <button
              type="button"
              disabled={locked}
              onClick={onEdit}
              aria-label={m['diner.editItem']({ product: name })}
              className={`${action} text-brand-ink`}
            >
              <PencilIcon size={18} />
              {m['diner.edit']()}
            </button>
          )}
          <button
            type="button"
            disabled={locked}
            onClick={onRemove}
            aria-label={m['diner.removeItem']({ product: name })}
            className={`${action} text-danger`}
          >
            <TrashIcon size={18} />
            {m['diner.remove']()}
          </button>
        </div>
      </div>
    </li>
  );
}
