import type { SyntheticEvent } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { STYLE_IDS, type StyleId } from '@hookreel/film'

/** All styles side by side in one file, in the order of their ids: a page that shows them all asks once. */
const SHEET = '/styles/all.webp'

/** A picture that is not there leaves its coloured ground, not a broken-picture sign. */
export function hidePicture(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.style.visibility = 'hidden'
}

function groundOf(colour: string) {
  return { background: `linear-gradient(160deg, ${colour}, color-mix(in oklch, ${colour} 35%, black))` }
}

/** A frame drawn in a style, whole and large, made ahead of time by the illustrator (scripts/draw-style-previews.ts). */
export function StylePicture(props: { style: StyleId; colour: string; alt: string; className?: string }) {
  return (
    <span className={classNames('block overflow-hidden', props.className)} style={groundOf(props.colour)}>
      <img
        src={`/styles/${props.style}.jpg`}
        alt={props.alt}
        width={360}
        height={640}
        decoding="async"
        onError={hidePicture}
        className="size-full object-cover"
      />
    </span>
  )
}

/** The middle of the same frame, small: its place is at least as wide as 9:16. Stands beside words that name the style. */
export function StyleTile(props: { style: StyleId; colour: string; className: string }) {
  return (
    <span
      // It may lie over the choice that it shows: a click is the choice's.
      className={classNames('pointer-events-none relative block overflow-hidden', props.className)}
      style={groundOf(props.colour)}
    >
      <img
        src={SHEET}
        alt=""
        loading="lazy"
        decoding="async"
        onError={hidePicture}
        className="absolute top-1/2 h-auto max-w-none -translate-y-1/2"
        style={{
          width: `${STYLE_IDS.length * 100}%`,
          left: `-${STYLE_IDS.indexOf(props.style) * 100}%`,
          aspectRatio: `${STYLE_IDS.length * 9} / 16`,
        }}
      />
    </span>
  )
}
