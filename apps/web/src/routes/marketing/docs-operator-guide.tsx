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
        wrong setting stops the start with a list of what is wrong. Hookreel reads the environment, not that
        file. The ones to begin with:
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
            <td>
              Sends mails. Without them mails are files in the data folder, and nobody gets one. On a machine
              of your own you read them at /outbox, after opening the link that the server prints at its
              start.
            </td>
          </tr>
          <tr>
            <th scope="row">OPERATOR_EMAIL</th>
            <td>
              Where messages of the contact form go, together with SMTP_URL. Without both they wait at
              /messages and in <code>npm run -s hookreel -- admin messages</code>.
            </td>
          </tr>
          <tr>
            <th scope="row">GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET</th>
            <td>Google sign-in.</td>
          </tr>
          <tr>
            <th scope="row">TRUST_PROXY</th>
            <td>true, when a proxy in front sets X-Forwarded-For.</td>
          </tr>
          <tr>
            <th scope="row">BACKUP_DIR, BACKUP_RECIPIENT</th>
            <td>Sealed backups on another disk, every night.</td>
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
        The embedded database survives the death of the process at any moment, but may not survive a power
        cut. Every night it is backed up into the data folder, and the newest seven backups are kept. They are
        on the same disk and hold the database alone.
      </p>
      <p>
        With <code>BACKUP_DIR</code> on another disk and <code>BACKUP_RECIPIENT</code>, database, files and
        secret are also written there every night, sealed with a key that you keep elsewhere.{' '}
        <code>npm run -s hookreel -- admin backup-keys</code> makes the pair. PostgreSQL and an object store
        are backed up by their own means.
      </p>
      <p>
        After a restore nobody can sign in, API keys do not work, and posts are held, until you free them with{' '}
        <code>npm run -s hookreel -- admin quarantine free all</code>. <code>docs/operating.md</code> tells
        every step.
      </p>
      <h2>Texts of the public pages</h2>
      <p>
        Your name, the figures and the sample words stand in{' '}
        <code>apps/web/src/features/marketing/content.ts</code>. Change them and build again: the figures
        there are placeholders. The prices of plans stand in{' '}
        <code>packages/contract/src/billing/plans.ts</code>, where the payment reads them, too. The legal
        texts are generic: have a lawyer read them.
      </p>
      <h2>Health</h2>
      <p>
        <code>/health/live</code> answers while the process runs, <code>/health/ready</code> when the database
        and the files answer, too. Logs are JSON lines on standard error.
      </p>
    </DocsPage>
  )
}
