export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const CHANGED = 'theme-changed'

/**
 * Runs in the page's head before anything is painted: sets the theme and keeps it the machine's where that was chosen (the start page runs no other script), whether the address is one of the app's own,
 * whether the sidebar is folded, and whether somebody is signed in (for the public pages). Kept in step with `applyTheme` and `readSidebarOpen`.
 */
export const BOOT_SCRIPT = `(()=>{const c=document.documentElement.classList,d=matchMedia('(prefers-color-scheme: dark)'),wear=()=>{let t=null;try{t=localStorage.getItem('theme')}catch{}c.toggle('dark',t==='dark'||(t!=='light'&&d.matches))};wear();d.addEventListener('change',()=>{wear();dispatchEvent(new Event('${CHANGED}'))});if(/^\\/(dashboard|generate-|my-|edit-idea|videos|calendar|analytics|credits|settings)/.test(location.pathname))c.add('is-app');if(/(?:^|; )sidebar_state=false/.test(document.cookie))c.add('is-rail');if(/(?:^|; )signed_in=1/.test(document.cookie))c.add('is-signed-in')})()`

export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
  dispatchEvent(new Event(CHANGED))
}

/** Calls back whenever the theme is chosen anew, wherever that was; returns how to stop. */
export function followTheme(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}
