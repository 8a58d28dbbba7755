import { StylePicture } from '../videos/styles/style-picture.tsx'
import { STYLE_COLOURS, type StyleId } from '@hookreel/film'

const FRAMES: { style: StyleId; place: string }[] = [
  { style: 'anime', place: 'mt-16 -rotate-2' },
  { style: 'default', place: 'rotate-1' },
  { style: 'superhero', place: 'mt-24 rotate-2' },
]

/** What comes out, beside the form: frames in three of the styles. */
export function SampleFilms() {
  return (
    <aside
      aria-label="What you can make"
      className="relative hidden overflow-hidden bg-[oklch(0.19_0.05_282)] text-white lg:flex lg:flex-col lg:justify-center"
    >
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(60%_50%_at_75%_10%,oklch(0.5_0.24_285/.55),transparent_70%),radial-gradient(50%_45%_at_15%_95%,oklch(0.6_0.2_20/.4),transparent_70%)]"
      />
      <div
        aria-hidden
        className="relative mx-auto flex w-full max-w-xl items-start justify-center gap-5 px-10"
      >
        {FRAMES.map((frame) => (
          <StylePicture
            key={frame.style}
            style={frame.style}
            colour={STYLE_COLOURS[frame.style]}
            alt=""
            className={`aspect-9/16 w-1/3 max-w-44 rounded-2xl shadow-2xl ring-1 ring-white/15 ${frame.place}`}
          />
        ))}
      </div>
      <div className="relative mx-auto mt-12 max-w-md px-8 text-center">
        <p className="text-xl font-semibold tracking-tight">A prompt becomes a finished short video</p>
        <p className="mt-2 text-sm text-white/75">
          Ideas, script, voice, pictures, music and captions. No camera, no editing.
        </p>
      </div>
    </aside>
  )
}
