import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { PhoneIcon } from '#ui/late-icons.tsx';
import { MenuStandIn } from './menu-stand-in.tsx';
import { NoTable } from './no-table.tsx';
import { Side } from './side.tsx';
import type { DemoTable } from './use-demo-table.ts';

/** The guest's phone: the menu of the visitor's table, as every guest has it. */
export function GuestSide({ hidden, ...state }: DemoTable & { hidden: boolean }) {
  const { table, trouble, gone } = state;
  /** The table whose menu is drawn: nothing breathes on behind it. */
  const [drawn, setDrawn] = useState<string | null>(null);
  return (
    <Side
      label={m['site.demo.customer']()}
      icon={<PhoneIcon size={18} />}
      beside={table && m['kitchen.tableNumber']({ number: table.code.number })}
      hidden={hidden}
      untitled
      className="bg-brand-ground/70 max-sm:p-1.5 lg:pb-10"
    >
      <div className="mx-auto w-full max-w-96 rounded-[2rem] bg-brand-deep p-1.5 shadow-float lg:rounded-[3rem] lg:p-2.5">
        <div className="h-[max(26rem,min(44rem,100svh-19rem))] relative overflow-hidden rounded-[1.625rem] bg-paper lg:h-176 lg:rounded-[2.375rem]">
          {trouble || gone ? (
            <NoTable {...state} />
          ) : (
            <>
              {(!table || drawn !== table.code.id) && <MenuStandIn />}
              {table ? (
                <iframe
                  key={table.code.id}
                  src={menuOf(table)}
                  title={m['demo.frame']({ number: table.code.number })}
                  onLoad={({ currentTarget }) => {
                    withoutBar(currentTarget);
                    setDrawn(table.code.id);
                  }}
                  className="relative size-full border-0"
                />
              ) : (
                <p
                  role="status"
                  className="absolute inset-x-0 bottom-6 mx-auto w-fit rounded-full bg-surface px-5 py-2.5 text-ink-2 shadow-card"
                >
                  {m['demo.preparing']()}
                </p>
              )}
            </>
          )}
        </div>
      </div>
      {table && !trouble && !gone && (
        <a
          href={table.code.url}
          target="_blank"
          rel="noreferrer"
          className="mx-auto mt-4 flex min-h-11 w-fit items-center font-semibold text-brand-ink underline underline-offset-4 lg:hidden"
        >
          {m['demo.openWhole']()}
        </a>
      )}
      <noscript>
        <p className="mt-4 text-center">{m['demo.noScript']()}</p>
      </noscript>
    </Side>
  );
}

// The browser has sat down with the answer that named the table: the frame needs no secret.
const menuOf = ({ slug, code }: NonNullable<DemoTable['table']>) => `/r/${slug}/table/${code.number}/menu`;

/** A phone shows no bar beside what it scrolls. */
function withoutBar(frame: HTMLIFrameElement) {
  const root = frame.contentDocument?.documentElement;
  if (root) root.style.scrollbarWidth = 'none';
}
