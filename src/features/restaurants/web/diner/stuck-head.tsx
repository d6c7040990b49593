import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import type { Profile } from '../../contract.ts';
import { Logo } from './logo.tsx';

/** The house, the table and the way to search, when the page's own head is scrolled away. */
export default function StuckHead({
  restaurant,
  number,
  onFind,
}: {
  restaurant: Profile;
  number: number;
  onFind: () => void;
}) {
  return (
    <div className="flex h-full items-center gap-2.5 pt-1.5 pr-3 pl-5 lg:px-8">
      <Logo name={restaurant.name} src={restaurant.imgUrl} className="size-8 text-sm" />
      <p className="min-w-0 truncate font-semibold text-sm">{restaurant.name}</p>
      <p className="ml-auto shrink-0 rounded-full bg-sunken px-3 py-1.5 font-semibold text-brand-ink text-sm">
        {m['diner.table']({ number })}
      </p>
      <IconButton icon={SearchIcon} label={m['diner.find']()} onClick={onFind} />
    </div>
  );
}
