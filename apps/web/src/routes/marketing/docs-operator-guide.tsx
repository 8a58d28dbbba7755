import { DocsPage } from '../../features/marketing/docs-page.tsx'
import { describePage } from '../../features/marketing/page-head.ts'

export const meta = () =>
  describePage({
    title: 'Operator guide | Hookreel',
    description: 'Start Hookreel, connect mail, sign-in and a database, and keep its data safe.',
    path: '/docs/operator-guide',
    picture: 'support',
  })

export default function OperatorGuide() {
  return (
    <DocsPage title="Operator guide" text="Start it, connect it, keep it." path="/docs/operator-guide">
      <h2>Start</h2>
      <p>
        <code>npm start</code> installs what is missing, builds and serves. With nothing set, everything runs
        in one process and keeps its data in <code>./data</code>: the database, films, mails, secrets. In
        production build once with <code>npm run build</code> and start{' '}
        <code>node apps/server/src/main/serve.ts</code>.
      </p>
      <h2>Settings</h2>
      <p>
        All are environment variables, all are optional, and <code>.env.example</code> lists every one. A
        wrong setting stops the start with a list of what is wrong. The ones to begin with:
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">PUBLIC_URL</th>
            <td>
              Address people open. Links in mails and the canonical addresses of these pages are made from it.
            </td>
          </tr>
          <tr>
            <th scope="row">DATABASE_URL</th>
            <td>PostgreSQL instead of the embedded database.</td>
          </tr>
          <tr>
            <th scope="row">SMTP_URL, MAIL_FROM</th>
            <td>Sends mails. Without them mails are files that you read at /outbox on the server itself.</td>
          </tr>
          <tr>
            <th scope="row">OPERATOR_EMAIL</th>
            <td>Where messages of the contact form go.</td>
          </tr>
          <tr>
            <th scope="row">GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET</th>
            <td>Google sign-in.</td>
          </tr>
          <tr>
            <th scope="row">TRUST_PROXY</th>
            <td>true, when a proxy in front sets X-Forwarded-For.</td>
          </tr>
        </tbody>
      </table>
      <h2>Behind a proxy</h2>
      <p>
        Let it end TLS, pass HTTP on, and not buffer <code>/api/events</code>. Set <code>PUBLIC_URL</code> to
        the https address: cookies become Secure and browsers are told to stay on https.
      </p>
      <h2>Backups</h2>
      <p>
        Stop the server and copy the data folder, or use the dumps described in <code>docs/operating.md</code>
        . The embedded database survives the death of the process at any moment, but not a power cut: use
        PostgreSQL for anything serious.
      </p>
      <h2>Texts of the public pages</h2>
      <p>
        Your name, the figures, the sample words and the prices that are shown stand in{' '}
        <code>apps/web/src/features/marketing/content.ts</code>. Change them and build again. The legal texts
        beside it are generic: have them read.
      </p>
      <h2>Health</h2>
      <p>
        <code>/health/live</code> answers while the process runs, <code>/health/ready</code> when the database
        answers, too. Logs are JSON lines on standard error.
      </p>
    </DocsPage>
  )
}
