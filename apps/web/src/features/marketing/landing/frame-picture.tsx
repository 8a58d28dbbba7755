import { STYLE_COLOURS, type StyleId } from '@hookreel/film'
import { classNames } from '../../../lib/class-names.ts'

/** A frame of a real film in a style, small (scripts/make-marketing-pictures.ts). What is below the fold is lazy. */
export function FramePicture(props: { style: StyleId; alt?: string; className?: string; isEager?: boolean }) {
  return (
    <span
      className={classNames('block aspect-9/16 overflow-hidden', props.className)}
      style={{ background: STYLE_COLOURS[props.style] }}
    >
      <img
        src={`/frames/${props.style}.webp`}
        alt={props.alt ?? ''}
        width={360}
        height={640}
        loading={props.isEager ? undefined : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  )
}
