import { Outlet, useLocation } from 'react-router'
import { PublicBar } from '../../features/marketing/public-bar.tsx'
import { PublicFooter } from '../../features/marketing/public-footer.tsx'

/** Written out as plain HTML, without React (react-router.config.ts). */
export const handle = { static: true }

export default function MarketingFrame() {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicBar path={pathname.replace(/(.)\/$/, '$1')} />
      <main id="content" className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
