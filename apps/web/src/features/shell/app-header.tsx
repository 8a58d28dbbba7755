import { useQuery } from '@tanstack/react-query'
import { Menu, PanelLeft, Search, Settings } from 'lucide-react'
import { href, Link } from 'react-router'
import { profileQuery, sessionQuery } from '../../api/queries.ts'
import { Button, buttonLook } from '../../components/button.tsx'
import { Kbd } from '../../components/kbd.tsx'
import { CreditsLink } from './credits-link.tsx'
import { ThemeButton } from './theme-button.tsx'

export function AppHeader(props: {
  title: string
  isSidebarOpen: boolean
  onToggleSidebar: () => void
  onOpenDrawer: () => void
  onOpenPalette: () => void
}) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-0.5 border-b bg-background/85 px-2 backdrop-blur-md sm:gap-1 md:px-4">
      <Button
        variant="quiet"
        size="icon"
        className="md:hidden"
        aria-label="Open navigation"
        onClick={props.onOpenDrawer}
      >
        <Menu />
      </Button>
      <Button
        variant="quiet"
        size="icon-sm"
        className="hidden md:inline-flex"
        aria-label="Toggle sidebar"
        aria-expanded={props.isSidebarOpen}
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle sidebar (Ctrl B)"
        onClick={props.onToggleSidebar}
      >
        <PanelLeft />
      </Button>
      <p className="min-w-0 flex-1 truncate text-sm font-semibold md:ml-1.5">{props.title}</p>
      <SearchButton onOpen={props.onOpenPalette} />
      <CreditsLink isSidebarOpen={props.isSidebarOpen} />
      <ThemeButton />
      <Link
        to={href('/settings')}
        aria-label="Settings"
        className={buttonLook({ variant: 'quiet', size: 'icon', className: 'max-sm:hidden' })}
      >
        <Settings />
      </Link>
      <AccountLink />
    </header>
  )
}

function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex h-10 items-center gap-2 rounded-lg px-3 text-small text-muted transition-colors hover:bg-surface-2 hover:text-foreground md:mr-1 md:h-9 md:border md:bg-surface"
    >
      <Search className="size-[18px] md:size-4" aria-hidden />
      <span className="sr-only lg:not-sr-only">
        Search<span className="sr-only"> and commands</span>
      </span>
      <span aria-hidden className="pl-6 max-md:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  )
}

function AccountLink() {
  const profile = useQuery(profileQuery)
  const session = useQuery({ ...sessionQuery, enabled: false })
  const { displayName, fullName, email = session.data?.user.email } = profile.data ?? {}
  // By characters: an emoji is two of a text's units.
  const [letter = 'U'] = (displayName || fullName || email || '').toUpperCase()
  return (
    <Link
      to={href('/settings')}
      className="relative grid size-10 place-items-center rounded-full sm:ml-1 md:size-9"
    >
      <span className="sr-only">Your account</span>
      <span className="grid size-8 place-items-center rounded-full bg-linear-to-br from-[oklch(0.5_0.22_280)] to-[oklch(0.55_0.2_350)] text-small font-semibold text-white">
        {letter}
      </span>
    </Link>
  )
}
