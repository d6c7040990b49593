import { useSignedIn, useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Button } from '#ui/button.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { useReceipt } from '../../orders/web/use-receipt.ts';
import { closingText } from '../closing/closing-text.ts';
import type { Till } from '../contract.ts';
import { ClosingPaper } from './closing-paper.tsx';

/** The fechamento out of whatever printer the device knows, or as a file of the browser's own. */
export function PrintClosing({ till }: { till: Till }) {
  const { restaurant } = useSignedIn();
  const timezone = useTimezone();
  const { printed, print } = useReceipt<Till>();
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => print(till)}>
        <PrinterIcon size={18} />
        {m['till.closing.print']()}
      </Button>
      {printed && (
        <ClosingPaper
          text={closingText(printed, { restaurant: restaurant?.name ?? '', timezone, locale: getLocale() })}
        />
      )}
    </>
  );
}
