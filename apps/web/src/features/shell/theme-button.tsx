import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../components/button.tsx'
import { applyTheme, followTheme, readTheme, type Theme } from '../../lib/theme.ts'

const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const
const ICONS = { light: Sun, dark: Moon, system: Monitor }
const NAMES: Record<Theme, string> = { light: 'light', dark: 'dark', system: 'as the system' }

/** Turns from light to dark to "as the system". */
export function ThemeButton() {
  const theme = useSyncExternalStore(followTheme, readTheme)
  const Icon = ICONS[theme]
  const label = `Theme: ${NAMES[theme]}. Change to ${NAMES[NEXT[theme]]}`
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => applyTheme(NEXT[theme])}
    >
      <Icon />
    </Button>
  )
}
