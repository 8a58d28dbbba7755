import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { href, Link } from 'react-router'
import { tellKeptStops } from '../../api/stopped-orders.ts'
import { Logo } from '../../components/logo.tsx'
import { classNames } from '../../lib/class-names.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { AppHeader } from './app-header.tsx'
import { NavList } from './nav-list.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Overlays, useOverlays } from './overlays.tsx'
import { useSidebar } from './sidebar-state.ts'
import { SidebarFoot } from './sidebar-foot.tsx'
import { useTitleProgress } from './title-progress.ts'

const MobileNav = lazyPart(() => import('./mobile-nav.tsx'))

/** The frame of every signed-in page: sidebar, header, and the page itself. */
export function AppShell(props: { title: string; onSignOut: () => void; children: ReactNode }) {
  const { isOpen, setIsOpen, isDrawerOpen, setIsDrawerOpen } = useSidebar()
  const overlays = useOverlays()
  useTitleProgress()
  useEffect(tellKeptStops, [])
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  if (isDrawerOpen && !wasDrawerOpened) setWasDrawerOpened(true)
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:shadow-pop"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        <aside
          className={classNames(
            'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden border-r bg-surface py-3 transition-[width] duration-200 ease-out-soft md:flex',
            isOpen ? 'w-64 px-3' : 'w-12 px-1.5',
          )}
        >
          <Link
            to={href('/dashboard')}
            aria-label="Hookreel dashboard"
            className={classNames('mb-4 flex h-10 items-center self-start rounded-lg', isOpen && 'px-1.5')}
          >
            <Logo isTextHidden={!isOpen} />
          </Link>
          <nav aria-label="App" className="flex-1">
            <NavList isFolded={!isOpen} />
          </nav>
          <SidebarFoot isFolded={!isOpen} onSignOut={props.onSignOut} />
        </aside>
        {wasDrawerOpened && (
          <Suspense>
            <MobileNav open={isDrawerOpen} onOpenChange={setIsDrawerOpen} onSignOut={props.onSignOut} />
          </Suspense>
        )}
        <Overlays
          overlays={overlays}
          onToggleSidebar={() => setIsOpen(!isOpen)}
          onSignOut={props.onSignOut}
        />
        {/* Says where one is after a way within the app. */}
        <p role="status" className="sr-only">
          {props.title}
        </p>
        <div className="flex min-w-0 flex-1 flex-col">
          <AppHeader
            title={props.title}
            isSidebarOpen={isOpen}
            onToggleSidebar={() => setIsOpen(!isOpen)}
            onOpenDrawer={() => setIsDrawerOpen(true)}
            onOpenPalette={overlays.showPalette}
          />
          <OfflineBanner />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 p-4 pb-16 outline-hidden md:p-8 md:pb-20"
          >
            {props.children}
          </main>
        </div>
      </div>
    </>
  )
}
