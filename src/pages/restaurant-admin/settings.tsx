import { useLocation } from 'react-router';
import { useMedia } from '#client/use-media.ts';
import { askedPart, settingsParts, shownPart } from '#features/restaurants/web/settings/section-address.ts';
import { SectionList } from '#features/restaurants/web/settings/section-list.tsx';
import { SectionPanel } from '#features/restaurants/web/settings/section-panel.tsx';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { useSectionStates } from './house/use-section-states.ts';
import { sections } from './settings-sections.tsx';

export const handle = { area: 'staff' };

export default function Settings() {
  const { search } = useLocation();
  const asked = askedPart(search);
  const part = shownPart(search);
  const wide = useMedia('(min-width: 64rem)');
  const states = useSectionStates();
  const { title, hint, Content } = sections[part];
  return (
    <>
      <PageHeader title={m['restaurants.settings.title']()} />
      <div className="grid max-w-page px-4 pb-4 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-6 lg:px-7">
        <SectionList
          entries={settingsParts.map((each) => ({
            part: each,
            title: sections[each].title(),
            ...(each in states && { state: { text: states[each] } }),
          }))}
          current={asked || wide ? part : null}
          className={cx('lg:sticky lg:top-4 lg:self-start', asked && 'max-lg:hidden')}
        />
        {/* Hidden rather than gone on a narrow screen: turning a tablet keeps what was typed. */}
        <SectionPanel
          part={part}
          asked={asked !== null}
          title={title()}
          hint={hint()}
          className={cx('min-w-0 max-w-content', !asked && 'max-lg:hidden')}
        >
          <Content key={part} />
        </SectionPanel>
      </div>
    </>
  );
}
