import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { Radio } from '#ui/radio.tsx';
import { Switch } from '#ui/switch.tsx';
import { type PriceRule, priceRules } from '../../../values.ts';
import { DearestLaw } from './dearest-law.tsx';
import type { GroupDraft } from './group-draft.ts';

const words: Record<PriceRule, { label: () => string; hint: () => string }> = {
  sum: { label: m['menu.priceRule.sum'], hint: m['menu.priceRule.sumHint'] },
  dearest: { label: m['menu.priceRule.dearest'], hint: m['menu.priceRule.dearestHint'] },
  mean: { label: m['menu.priceRule.mean'], hint: m['menu.priceRule.meanHint'] },
};

interface PriceRuleFieldsProps {
  draft: Pick<GroupDraft, 'priceRule' | 'repeats'>;
  onChange: (part: Partial<Pick<GroupDraft, 'priceRule' | 'repeats'>>) => void;
}

/** Whether an option may be taken again, and what several of them cost together. */
export function PriceRuleFields({ draft: { priceRule, repeats }, onChange }: PriceRuleFieldsProps) {
  const name = useId();
  return (
    <div className="grid gap-4">
      <Switch
        checked={repeats}
        label={m['menu.priceRule.repeats']()}
        hint={m['menu.priceRule.repeatsHint']()}
        onChange={({ target }) => onChange({ repeats: target.checked })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium text-sm">{m['menu.priceRule.title']()}</legend>
        {priceRules.map((rule) => (
          <Radio
            key={rule}
            name={name}
            label={words[rule].label()}
            hint={words[rule].hint()}
            checked={priceRule === rule}
            onChange={() => onChange({ priceRule: rule })}
          />
        ))}
      </fieldset>
      {priceRule !== 'sum' && (
        <Notice tone={priceRule === 'dearest' ? 'yellow' : 'gray'} title={m['menu.priceRule.lawTitle']()} live>
          <p>{m['menu.priceRule.law']()}</p>
          {priceRule === 'dearest' && <DearestLaw />}
          <p className="mt-1">{m['menu.priceRule.lawLocal']()}</p>
        </Notice>
      )}
    </div>
  );
}
