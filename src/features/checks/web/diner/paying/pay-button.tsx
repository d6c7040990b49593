import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorCode } from '#client/errors.ts';
import { moneyFault } from '#client/money-fault.ts';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Split } from '../../../split.ts';
import type { PartMethod } from '../../../values.ts';
import { providerName } from '../../provider-name.ts';
import { money } from '../money.ts';
import type { RoomProps } from '../room.ts';
import { sends, useCheckChange } from '../use-check.ts';
import { OnlineWays } from './online-ways.tsx';
import { payWords } from './pay-words.ts';
import { isChangeUnlikely } from './unlikely-change.ts';
import { Way } from './way.tsx';

interface PayButtonProps extends RoomProps {
  split: Split;
  cents: number;
}

/** The one step from a part to paying it: with what. */
export function PayButton({ split, cents, ...room }: PayButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      {/* Without a part it says what to do, which is there to be read: not faded as what is merely off. */}
      <Button
        wide
        disabled={cents === 0}
        className={cents === 0 ? 'bg-sunken! text-ink-2! opacity-100!' : undefined}
        onClick={() => setOpened(true)}
      >
        {payWords(split.by, cents, room.check)}
      </Button>
      {opened && <PaySheet {...room} split={split} cents={cents} onClose={() => setOpened(false)} />}
    </>
  );
}

function PaySheet({ at, check, base, split, cents, onClose }: PayButtonProps & { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [opened] = useState(cents);
  const [inCash, setInCash] = useState(false);
  const [given, setGiven] = useState<number | null>(null);
  // Much change is asked back once, of each amount that is typed.
  const [sure, setSure] = useState<number | null>(null);
  /** The sheet goes because the page is left. */
  const leads = useRef(false);
  // The same part keeps its key however often it is sent; another amount or another way is another one.
  const keys = useRef(new Map<string, string>());
  const ask = useCheckChange(at, sends.ask, { failed: m['checks.pay.failed'](), explained: 'provider_unavailable' });
  const pay = (method: PartMethod, changeForCents: number | null = null) => {
    const name = JSON.stringify([split, method, cents, changeForCents]);
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    // What is paid takes the sheet off the page before the answer is heard here: a step back in the history would then end the way on.
    leads.current = true;
    // The page may be another one by the time the answer is there: it is heard all the same.
    ask.mutateAsync({ key, split, method, changeForCents, seenCents: cents }).then(
      ({ check: answer }) => {
        const page = answer?.part?.online?.pageUrl;
        if (method === 'online_card' && page) {
          window.location.assign(page);
          return;
        }
        onClose();
        void navigate(`${base}/bill`, { replace: true });
      },
      (error) => {
        leads.current = false;
        // It was asked for in vain, and whoever asks anew asks for another one.
        if (errorCode(error) === 'provider_unavailable') keys.current.delete(name);
      },
    );
  };
  // What is no amount is no change that nobody asked for.
  const wrong = given !== null && !(given >= cents);
  const unlikely = given !== null && isChangeUnlikely(given, cents);
  const payCash = () => {
    if (wrong) return;
    if (unlikely && sure !== given) setSure(given);
    else pay('cash', given);
  };
  const { online } = check;
  const down = errorCode(ask.error) === 'provider_unavailable';
  return (
    <Dialog
      open
      leaving={() => leads.current}
      onClose={() => {
        leads.current = false;
        onClose();
      }}
      title={m['checks.pay.amount']({ amount: money(cents) })}
      subtitle={m['checks.pay.how']()}
      closeLabel={m['common.close']()}
    >
      <div className="grid gap-2 pb-2">
        {cents !== opened && (
          <Notice tone="yellow" live>
            {m['checks.pay.changed']({ was: money(opened), amount: money(cents) })}
          </Notice>
        )}
        {online && down && (
          <p role="alert" className="rounded-md bg-yellow-tint px-4 py-2.5 text-sm text-yellow">
            {m['checks.pay.providerDown']({ provider: providerName(online) })}
          </p>
        )}
        {online && <OnlineWays provider={online} busy={ask.isPending} onPay={(method) => pay(method)} />}
        {check.takesPix && (!online || down) && (
          <Way
            title={online ? m['checks.pay.housePix']() : m['checks.pay.pix']()}
            hint={online ? m['checks.pay.housePixHint']() : m['checks.pay.pixHint']()}
            onPress={() => pay('pix')}
            busy={ask.isPending}
          />
        )}
        <Way
          title={m['checks.pay.card']()}
          hint={m['checks.pay.cardHint']()}
          onPress={() => pay('card')}
          busy={ask.isPending}
        />
        {inCash ? (
          <div className="grid gap-3 rounded-lg bg-sunken px-4 py-3">
            <label htmlFor={id} className="font-medium">
              {m['checks.pay.changeFor']()}
            </label>
            <MoneyInput
              id={id}
              sign="R$"
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-fault` : undefined}
              empty={null}
              cents={given}
              onChange={setGiven}
            />
            {wrong && (
              <p id={`${id}-fault`} role="alert" className="text-danger text-sm">
                {moneyFault(given, m['errors.change_too_small']())}
              </p>
            )}
            {unlikely && sure === given && (
              <p role="alert" className="text-sm text-yellow">
                {m['checks.pay.muchChange']({ change: money(given - cents) })}
              </p>
            )}
            <Button busy={ask.isPending} onClick={payCash}>
              {given === null || Number.isNaN(given)
                ? m['checks.pay.noChange']()
                : m['checks.pay.withChange']({ amount: money(given) })}
            </Button>
          </div>
        ) : (
          <Way
            title={m['checks.pay.cash']()}
            hint={m['checks.pay.cashHint']()}
            onPress={() => setInCash(true)}
            busy={false}
          />
        )}
      </div>
    </Dialog>
  );
}
