import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { applyTheme } from '../../lib/theme.ts'

/** Turns between light and dark; Settings also offers "as the system". */
export function ThemeButton() {
  const [isDark, setIsDark] = useState(
    () => typeof document !== 'undefined' && document.documentElement.classList.contains('dark'),
  )
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={isDark ? 'Use light theme' : 'Use dark theme'}
      onClick={() => {
        applyTheme(isDark ? 'light' : 'dark')
        setIsDark(!isDark)
      }}
    >
      {isDark ? <Sun /> : <Moon />}
    </Button>
  )
}
