import { ChevronDown, Search } from 'lucide-react'
import { HELP_TOPICS, type HelpArticle } from './help-articles.ts'

/** All the help, readable without a script; the script adds the search. */
export function HelpList() {
  return (
    <div data-help>
      <div data-help-search className="invisible sticky top-18 z-10 mx-auto max-w-xl">
        <label htmlFor="help-search" className="sr-only">
          Search the help
        </label>
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          aria-hidden
        />
        <input
          id="help-search"
          type="search"
          placeholder="Search: credits, voices, TikTok ..."
          className="h-13 w-full rounded-2xl border border-input bg-surface pr-4 pl-12 text-base shadow-pop placeholder:text-muted"
        />
      </div>
      <p data-help-none hidden role="status" className="mt-10 text-center text-muted">
        Nothing found. Try another word, or write to us below.
      </p>
      <div className="mt-12 grid gap-12">
        {HELP_TOPICS.map((topic) => (
          <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`} data-help-topic>
            <h2 id={`${topic.id}-title`} className="text-xl font-semibold">
              {topic.title}
            </h2>
            <div className="mt-4 grid gap-3">
              {topic.articles.map((article) => (
                <Article key={article.id} article={article} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

function Article({ article }: { article: HelpArticle }) {
  return (
    <details
      id={article.id}
      data-help-article
      className="group rounded-card border bg-surface shadow-card [&[hidden]]:hidden"
    >
      <summary className="flex list-none items-center justify-between gap-4 rounded-card px-5 py-4 font-medium [&::-webkit-details-marker]:hidden">
        {article.title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-5 pb-5 text-muted">
        {article.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
