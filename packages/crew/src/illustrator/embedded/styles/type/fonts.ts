import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** Files of the bundled fonts, by the family they are registered under. The one of Latin letters comes last: only it has kerning then. */
const FILES: Record<string, readonly string[]> = {
  'Hookreel Montserrat': ['montserrat/files/montserrat-latin-900-normal.woff2'],
  'Hookreel Gochi Hand': ['gochi-hand/files/gochi-hand-latin-400-normal.woff2'],
  'Hookreel Creepster': ['creepster/files/creepster-latin-400-normal.woff2'],
  'Hookreel Bangers': ['bangers/files/bangers-latin-400-normal.woff2'],
  'Hookreel Anton': [
    'anton/files/anton-latin-ext-400-normal.woff2',
    'anton/files/anton-latin-400-normal.woff2',
  ],
  'Hookreel Oswald': ['oswald/files/oswald-latin-700-normal.woff2'],
  'Hookreel Special Elite': ['special-elite/files/special-elite-latin-400-normal.woff2'],
  'Hookreel M PLUS Rounded': [
    'm-plus-rounded-1c/files/m-plus-rounded-1c-cyrillic-900-normal.woff2',
    'm-plus-rounded-1c/files/m-plus-rounded-1c-latin-900-normal.woff2',
  ],
}

let isDone = false

/** Makes the bundled fonts known to the canvas; the first call does it, later ones cost nothing. */
export function registerPictureFonts(): void {
  if (isDone) return
  const { resolve } = createRequire(import.meta.url)
  for (const [family, files] of Object.entries(FILES)) {
    for (const file of files) GlobalFonts.registerFromPath(resolve(`@fontsource/${file}`), family)
  }
  isDone = true
}

/** A CSS font of a bundled family with a fallback for other scripts. */
export function pictureFont(family: string, size: number): string {
  registerPictureFonts()
  return `${size.toFixed(1)}px "${family}", "Hookreel M PLUS Rounded", sans-serif`
}
