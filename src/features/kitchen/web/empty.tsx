import { m } from '#generated/messages/messages.js';
import { ClocheIcon } from '#ui/late-icons.tsx';

export function Empty() {
  return (
    <div className="k-still">
      <ClocheIcon />
      <h2>{m['kitchen.empty']()}</h2>
      <p>{m['kitchen.emptyHint']()}</p>
    </div>
  );
}
