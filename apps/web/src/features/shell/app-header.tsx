import { useQuery } from '@tanstack/react-query'
import { Coins, Menu, PanelLeft, Settings } from 'lucide-react'
import { href, Link } from 'react-router'
import { profileQuery, sessionQuery } from '../../api/queries.ts'
import { Button, buttonLook } from '../../components/button.tsx'
import { formatCount } from '../../lib/format.ts'
import { ThemeButton } from './theme-button.tsx'

export function AppHeader(props: {
  title: string
  isSidebarOpen: boolean
  onToggleSidebar: () => void
  onOpenDrawer: () => void
}) {
  const profile = useQuery(profileQuery)
  const session = useQuery({ ...sessionQuery, enabled: false })
  const letter = (profile.data?.displayName || profile.data?.email || session.data?.user.email || 'U')
    .charAt(0)
    .toUpperCase()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b bg-background/85 px-2 backdrop-blur-md md:px-4">
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
      <Link
        to={href('/credits')}
        className="mr-1 flex h-10 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-muted tabular-nums hover:bg-surface-2 hover:text-foreground md:hidden"
      >
        <Coins className="size-4" aria-hidden />
        <span className="sr-only">AI credits: </span>
        {profile.data ? formatCount(profile.data.aiCredits) : ''}
      </Link>
      <ThemeButton />
      <Link
        to={href('/settings')}
        aria-label="Settings"
        className={buttonLook({ variant: 'quiet', size: 'icon', className: 'max-sm:hidden' })}
      >
        <Settings />
      </Link>
      <Link
        to={href('/settings')}
        className="relative ml-1 grid size-10 place-items-center rounded-full md:size-9"
      >
        <span className="sr-only">Your account</span>
        <span className="grid size-8 place-items-center rounded-full bg-linear-to-br from-[oklch(0.5_0.22_280)] to-[oklch(0.55_0.2_350)] text-small font-semibold text-white">
          {letter}
        </span>
      </Link>
    </header>
  )
}
