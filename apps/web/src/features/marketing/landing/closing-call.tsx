import { ArrowRight } from 'lucide-react'
import { buttonLook } from '../../../components/button.tsx'
import { CLOSING, STYLES } from '../content.ts'
import { FramePicture } from './frame-picture.tsx'

export function ClosingCall() {
  return (
    <section aria-labelledby="begin" className="mx-auto w-full max-w-6xl px-5 py-24 md:px-8 md:py-32">
      <div data-reveal="rise">
        <div className="reveal relative isolate overflow-hidden rounded-[2rem] bg-[oklch(0.36_0.17_280)] px-6 py-16 text-center text-white shadow-pop md:py-24">
          <div
            aria-hidden
            className="absolute inset-0 -z-1 flex items-center justify-center gap-4 opacity-35"
          >
            {STYLES.map((style) => (
              <FramePicture
                key={style.id}
                style={style.id}
                className="w-44 shrink-0 rotate-6 rounded-2xl odd:translate-y-10"
              />
            ))}
          </div>
          <div
            aria-hidden
            className="absolute inset-0 -z-1 bg-[radial-gradient(60%_90%_at_50%_50%,oklch(0.3_0.16_280/.96),oklch(0.33_0.17_285/.72))]"
          />
          <h2 id="begin" className="text-section font-semibold tracking-[-0.028em]">
            {CLOSING.heading}
          </h2>
          <p className="mx-auto mt-4 max-w-lg text-lg text-white/85">{CLOSING.text}</p>
          <a href="/signup" className={buttonLook({ variant: 'onDark', size: 'lg', className: 'mt-8' })}>
            {CLOSING.button} <ArrowRight aria-hidden />
          </a>
          <p className="mt-4 text-sm text-white/85">{CLOSING.note}</p>
        </div>
      </div>
    </section>
  )
}
