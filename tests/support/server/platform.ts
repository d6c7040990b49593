import { administrator } from '../../../db/seed/cast.ts';
import type { TestInstance } from './instance.ts';
import { Visitor } from './visitor.ts';

export interface WrittenRecord {
  actor_name: string;
  action: string;
  entity_id: string;
  entity_name: string;
  changes: Record<string, { from: unknown; to: unknown }>;
  address: string;
}

/** The administrator of the service, and what their record has come to hold. */
export async function platformDesk(instance: TestInstance) {
  const admin = await new Visitor(instance).signIn(administrator.email);
  const records = async (id: string) =>
    (await instance.owner.query<WrittenRecord>('select * from audit_log where entity_id = $1 order by at, id', [id]))
      .rows;
  const written = async () =>
    (await instance.owner.query<{ count: number }>('select count(*)::int as count from audit_log')).rows[0]?.count ?? 0;
  /** What each field is told, in English. */
  const english = async (method: string, path: string, body: object) => {
    const answer = await admin.send(method, path, body, { cookie: `${admin.cookieHeader}; locale=en` });
    const fields: { path: string; message: string }[] = answer.body.data?.fields ?? [];
    return { ...answer, told: Object.fromEntries(fields.map(({ path, message }) => [path, message])) };
  };
  return { admin, records, written, english };
}
