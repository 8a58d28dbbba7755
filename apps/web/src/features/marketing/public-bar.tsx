import { Menu, X } from 'lucide-react'
import { buttonLook } from '../../components/button.tsx'
import { Logo } from '../../components/logo.tsx'

const PAGES = [
  { href: '/features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
]

/** Which of the two is shown is known in the head, from a cookie beside the session: no script is waited for. */
const SIGNED_OUT = '[.is-signed-in_&]:hidden'
const SIGNED_IN = 'hidden [.is-signed-in_&]:inline-flex'

/** Navigation of the public pages. Plain links: they have no router. */
export function PublicBar({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-30 border-b border-border/60 bg-background/85 backdrop-blur-lg">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:shadow-pop"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-8 px-5 md:px-8">
        <a href="/" aria-label="Hookreel home" className="rounded-lg">
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          {PAGES.map((page) => (
            <a
              key={page.href}
              href={page.href}
              aria-current={path === page.href ? 'page' : undefined}
              className={buttonLook({ variant: 'quiet', className: 'aria-[current]:text-foreground' })}
            >
              {page.label}
            </a>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-1.5 md:flex">
          <a href="/login" className={buttonLook({ variant: 'ghost', className: SIGNED_OUT })}>
            Log in
          </a>
          <a href="/signup" className={buttonLook({ className: SIGNED_OUT })}>
            Get started
          </a>
          <a href="/ideas" className={buttonLook({ className: SIGNED_IN })}>
            Dashboard
          </a>
        </div>
        <PhoneMenu path={path} />
      </div>
    </header>
  )
}

/** Opens and closes by itself; the script only adds Escape and a press outside. */
function PhoneMenu({ path }: { path: string }) {
  return (
    <details data-menu className="group ml-auto md:hidden">
      <summary
        aria-label="Menu"
        className={buttonLook({
          variant: 'ghost',
          size: 'icon',
          className: 'list-none [&::-webkit-details-marker]:hidden [&_svg]:size-6',
        })}
      >
        <Menu className="group-open:hidden" aria-hidden />
        <X className="hidden group-open:block" aria-hidden />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full grid gap-1 border-b bg-surface px-5 pt-3 pb-6 shadow-pop"
      >
        {PAGES.map((page) => (
          <a
            key={page.href}
            href={page.href}
            aria-current={path === page.href ? 'page' : undefined}
            className="rounded-lg px-3 py-3 text-lg font-medium aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
          >
            {page.label}
          </a>
        ))}
        <div className="mt-3 grid grid-cols-2 gap-3 [.is-signed-in_&]:grid-cols-1">
          <a href="/login" className={buttonLook({ variant: 'secondary', className: SIGNED_OUT })}>
            Login
          </a>
          <a href="/pricing" className={buttonLook({ className: SIGNED_OUT })}>
            Try for free
          </a>
          <a href="/ideas" className={buttonLook({ className: SIGNED_IN })}>
            Dashboard
          </a>
        </div>
      </nav>
    </details>
  )
}
