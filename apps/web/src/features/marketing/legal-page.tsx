import { OPERATOR } from './content.ts'
import type { LegalSection } from './legal-texts.ts'
import { PageHeading } from './page-heading.tsx'

const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

export function LegalPage({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <>
      <PageHeading title={title} text={`${OPERATOR.name}. In effect since ${OPERATOR.legalDate}.`} />
      <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-12 px-5 py-16 md:px-8 lg:grid-cols-[14rem_1fr]">
        <nav aria-label="On this page" className="max-lg:hidden">
          <ul className="sticky top-24 grid gap-1 border-l text-sm">
            {sections.map((section) => (
              <li key={section.title}>
                <a
                  href={`#${anchorOf(section.title)}`}
                  className="-ml-px block border-l border-transparent py-1 pl-4 text-muted hover:border-primary hover:text-foreground"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-2xl gap-10">
          {sections.map((section, index) => (
            <section key={section.title} id={anchorOf(section.title)}>
              <h2 className="text-xl font-semibold">
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 leading-relaxed text-muted">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
