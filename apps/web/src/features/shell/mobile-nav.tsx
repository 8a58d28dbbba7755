import { Drawer } from '@base-ui/react/drawer'
import { BACKDROP_LOOK } from '../../components/dialog.tsx'
import { Logo } from '../../components/logo.tsx'
import { NavList } from './nav-list.tsx'
import { SidebarFoot } from './sidebar-foot.tsx'

/** The sidebar on a phone: a drawer from the left that keeps the focus and can be swiped away. */
export default function MobileNav(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignOut: () => void
}) {
  return (
    <Drawer.Root open={props.open} onOpenChange={props.onOpenChange} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop className={BACKDROP_LOOK} />
        <Drawer.Viewport className="fixed inset-0 z-50">
          <Drawer.Popup className="flex h-dvh w-72 flex-col bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-pop outline-hidden transition-transform duration-200 ease-out-soft data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
            <Drawer.Title className="mb-5 px-1">
              <Logo />
            </Drawer.Title>
            <nav aria-label="App" className="flex-1">
              <NavList onGo={() => props.onOpenChange(false)} />
            </nav>
            <SidebarFoot onSignOut={props.onSignOut} />
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
