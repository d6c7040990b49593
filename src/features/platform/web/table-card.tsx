import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** Around a table whose rows are cards themselves on phones: there it is not seen. */
export function TableCard({ children }: { children: ReactNode }) {
  return (
    <Card className="max-md:bg-transparent max-md:p-0! max-md:shadow-none [&_tr]:max-md:bg-surface [&_tr]:max-md:shadow-card">
      {children}
    </Card>
  );
}
