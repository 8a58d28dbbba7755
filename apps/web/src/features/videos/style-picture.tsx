import type { SyntheticEvent } from 'react'
import type { StyleId } from './style-ids.ts'
import { classNames } from '../../lib/class-names.ts'

/** A picture that is not there leaves its coloured ground, not a broken-picture sign. */
export function hidePicture(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.style.visibility = 'hidden'
}

/** A frame drawn in a style, made ahead of time by the illustrator (scripts/draw-style-previews.ts). */
export function StylePicture(props: {
  style: StyleId
  colour: string
  alt: string
  className?: string
  isEager?: boolean
}) {
  return (
    <span
      className={classNames('block overflow-hidden', props.className)}
      style={{
        background: `linear-gradient(160deg, ${props.colour}, color-mix(in oklch, ${props.colour} 35%, black))`,
      }}
    >
      <img
        src={`/styles/${props.style}.jpg`}
        alt={props.alt}
        width={360}
        height={640}
        loading={props.isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={hidePicture}
        className="size-full object-cover"
      />
    </span>
  )
}
