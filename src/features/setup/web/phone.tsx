import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { DrawnDish } from '#ui/drawn-dish.tsx';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { drawnDrink } from '../../menu/looks/drawn.ts';
import { priceText } from '../../menu/price-text.ts';
import { DishPicture } from '../../menu/web/diner/dish-picture.tsx';
import { Logo } from '../../restaurants/web/diner/logo.tsx';
import type { Rehearsed, SetupState } from '../contract.ts';
import { House } from './house.tsx';
import type { Look } from './palettes.ts';

/** What stands at the top of a phone, in any language. */
const drawn = { clock: '15:02', network: '5G' };

interface PhoneProps {
  name: string;
  look: Look;
  children: ReactNode;
}

/** A guest's phone, drawn: a picture of what is chosen beside it, so nothing of it is read out. */
export function Phone({ name, look, children }: PhoneProps) {
  return (
    <div
      aria-hidden="true"
      data-drawn
      className="w-86 max-w-full rounded-[3.25rem] bg-brand-deep p-2.5 shadow-float max-lg:w-68"
    >
      <House look={look} className="h-170 overflow-hidden rounded-[2.625rem] bg-paper text-ink max-lg:h-140">
        <div className="flex items-center justify-between px-7 pt-4 font-semibold text-xs">
          <span>{drawn.clock}</span>
          <i className="h-5 w-18 rounded-full bg-ink" />
          <span>{drawn.network}</span>
        </div>
        <div className="flex items-center gap-3 px-4 pt-4 pb-3">
          <Logo name={name} src={look.logoUrl} className="size-10" />
          <div className="min-w-0 grow leading-tight">
            <p className="wrap-anywhere font-semibold">{name}</p>
          </div>
          <span className="rounded-md bg-tint px-3 py-2 font-semibold text-brand-ink text-xs">
            {m['setup.phone.table']()}
          </span>
        </div>
        {children}
      </House>
    </div>
  );
}

/** The menu on it: the house's own dishes as soon as there are any. */
export function PhoneMenu({ name, dishes }: { name: string; dishes: SetupState['dishes'] }) {
  const shown = dishes.length > 0 ? dishes : examples();
  return (
    <div className="relative grid h-full content-start gap-4 px-4">
      <div className="rounded-xl bg-brand p-5 text-on-brand">
        <p className="font-semibold text-2xl leading-tight tracking-tight">{m['setup.phone.welcome']({ name })}</p>
        <p className="mt-1.5 text-sm">{m['setup.phone.hint']()}</p>
      </div>
      {shown.map((dish, index) => (
        <div key={dish.name} className="grid grid-cols-[minmax(0,1fr)_7.25rem] items-center gap-3">
          <div className="min-w-0">
            <p className="font-semibold leading-snug">{dish.name}</p>
            <p className="line-clamp-2 text-ink-2 text-xs">{dish.description}</p>
            <p className="money mt-1 text-left font-semibold">{priceText(dish)}</p>
          </div>
          <span className="relative grid h-24 place-items-center rounded-lg bg-tint-2">
            {dishes.length > 0 ? (
              <OwnPicture name={dish.name} imageUrl={dish.imageUrl} />
            ) : (
              <DrawnDish dish={index === 2 ? 1 : 2} className="size-16" />
            )}
            <i className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full bg-surface text-brand-ink shadow-lift">
              <PlusIcon size={20} />
            </i>
          </span>
        </div>
      ))}
    </div>
  );
}

/** As guests see it: the photo, or what is drawn where there is none. One from elsewhere the staff's pages do not load. */
function OwnPicture({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const stored = imageUrl?.startsWith('/media/') ? imageUrl : null;
  const drawn = drawnDrink('', name) ?? undefined;
  return <DishPicture of={{ imageUrl: stored, drawn }} sizes="7.25rem" className="h-24 w-full rounded-lg" />;
}

/** Nothing can be ordered yet: no example of a dish stands there to be taken for one. */
export function PhoneWithoutMenu({ name }: { name: string }) {
  return (
    <div className="grid content-start gap-4 px-4">
      <p className="rounded-xl bg-brand p-5 font-semibold text-2xl text-on-brand leading-tight tracking-tight">
        {m['setup.phone.welcome']({ name })}
      </p>
      <p className="rounded-lg border border-hairline border-dashed p-5 text-center text-ink-2 text-sm">
        {m['setup.phone.noMenu']()}
      </p>
    </div>
  );
}

/** What it says once the order is there. */
export function PhoneSent({ order }: { order: Rehearsed }) {
  return (
    <div className="grid content-start justify-items-center gap-4 px-4 pt-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand text-on-brand">
        <CheckIcon size={30} />
      </span>
      <div>
        <p className="font-semibold text-2xl tracking-tight">{m['setup.phone.sent']()}</p>
        <p className="text-ink-2">{m['setup.phone.sentHint']()}</p>
      </div>
      <ul className="grid w-full gap-2 rounded-xl bg-surface p-4 text-left">
        {order.lines.slice(0, 4).map((line) => (
          <li key={`${line.name} ${line.choices.join()}`}>
            <p className="font-semibold">{m['setup.order.line']({ quantity: line.quantity, name: line.name })}</p>
            {line.choices.length > 0 && <p className="text-ink-2 text-sm">{line.choices.join(', ')}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const examples = (): SetupState['dishes'] =>
  (['one', 'two', 'three'] as const).map((which, index) => ({
    name: m[`setup.phone.example.${which}`](),
    description: m[`setup.phone.example.${which}Text`](),
    priceCents: [2_900, 3_290, 7_990][index] ?? 0,
    pricing: null,
    imageUrl: null,
  }));
