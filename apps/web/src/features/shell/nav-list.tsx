import { Link, useLocation } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import { RailTip } from './rail-tip.tsx'
import { isInSection, SECTIONS, type Section } from './sections.ts'

export const NAV_ENTRY_LOOK =
  'flex h-11 w-full items-center gap-3 rounded-lg px-3 text-sm font-medium text-muted transition-colors hover:bg-surface-2 hover:text-foreground md:h-9'

/** Only the page itself is said to be this page; an entry that is lit beside another page belongs to it. */
const sayHere = (section: Section, path: string) => (path.startsWith(section.to) ? 'page' : 'true')

export function NavList({ isFolded = false, onGo }: { isFolded?: boolean; onGo?: () => void }) {
  const { pathname } = useLocation()
  return (
    <ul className="grid gap-0.5">
      {SECTIONS.map((section) => {
        const isHere = isInSection(section, pathname)
        return (
          <li key={section.to}>
            <RailTip label={section.label} isFolded={isFolded}>
              <Link
                to={section.to}
                prefetch="intent"
                onClick={onGo}
                aria-current={isHere ? sayHere(section, pathname) : undefined}
                aria-label={isFolded ? section.label : undefined}
                className={classNames(
                  NAV_ENTRY_LOOK,
                  isFolded && 'justify-center px-0',
                  isHere && 'bg-primary-soft text-primary-ink hover:bg-primary-soft hover:text-primary-ink',
                )}
              >
                <section.icon className="size-[18px] shrink-0" aria-hidden />
                {!isFolded && section.label}
              </Link>
            </RailTip>
          </li>
        )
      })}
    </ul>
  )
}
