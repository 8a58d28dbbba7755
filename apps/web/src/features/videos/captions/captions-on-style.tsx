import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { STYLE_COLOURS } from '@hookreel/film'
import { StyleTile } from '../styles/style-picture.tsx'

/** The film's own painter and its letters, fetched when the samples come near the window. */
const CaptionSample = lazyPart(() => import('./caption-sample.tsx'))

/** Captions as the film draws them, over the style's picture; fills its place. */
export function CaptionsOnStyle(props: ComponentProps<typeof CaptionSample> & { isSeen: boolean }) {
  const { isSeen, ...sample } = props
  return (
    <>
      {/* So large that the captions in the lower third of the picture are not seen. */}
      <StyleTile
        style={sample.style}
        colour={STYLE_COLOURS[sample.style]}
        className="absolute inset-0 size-full origin-top scale-160"
      />
      {isSeen && (
        <Suspense>
          <CaptionSample {...sample} />
        </Suspense>
      )}
    </>
  )
}
