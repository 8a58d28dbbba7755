import { DocsPage } from '../../features/marketing/docs-page.tsx'
import { describePage } from '../../features/marketing/page-head.ts'

/** Programs that tests run, as texts. */
const EXAMPLES = import.meta.glob<string>('../../features/marketing/examples/*.mjs', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A program that a test runs, word for word. */
function Example({ name }: { name: string }) {
  return (
    <pre
      // So that it can be scrolled by keyboard.
      tabIndex={0}
      role="region"
      aria-label={`${name}.mjs`}
      className="overflow-x-auto rounded-xl border bg-surface p-4 text-small leading-relaxed"
    >
      <code className="bg-transparent! p-0!">
        {EXAMPLES[`../../features/marketing/examples/${name}.mjs`]}
      </code>
    </pre>
  )
}

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
        JSON. Refusals have one shape: a code, a sentence, the id of the request, and the fields that are
        wrong.
      </p>
      <h2 id="keys">Keys</h2>
      <p>
        Make a key under <a href="/settings/api">Settings, API</a>, choose what it may do, and send it with
        every call as <code>Authorization: Bearer hr_…</code>. A call that names a scope below takes a key
        that has this scope; one that says only <em>session</em> is for people in a browser. A key may ask 120
        times a minute, 60 of them for a video; beyond that the answer is 429 and <code>Retry-After</code>{' '}
        says how long to wait.
      </p>
      <p>From a prompt to a file:</p>
      <Example name="make-video" />
      <h2 id="webhooks">Webhooks</h2>
      <p>
        Instead of asking again and again, be told: <code>video.ready</code>, <code>video.failed</code>,{' '}
        <code>post.live</code> and <code>post.failed</code> carry the video or post as the calls below show
        it. A video that its owner cancels is told as <code>video.failed</code>, too, with{' '}
        <code>cancelled</code> as the code of its <code>failure</code>. Messages are signed as{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes, so any of its libraries
        verifies them; this does it without one:
      </p>
      <Example name="receive-webhook" />
      <p>
        Answer with a status of 200 to 299 within 15 seconds. Anything else is tried again after 5 seconds, 5
        and 30 minutes, then 2, 5, 10 and 10 hours, always under the same <code>webhook-id</code>. An address
        that fails for five days, or answers 410, is switched off and its owner is told by mail. Only
        addresses of the open internet are sent to, and redirects are not followed.
      </p>
      <h2 id="calls">Calls</h2>
      {/* The server writes the calls here when it serves the page. */}
      <div data-fill="api-reference" className="mt-10" />
    </DocsPage>
  )
}
