import type { Letter } from '#lib/letters.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import { publicUrl, type TestInstance } from './instance.ts';
import { Visitor } from './visitor.ts';

export const pathOf = (url: string) => (url.startsWith('/') ? url : url.slice(publicUrl.length));
export const tokenOf = (path: string) => new URL(path, publicUrl).searchParams.get('token') ?? '';
export const isIn = async (visitor: Visitor) => (await visitor.get('/api/session')).status === 200;

export const askFor = (who: Visitor, newEmail: string, password = demoPassword) =>
  who.post('/api/profile/email', { newEmail, password });
/** `follow` needs no session, `move` one of the same person. */
export const press = (who: Visitor, path: string, how: 'follow' | 'move') =>
  who.post(`/api/account-links/${how}`, { token: tokenOf(path) });

/** The letters of an instance, and the people who open them. */
export function mailbox(instance: TestInstance) {
  const letterTo = (to: string, template: Letter['template']) =>
    instance.letters.findLast((letter) => letter.to === to && letter.template === template);
  return {
    letterTo,
    linkOf: (to: string, template: Letter['template']) => pathOf(letterTo(to, template)?.values.url ?? '/none'),
    anyone: () => new Visitor(instance),
    signedIn: (email: string, password = demoPassword) => new Visitor(instance).signIn(email, password),
    /** Everything that a link could change. */
    async state() {
      const { rows } = await instance.owner.query(
        `select (select json_agg(u order by u.id) from users u) as users, (select json_agg(a order by a.id) from accounts a) as accounts,
           (select json_agg(s order by s.id) from sessions s) as sessions,
           (select json_agg(v order by v.id) from verifications v) as verifications,
           (select json_agg(l order by l.created_at, l.token_hash) from mailed_links l) as links`,
      );
      return rows[0];
    },
    async idOf(email: string): Promise<string> {
      return (await instance.owner.query('select id from users where email = $1', [email])).rows[0]?.id;
    },
    async emailOf(id: string): Promise<string> {
      return (await instance.owner.query('select email from users where id = $1', [id])).rows[0]?.email;
    },
  };
}
