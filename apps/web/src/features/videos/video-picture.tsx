import type { Video } from '@hookreel/contract'
import { classNames } from '../../lib/class-names.ts'
import { hidePicture } from './styles/style-picture.tsx'
import { STYLE_COLOURS } from '@hookreel/film'

/**
 * A video's cover: whole, whatever its shape, on its own blurred colours. Before there is a cover, the style's picture.
 */
export function VideoPicture({ video, className }: { video: Video; className?: string }) {
  const ground = STYLE_COLOURS[video.style]
  const source = video.posterUrl ?? `/styles/${video.style}.jpg`
  return (
    <span
      aria-hidden
      className={classNames('relative block overflow-hidden', className)}
      style={{ background: `linear-gradient(160deg, ${ground}, color-mix(in oklch, ${ground} 35%, black))` }}
    >
      <img
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        onError={hidePicture}
        className="absolute inset-0 size-full scale-125 object-cover opacity-70 blur-xl"
      />
      <img
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        onError={hidePicture}
        className={classNames(
          'absolute inset-0 size-full',
          video.posterUrl ? 'object-contain' : 'object-cover',
        )}
      />
    </span>
  )
}
