import { serverContext } from '#client/server-context.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import type { Route } from './+types/terms.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { area: 'public', plain: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { contact: await context.get(serverContext).api.feedback.support() };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${m['site.terms.title']()} · ${m['common.appName']()}`,
    description: m['site.terms.lead'](),
    path: sitePaths.terms,
  });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { contact } = loaderData;
  const sections: LegalSection[] = [
    { title: m['site.terms.s1.title'](), paragraphs: [m['site.terms.s1.text']()] },
    {
      title: m['site.terms.s2.title'](),
      paragraphs: [m['site.terms.s2.text']()],
      points: [m['site.terms.s2.point1'](), m['site.terms.s2.point2'](), m['site.terms.s2.point3']()],
    },
    { title: m['site.terms.s3.title'](), paragraphs: [m['site.terms.s3.text']()] },
    { title: m['site.terms.s4.title'](), paragraphs: [m['site.terms.s4.text']()] },
    { title: m['site.terms.s5.title'](), paragraphs: [m['site.terms.s5.text']()] },
    { title: m['site.terms.s6.title'](), paragraphs: [m['site.terms.s6.text']()] },
    { title: m['site.terms.s7.title'](), paragraphs: [m['site.terms.s7.text']()] },
    { title: m['site.terms.s8.title'](), paragraphs: [m['site.terms.s8.text'](contact)] },
  ];
  return <LegalPage title={m['site.terms.title']()} lead={m['site.terms.lead']()} sections={sections} />;
}
