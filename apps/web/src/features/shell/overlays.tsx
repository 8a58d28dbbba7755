import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useShortcuts } from './use-shortcuts.ts'

const CommandPalette = lazyPart(() => import('./command-palette.tsx'))
const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx'))

type Overlay = 'palette' | 'sheet'

/** Which of the two lies over the page; the code of each loads when it is first asked for. */
export function useOverlays() {
  const [shown, setShown] = useState<Overlay | null>(null)
  const [loaded, setLoaded] = useState<readonly Overlay[]>([])
  const show = useCallback((overlay: Overlay) => {
    setShown(overlay)
    setLoaded((before) => (before.includes(overlay) ? before : [...before, overlay]))
  }, [])
  const showPalette = useCallback(() => show('palette'), [show])
  const showSheet = useCallback(() => show('sheet'), [show])
  useShortcuts({ palette: showPalette, sheet: showSheet })
  return { shown, loaded, setShown, showPalette, showSheet }
}

export function Overlays(props: {
  overlays: ReturnType<typeof useOverlays>
  onToggleSidebar: () => void
  onSignOut: () => void
}) {
  const navigate = useNavigate()
  const { shown, loaded, setShown, showSheet } = props.overlays
  const change = (overlay: Overlay) => (open: boolean) => setShown(open ? overlay : null)
  return (
    <Suspense>
      {loaded.includes('palette') && (
        <CommandPalette
          open={shown === 'palette'}
          onOpenChange={change('palette')}
          actions={{
            navigate,
            toggleSidebar: props.onToggleSidebar,
            showShortcuts: showSheet,
            signOut: props.onSignOut,
          }}
        />
      )}
      {loaded.includes('sheet') && <ShortcutSheet open={shown === 'sheet'} onOpenChange={change('sheet')} />}
    </Suspense>
  )
}
