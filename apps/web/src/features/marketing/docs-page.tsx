import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

const PAGES = [
  { href: '/docs', label: 'Overview' },
  { href: '/docs/user-guide', label: 'User guide' },
  { href: '/docs/operator-guide', label: 'Operator guide' },
  { href: '/docs/api', label: 'API reference' },
]

/** A page of the documentation: the others beside it, its own words set by `.prose`. */
export function DocsPage(props: { title: string; text: string; path: string; children: ReactNode }) {
  return (
    <>
      <PageHeading above="Documentation" title={props.title} text={props.text} />
      <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-10 px-5 py-14 md:px-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Documentation">
          <ul className="flex flex-wrap gap-1 lg:sticky lg:top-24 lg:grid">
            {PAGES.map((page) => (
              <li key={page.href}>
                <a
                  href={page.href}
                  aria-current={props.path === page.href ? 'page' : undefined}
                  className="flex min-h-10 items-center rounded-lg px-3 text-sm font-medium text-muted hover:bg-surface-2 aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
                >
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose min-w-0 max-w-3xl">{props.children}</div>
      </div>
    </>
  )
}
