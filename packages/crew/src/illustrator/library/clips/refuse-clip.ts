import type { PhotoShape } from '../../illustrator.ts'
import { isUnspoken, refusePicture } from '../open-picture.ts'
import type { OpenPicture, Wanted } from '../open-picture.ts'

/** In seconds: shorter ones are looped, and nobody knows what the middle of a longer one shows. */
export const LENGTH = { least: 3, most: 90 }
/** So many times it may be enlarged to fill a frame; more is a blur, also of what moves. */
const ENLARGED = 3
const FRAMES: Readonly<Record<PhotoShape, readonly [number, number]>> = {
  ...{ portrait: [1080, 1920], landscape: [1920, 1080], square: [1080, 1080] },
}
/** People who talk, machines' pictures, and films that are cut of many: what moves in them is seldom what they are called after. */
const TALK =
  /\b(?:interviews?|lectures?|talks?|speech(?:es)?|briefings?|press|conferences?|webinars?|webcasts?|podcasts?|vlogs?|trailers?|teasers?|tutorials?|how to|slideshows?|presentations?|animat(?:ion|ions|ed)|simulat(?:ion|ions|ed)|visuali[sz]ations?|renderings?|renders?|cgi|3d|gameplay|screencasts?|screen recordings?|sign language|spoken|pronunciation|documentar(?:y|ies)|episodes?|this week|newsreels?|news|recaps?|highlights|promos?|commercials?|advertisements?|adverts?|music videos?|compilations?|feature films?|cartoons?|explain(?:s|ed|er)|reacts?|challenge|unboxing|review|memes?)\b/gi

/**
 * Why footage cannot be used, in a word for counts; undefined: it passes. Asked before anything is ranked. Footage under CC BY-SA never
 * does, whatever the operator allows of pictures: what is cut, slowed and captioned is an adaptation.
 */
export function refuseClip(
  clip: OpenPicture,
  wanted: Wanted & { readonly shape: PhotoShape },
): string | undefined {
  const refused = refusePicture(clip, wanted, false)
  if (refused !== undefined) return refused
  const seconds = clip.clip?.seconds ?? null
  if (seconds !== null && (seconds < LENGTH.least || seconds > LENGTH.most)) return 'length'
  const { width, height } = clip
  const [across, down] = FRAMES[wanted.shape]
  // Where it is not said, it is measured before it is cut.
  if (width !== null && height !== null && Math.max(across / width, down / height) > ENLARGED) return 'size'
  const told = [clip.title, ...clip.categories].join(' | ')
  return isUnspoken(told, TALK, wanted) ? 'talk' : undefined
}
