import { DocsPage } from '../../features/marketing/docs-page.tsx'
import { describePage } from '../../features/marketing/page-head.ts'

export const meta = () =>
  describePage({
    title: 'Documentation | Hookreel',
    description: 'How to use Hookreel, how to run it, and how programs talk to it.',
    path: '/docs',
    picture: 'support',
  })

const GUIDES = [
  {
    href: '/docs/user-guide',
    title: 'User guide',
    text: 'From the first prompt to a posted video, page by page.',
  },
  {
    href: '/docs/operator-guide',
    title: 'Operator guide',
    text: 'Start it, connect it to outside services, keep its data safe.',
  },
  {
    href: '/docs/api',
    title: 'API reference',
    text: 'Every call of the server, with its fields and refusals.',
  },
]

export default function Docs() {
  return (
    <DocsPage title="Documentation" text="How to use it, how to run it, how to program it." path="/docs">
      <ul className="not-prose grid gap-4 sm:grid-cols-2">
        {GUIDES.map((guide) => (
          <li key={guide.href} className="relative rounded-card border bg-surface p-6 shadow-card">
            <h2 className="text-lg font-semibold">
              <a href={guide.href} className="after:absolute after:inset-0 after:rounded-card">
                {guide.title}
              </a>
            </h2>
            <p className="mt-2 text-muted">{guide.text}</p>
          </li>
        ))}
      </ul>
    </DocsPage>
  )
}
