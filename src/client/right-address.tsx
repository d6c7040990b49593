import { createRoot } from 'react-dom/client';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';

let shown = false;

/** The page was opened at another address than the one that writes are taken from: says above it where this very page is the right one. */
export function showRightAddress({ address }: { address: string }): void {
  if (shown) return;
  shown = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RightAddress address={address} />);
}

function RightAddress({ address }: { address: string }) {
  const here = location.pathname + location.search;
  return (
    <div className="fixed inset-x-3 bottom-3 z-40 mx-auto max-w-xl rounded-md shadow-float print:hidden">
      <Notice tone="yellow" live title={m['common.address.title']()}>
        <p className="mt-1">
          {m['common.address.open']()}{' '}
          <a href={address + here} className="font-semibold underline underline-offset-2 wrap-anywhere">
            {address}
          </a>
        </p>
      </Notice>
    </div>
  );
}
