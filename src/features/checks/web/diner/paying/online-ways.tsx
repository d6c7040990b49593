import { m } from '#generated/messages/messages.js';
import type { OnlineMethod, OnlineProvider } from '../../../values.ts';
import { providerName } from '../../provider-name.ts';
import { Way } from './way.tsx';

interface OnlineWaysProps {
  provider: OnlineProvider;
  busy: boolean;
  onPay: (method: OnlineMethod) => void;
}

/** Ways that confirm themselves: nobody has to come, nobody has to look. */
export function OnlineWays({ provider, busy, onPay }: OnlineWaysProps) {
  return (
    <>
      {provider === 'sandbox' && <p className="px-1 text-ink-2 text-sm">{m['checks.pay.test']()}</p>}
      <Way
        title={m['checks.pay.onlinePix']()}
        hint={m['checks.pay.onlinePixHint']()}
        onPress={() => onPay('online_pix')}
        busy={busy}
      />
      <Way
        title={m['checks.pay.onlineCard']()}
        hint={m['checks.pay.onlineCardHint']({ provider: providerName(provider) })}
        onPress={() => onPay('online_card')}
        busy={busy}
      />
    </>
  );
}
