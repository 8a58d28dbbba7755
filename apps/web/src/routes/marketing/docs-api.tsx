import { DocsPage } from '../../features/marketing/docs-page.tsx'
import { describePage } from '../../features/marketing/page-head.ts'

export const meta = () =>
  describePage({
    title: 'API reference | Hookreel',
    description: 'Every call of the Hookreel server: paths, fields, answers and refusals.',
    path: '/docs/api',
    picture: 'support',
  })

export default function ApiReference() {
  return (
    <DocsPage
      title="API reference"
      text="Every call of this server. It is written from the same description that the server checks requests with."
      path="/docs/api"
    >
      <p>
        The whole description as OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>. Calls are
        JSON. Those marked <em>session</em> need the cookie that signing in sets. Refusals have one shape: a
        code, a sentence, the id of the request, and the fields that are wrong.
      </p>
      {/* The server writes the calls here when it serves the page. */}
      <div data-fill="api-reference" className="mt-10" />
    </DocsPage>
  )
}
