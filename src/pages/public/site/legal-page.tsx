import { m } from '#generated/messages/messages.js';

export interface LegalSection {
  title: string;
  paragraphs: string[];
  points?: string[];
}

/** A long text to be read, with its sections to jump to. */
export function LegalPage({ title, lead, sections }: { title: string; lead: string; sections: LegalSection[] }) {
  return (
    <div className="mx-auto max-w-page px-5 pt-6 sm:px-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-20 lg:pt-14">
      <div className="lg:col-start-2">
        <h1 className="text-5xl tracking-display sm:text-6xl">{title}</h1>
        <p className="mt-5 max-w-[40em] text-ink-2 text-lg">{lead}</p>
        <p className="mt-3 text-ink-3 text-sm">{m['site.legal.updated']()}</p>
      </div>
      <nav
        aria-labelledby="sections"
        className="mt-8 lg:sticky lg:top-8 lg:col-start-1 lg:row-start-1 lg:row-end-3 lg:mt-2 lg:self-start"
      >
        <h2 id="sections" className="font-semibold text-base">
          {m['site.legal.sections']()}
        </h2>
        <ol className="mt-2">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                href={`#s${index + 1}`}
                className="flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
              >
                {`${index + 1}. ${section.title}`}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-8 grid max-w-[42em] gap-10 lg:col-start-2">
        {sections.map(({ title: heading, paragraphs, points }, index) => (
          <section key={heading} id={`s${index + 1}`} aria-labelledby={`s${index + 1}-title`} className="scroll-mt-6">
            <h2 id={`s${index + 1}-title`} className="text-2xl tracking-title">
              {`${index + 1}. ${heading}`}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-ink-2">
                {paragraph}
              </p>
            ))}
            {points && (
              <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 marker:text-brand-ink">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
