import { m } from '#generated/messages/messages.js';

/** How far the kitchen is. The classes of a state show what the phone is told, and how much of its bar is filled. */
const states = [
  {
    state: 'pendente',
    label: m['site.home.scene.new'],
    text: m['site.feature.received'],
    told: 'group-has-[[value=pendente]:checked]/scene:block',
    reached: 'bg-brand-ink',
    chosen: 'has-checked:bg-yellow-tint has-checked:text-yellow',
  },
  {
    state: 'preparando',
    label: m['site.home.scene.preparing'],
    text: m['site.feature.started'],
    told: 'group-has-[[value=preparando]:checked]/scene:block',
    reached: 'bg-brand-ink group-has-[[value=pendente]:checked]/scene:bg-hairline',
    chosen: 'has-checked:bg-blue-tint has-checked:text-blue',
  },
  {
    state: 'pronto',
    label: m['site.home.scene.ready'],
    text: m['site.feature.ready'],
    told: 'group-has-[[value=pronto]:checked]/scene:block',
    reached: 'bg-hairline group-has-[[value=pronto]:checked]/scene:bg-brand-ink',
    chosen: 'has-checked:bg-green-tint has-checked:text-green',
  },
] as const;

/** What the phone says of the order, as the kitchen has it. */
export function StateOnPhone() {
  return (
    <div
      role="status"
      className="mt-2 hidden rounded-md bg-surface px-3 py-2.5 font-semibold text-sm group-has-[[data-menu]_:checked]/scene:block"
    >
      {states.map(({ state, told, text }) => (
        <span key={state} className={`hidden ${told}`}>
          {text()}
        </span>
      ))}
      <span aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
        {states.map(({ state, reached }) => (
          <span key={state} className={`h-1 rounded-full ${reached}`} />
        ))}
      </span>
    </div>
  );
}

/** Whoever plays the kitchen says how far it is, and the phone beside it hears of it. */
export function StateOnTicket() {
  return (
    <fieldset className="mt-4 hidden min-w-0 group-has-[[data-menu]_:checked]/scene:block">
      <legend className="sr-only">{m['site.home.scene.state']()}</legend>
      <span className="grid grid-cols-[auto_1fr_auto] gap-1 rounded-full bg-sunken p-1">
        {states.map(({ state, label, chosen }) => (
          <label
            key={state}
            className={`relative grid min-h-11 cursor-pointer place-items-center rounded-full px-3 font-semibold text-ink-2 text-xs transition has-focus-visible:outline-2 has-focus-visible:outline-brand-ink ${chosen}`}
          >
            <input
              type="radio"
              name="state"
              value={state}
              defaultChecked={state === 'pendente'}
              autoComplete="off"
              className="absolute inset-0 appearance-none rounded-full opacity-0"
            />
            {label()}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
