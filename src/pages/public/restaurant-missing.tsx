import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { Brand } from './brand.tsx';

export function RestaurantMissing() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center">
      <title>{m['errors.restaurant_not_found']()}</title>
      <EmptyState title={<span className="text-2xl">{m['errors.restaurant_not_found']()}</span>}>
        {m['common.notFoundHint']()}
      </EmptyState>
      <Brand />
    </main>
  );
}
