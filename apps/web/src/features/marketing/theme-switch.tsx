import { Moon, Sun } from 'lucide-react'
import { buttonLook } from '../../components/button.tsx'

/** Light or dark; pressed by the pages' own script, and not there without it. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch
      aria-label="Switch between light and dark"
      className={buttonLook({ variant: 'quiet', size: 'icon-sm', className: 'invisible' })}
    >
      <Moon className="dark:hidden" aria-hidden />
      <Sun className="hidden dark:block" aria-hidden />
    </button>
  )
}
