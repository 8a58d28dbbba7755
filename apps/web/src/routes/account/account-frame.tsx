import { href, Link, Outlet, redirect } from 'react-router'
import { Logo } from '../../components/logo.tsx'
import { destinationOf, findSession } from '../../features/account/guards.ts'
import { SampleFilms } from '../../features/account/sample-films.tsx'
import { ThemeButton } from '../../features/shell/theme-button.tsx'
import type { Route } from './+types/account-frame'

/** Where mails lead, and where one is asked for: who is signed in does not matter there. */
const FOR_EVERYBODY = [
  href('/forgot-password'),
  href('/reset-password'),
  href('/verify-email'),
  href('/email-change'),
]

/** Anyone who is signed in goes on to where signing in would lead: the plan that was chosen, or the page that was asked for. A server that does not answer must not hide the form. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (FOR_EVERYBODY.some((page) => new URL(request.url).pathname.startsWith(page))) return null
  const session = await findSession().catch(() => null)
  if (session) throw redirect(destinationOf(new URL(request.url).searchParams))
  return null
}

export default function AccountFrame() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-w-0 flex-col px-5 py-5 md:px-10">
        <header className="flex items-center justify-between">
          <Link to={href('/')} reloadDocument aria-label="Hookreel home" className="rounded-lg">
            <Logo />
          </Link>
          <ThemeButton />
        </header>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10">
          <Outlet />
        </main>
      </div>
      <SampleFilms />
    </div>
  )
}
