import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';

/** Where this very page is taken seriously; above whatever the page is. */
export default function RightAddress({ address }: { address: string }) {
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
