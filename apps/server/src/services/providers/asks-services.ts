import type { CrewSettings } from '@hookreel/crew'
import type { PictureSource } from '@hookreel/film'

/** Whether something of what was ordered comes from a service or the open web: what is drawn and spoken here asks none, whatever is configured. */
export function asksServices(
  crew: Pick<CrewSettings, 'narrator' | 'illustrator' | 'openPictures'>,
  { pictures, voices }: { readonly pictures: PictureSource; readonly voices: readonly string[] },
): boolean {
  if (crew.narrator.some(({ provider }) => voices.some((voice) => voice.startsWith(`${provider}:`))))
    return true
  if (pictures === 'drawn') return false
  const isOpen = pictures === 'real' || pictures === 'mixed'
  return isOpen ? crew.openPictures !== undefined : crew.illustrator.length > 0
}
