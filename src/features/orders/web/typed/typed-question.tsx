import { choicePriceText } from '#features/menu/choice-price-text.ts';
import type { Product } from '#features/menu/contract.ts';
import { priceText } from '#features/menu/price-text.ts';
import { m } from '#generated/messages/messages.js';
import type { MenuIndex } from '../../order.ts';
import type { Candidate, Question } from '../../typed/read-comanda.ts';

interface TypedQuestionProps {
  question: Question;
  /** What was typed. */
  words: string;
  /** Of which product it is asked; none where that is the question. */
  product: Product | undefined;
  index: MenuIndex;
  onAnswer: (id: string) => void;
  /** Takes what it is asked about out of what was typed. */
  onDrop: () => void;
  /** Someone went on without an answer. */
  pointed: boolean;
}

/** One question about what was typed; its answers are touched. */
export function TypedQuestion({ question, words, product, index, onAnswer, onDrop, pointed }: TypedQuestionProps) {
  return (
    <fieldset data-trouble className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm wrap-anywhere">
        {asks(question, words, product?.name ?? '', index)}
        {pointed && <span className="ml-2 whitespace-nowrap text-danger">{m['orders.form.typed.unanswered']()}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {question.candidates.map((candidate) => (
          <button
            key={`${candidate.kind} ${candidate.id}`}
            type="button"
            onClick={() => onAnswer(candidate.id)}
            className="min-h-11 min-w-11 max-w-full rounded-full bg-surface px-4 py-1.5 text-left font-medium text-sm inset-ring inset-ring-control transition wrap-anywhere hover:bg-tint-2"
          >
            {says(candidate, question, product, index)}
          </button>
        ))}
        <button
          type="button"
          onClick={onDrop}
          className="min-h-11 max-w-full rounded-full px-4 py-1.5 text-left font-medium text-ink-2 text-sm transition wrap-anywhere hover:bg-tint-2"
        >
          {m['orders.form.typed.drop']()}
        </button>
      </div>
    </fieldset>
  );
}

function asks(question: Question, words: string, product: string, index: MenuIndex): string {
  const { groupId, candidates, line, noHalf } = question;
  const whole = noHalf === null ? undefined : index.products.get(noHalf);
  if (whole) return m['orders.form.typed.noHalf']({ product: whole.name });
  const group = groupId === null ? undefined : index.groups.get(groupId);
  if (group) return product ? m['orders.form.typed.whichOf']({ product, group: group.name }) : group.name;
  if (candidates[0]?.kind === 'quantity' || candidates[0]?.kind === 'portions')
    return m['orders.form.typed.howMany']({ words });
  return line === null ? m['orders.form.typed.which']({ words }) : m['orders.form.typed.meant']({ words });
}

const times = (count: number | string) => m['orders.form.typed.quantity']({ count });

function says(candidate: Candidate, question: Question, of: Product | undefined, index: MenuIndex): string {
  const { kind, id } = candidate;
  const { groupId, line } = question;
  const { products, groups } = index;
  if (kind === 'quantity') return times(id);
  if (kind === 'portions') {
    const options = [...groups.values()].flatMap((group) => group.options);
    const named = (optionId: string | null) => options.find((each) => each.id === optionId)?.name ?? '';
    return candidate.parts.map(({ quantity, optionId }) => `${times(quantity)} ${named(optionId)}`.trim()).join(' + ');
  }
  if (kind === 'note') return m['orders.form.typed.asNote']({ note: id });
  if (kind === 'product') {
    const product = products.get(id);
    const counts = question.quantity > 1 && (question.noHalf !== null || line !== null);
    const many = counts ? `${times(question.quantity)} ` : '';
    const name = product ? `${many}${product.name} · ${priceText(product)}` : '';
    return line === null ? name : m['orders.form.typed.ownItem']({ product: name });
  }
  const own = groupId === null ? [...groups.values()] : [groups.get(groupId)];
  const group = own.find((each) => each?.options.some((option) => option.id === id));
  const option = group?.options.find((each) => each.id === id);
  if (!group || !option) return '';
  const text = `${option.name} ${choicePriceText(option.priceDeltaCents, group, of)}`.trim();
  const each = (candidate.kind === 'option' && candidate.times) || 1;
  return each > 1 ? m['orders.form.typed.inEach']({ count: each, option: text }) : text;
}
