import { ContactForm } from '../../features/marketing/contact-form.tsx'
import { HELP_TOPICS } from '../../features/marketing/help-articles.ts'
import { HelpList } from '../../features/marketing/help-list.tsx'
import { describePage, describeQuestions } from '../../features/marketing/page-head.ts'
import { PageHeading } from '../../features/marketing/page-heading.tsx'

export const meta = () =>
  describePage({
    title: 'Help Center | Hookreel',
    description:
      'Help for creators: the first video, credits, styles and voices, posting to TikTok and Instagram, and what to do when something fails.',
    path: '/support',
    picture: 'support',
    facts: describeQuestions(
      HELP_TOPICS.flatMap((topic) =>
        topic.articles.map((article) => ({ question: article.title, answer: article.paragraphs.join(' ') })),
      ),
    ),
  })

export default function Support() {
  return (
    <>
      <PageHeading above="Help Center" title="How can we help?" />
      <nav
        aria-label="Help topics"
        className="relative mx-auto mt-8 flex max-w-3xl flex-wrap justify-center gap-2 px-5"
      >
        {HELP_TOPICS.map((topic) => (
          <a
            key={topic.id}
            href={`#${topic.id}`}
            className="inline-flex min-h-10 items-center rounded-full border bg-surface px-4 text-sm font-medium hover:bg-surface-2"
          >
            {topic.title}
          </a>
        ))}
      </nav>
      <div className="mx-auto mt-8 w-full max-w-3xl px-5 md:px-8">
        <HelpList />
      </div>
      <section
        id="contact"
        aria-labelledby="contact-title"
        className="mx-auto w-full max-w-3xl px-5 py-24 md:px-8"
      >
        <h2 id="contact-title" className="text-section font-semibold tracking-[-0.028em]">
          Contact Us
        </h2>
        <div className="mt-3 mb-8 text-lg text-muted">
          <p>Did not find it? Write to the people who run this server.</p>
          <div data-fill="contact-way" />
        </div>
        <ContactForm />
      </section>
    </>
  )
}
