import { Logo } from '../../components/logo.tsx'
import { OPERATOR } from './content.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const GROUPS = [
  {
    title: 'Product',
    links: [
      { href: '/features', label: 'Features' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/docs/api', label: 'API' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/docs', label: 'Documentation' },
      { href: '/support', label: 'Help Center' },
      { href: '/support#contact', label: 'Contact Us' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/terms', label: 'Terms of Service' },
    ],
  },
]

export function PublicFooter() {
  return (
    <footer className="mt-auto border-t bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 md:grid-cols-[1.6fr_1fr_1fr_1fr] md:px-8">
        <div>
          <Logo />
          <p className="mt-4 max-w-64 text-sm text-muted">
            A prompt becomes a finished short video: written, spoken, drawn and captioned.
          </p>
        </div>
        {GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-sm font-semibold tracking-normal">{group.title}</h2>
            <ul className="mt-3">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="inline-flex min-h-9 items-center text-sm text-muted underline-offset-4 hover:text-foreground hover:underline"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 border-t px-5 py-5 text-small text-muted md:px-8">
        <p>
          © {OPERATOR.copyrightYear} {OPERATOR.name}. All rights reserved.
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
