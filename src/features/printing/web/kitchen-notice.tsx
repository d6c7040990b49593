import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '#client/api.ts';
import { lazily } from '#client/lazily.ts';
import { Sheet } from '#features/kitchen/web/sheet.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { notOutCount, stoppedFacts, stoppedText } from './standing.ts';

const StoppedPrinter = lazily(() => import('./stopped-printer.tsx'));

/** Above the foot of the kitchen's display: which printers have stopped, what has not been printed and since when. Nothing while all is well. */
export function KitchenNotice() {
  // Events say what is new; asked again now and then in case one was lost.
  const { data, dataUpdatedAt } = useQuery({ ...api.printing.troubled.queryOptions(), refetchInterval: 60_000 });
  const now = useClock(data?.now, dataUpdatedAt);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const printers = data?.printers ?? [];
  return (
    <>
      <div role="status" className="k-trouble">
        {printers.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={cx(notOutCount(printers) > 0 && 'is-waiting')}
            onClick={() => setOpen(true)}
          >
            <AlertIcon />
            <span>
              <b>{stoppedText(printers)}</b>
              {stoppedFacts(printers, now).map((fact) => ` · ${fact}`)}
            </span>
          </button>
        )}
      </div>
      <Sheet open={open} onClose={close} title={m['printing.title']()}>
        {printers.length === 0 ? (
          <p>{m['printing.allPrint']()}</p>
        ) : (
          <Suspense fallback={<p>{m['common.loading']()}</p>}>
            <ul>
              {printers.map((printer) => (
                <StoppedPrinter
                  key={printer.id}
                  printer={printer}
                  others={data?.others ?? []}
                  now={now}
                  onLook={close}
                />
              ))}
            </ul>
          </Suspense>
        )}
      </Sheet>
    </>
  );
}
