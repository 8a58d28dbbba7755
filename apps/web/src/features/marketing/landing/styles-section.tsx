import { STYLES } from '../content.ts'
import { FramePicture } from './frame-picture.tsx'

/** The same product in every style. On a phone the row is swept sideways. */
export function StylesSection() {
  return (
    <section
      aria-labelledby="styles"
      className="mt-24 bg-[oklch(0.17_0.035_282)] py-20 text-white md:mt-32 md:py-28"
    >
      <div className="mx-auto max-w-2xl px-5 text-center md:px-8">
        <h2 id="styles" className="text-section font-semibold tracking-[-0.028em]">
          Six styles, drawn for your script
        </h2>
        <p className="mt-4 text-lg text-white/75">
          Drawn without stock footage: every picture below is a frame of a film that Hookreel made.
        </p>
      </div>
      <ul
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Styles"
        className="mx-auto mt-12 flex max-w-7xl snap-x snap-mandatory gap-4 overflow-x-auto px-5 pb-4 md:px-8 xl:grid xl:grid-cols-6 xl:overflow-visible"
      >
        {STYLES.map((style) => (
          <li key={style.id} className="w-48 shrink-0 snap-center xl:w-auto">
            <FramePicture
              style={style.id}
              alt={`A film frame in the style ${style.name}`}
              className="rounded-2xl ring-1 ring-white/15"
            />
            <h3 className="mt-4 font-semibold">{style.name}</h3>
            <p className="mt-0.5 text-sm text-white/70">{style.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
