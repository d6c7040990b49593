import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { newThing, openingPath, staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Teaching } from '#ui/staff/teaching.tsx';

/** In place of the floor and of its plan, while the house has no table. */
export function NoTables() {
  return (
    <Teaching
      ghost="tiles"
      title={m['floor.noTablesTitle']()}
      action={
        <Link to={openingPath(staffPaths.tables, newThing)} className={buttonClass({ pill: true })}>
          {m['tables.addFirst']()}
        </Link>
      }
    >
      {m['floor.noTables']()}
    </Teaching>
  );
}
