import { serverContext } from '#client/server-context.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import type { Route } from './+types/privacy.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { area: 'public', plain: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { contact: await context.get(serverContext).api.feedback.support() };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${m['site.privacy.title']()} · ${m['common.appName']()}`,
    description: m['site.privacy.lead'](),
    path: sitePaths.privacy,
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { contact } = loaderData;
  const sections: LegalSection[] = [
    { title: m['site.privacy.s1.title'](), paragraphs: [m['site.privacy.s1.text']()] },
    {
      title: m['site.privacy.s2.title'](),
      paragraphs: [m['site.privacy.s2.text']()],
      points: [
        m['site.privacy.s2.point1'](),
        m['site.privacy.s2.point2'](),
        m['site.privacy.s2.point3'](),
        m['site.privacy.s2.point4'](),
        m['site.privacy.s2.point5'](),
      ],
    },
    { title: m['site.privacy.s3.title'](), paragraphs: [m['site.privacy.s3.text']()] },
    { title: m['site.privacy.s4.title'](), paragraphs: [m['site.privacy.s4.text']()] },
    {
      title: m['site.privacy.s5.title'](),
      paragraphs: [m['site.privacy.s5.text']()],
      points: [
        m['site.privacy.s5.point1'](),
        m['site.privacy.s5.point2'](),
        m['site.privacy.s5.point3'](),
        m['site.privacy.s5.point4'](),
      ],
    },
    { title: m['site.privacy.s6.title'](), paragraphs: [m['site.privacy.s6.text']()] },
    { title: m['site.privacy.s7.title'](), paragraphs: [m['site.privacy.s7.text']()] },
    { title: m['site.privacy.s8.title'](), paragraphs: [m['site.privacy.s8.text'](contact)] },
  ];
  return <LegalPage title={m['site.privacy.title']()} lead={m['site.privacy.lead']()} sections={sections} />;
}
