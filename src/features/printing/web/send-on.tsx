import { canShare, shareText } from '#client/share-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { cx } from '#ui/cx.ts';

/** Hands a text on to the computer that needs it, by whatever the phone has for that; by e-mail where it has nothing. */
export function SendOn({ text, onSent }: { text: string; onSent?: () => void }) {
  if (canShare())
    return (
      <Button
        variant="soft"
        className="justify-self-start"
        onClick={() => void shareText(text).then((sent) => sent && onSent?.())}
      >
        {m['printing.sendOn']()}
      </Button>
    );
  return (
    <a
      href={`mailto:?body=${encodeURIComponent(text)}`}
      onClick={onSent}
      className={cx(buttonClass({ variant: 'soft' }), 'justify-self-start')}
    >
      {m['printing.sendOn']()}
    </a>
  );
}
