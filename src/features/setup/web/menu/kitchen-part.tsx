import { m } from '#generated/messages/messages.js';
import { type Kitchen, kitchens } from '../../values.ts';

const kitchenNames: Record<Kitchen, () => string> = {
  boteco: m['setup.kitchens.boteco'],
  pizzaria: m['setup.kitchens.pizzaria'],
  cafe: m['setup.kitchens.cafe'],
  japones: m['setup.kitchens.japones'],
  churrascaria: m['setup.kitchens.churrascaria'],
  marmitaria: m['setup.kitchens.marmitaria'],
};

export function KitchenPart({ kitchen, onChange }: { kitchen: Kitchen; onChange: (kitchen: Kitchen) => void }) {
  return (
    <fieldset>
      <legend className="mb-3 text-ink-2">{m['setup.menu.whichKitchen']()}</legend>
      <div className="flex flex-wrap gap-2">
        {kitchens.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kitchen}
            onClick={() => onChange(each)}
            className="min-h-11 rounded-full bg-sunken px-3.5 font-medium text-ink-2 transition hover:text-ink aria-pressed:bg-tint-2 aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand"
          >
            {kitchenNames[each]()}
          </button>
        ))}
      </div>
      <p className="mt-4 text-ink-2 text-sm">{m['setup.menu.starterHint']()}</p>
    </fieldset>
  );
}
