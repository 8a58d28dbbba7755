import { ArrowRight, Check, Play } from 'lucide-react'
import { buttonLook } from '../../../components/button.tsx'
import { HERO, TRIAL } from '../content.ts'
import { FramePicture } from './frame-picture.tsx'
import type { StyleId } from '@hookreel/film'

const SIDES: { style: StyleId; place: string }[] = [
  { style: 'crayon_drawing', place: '-rotate-8 translate-y-10 max-lg:hidden' },
  { style: 'anime', place: '-rotate-5 translate-y-4 max-sm:hidden' },
  { style: 'superhero', place: '-rotate-2' },
  { style: 'horror', place: 'rotate-2' },
  { style: 'documentary', place: 'rotate-5 translate-y-4 max-sm:hidden' },
]

export function Hero() {
  return (
    <section className="relative px-5 pt-12 md:px-8 md:pt-20">
      <div aria-hidden className="glow absolute inset-x-0 -top-16 h-[52rem] mask-b-from-10%" />
      <div className="relative mx-auto max-w-4xl text-center">
        <p className="appear inline-flex h-8 items-center gap-2 rounded-full border bg-surface px-3.5 text-small font-medium text-primary-ink shadow-xs [--appear-for:0.6s]">
          <span aria-hidden className="size-1.5 rounded-full bg-hot" />
          {HERO.badge}
        </p>
        <h1 className="appear mt-6 text-display font-semibold tracking-[-0.045em] [--appear-for:0.8s]">
          {HERO.heading} <span className="text-gradient block pb-1">{HERO.headingEnd}</span>
        </h1>
        <p className="appear mx-auto mt-5 max-w-2xl text-lg text-muted md:text-xl md:leading-relaxed [--appear-for:0.6s]">
          {HERO.paragraph}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/signup" className={buttonLook({ size: 'lg' })}>
            {HERO.button} <ArrowRight aria-hidden />
          </a>
          <a href="/demo/venus.mp4" data-demo className={buttonLook({ size: 'lg', variant: 'secondary' })}>
            <Play className="fill-current" aria-hidden /> {HERO.demo}
          </a>
        </div>
        <ul className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-muted">
          {[`${TRIAL.days}-day free trial`, `${TRIAL.credits} AI credits`, 'No credit card'].map((point) => (
            <li key={point} className="flex items-center gap-1.5">
              <Check className="size-4 text-ok" aria-hidden /> {point}
            </li>
          ))}
        </ul>
      </div>
      <HeroImage />
    </section>
  )
}

/** A phone with a moving film among frames in the other styles. */
function HeroImage() {
  return (
    <div className="lift relative mx-auto mt-12 max-w-6xl md:mt-16">
      <div className="appear-large flex items-center justify-center gap-3 sm:gap-5">
        {SIDES.slice(0, 3).map((side) => (
          <SideFrame key={side.style} {...side} />
        ))}
        <Phone />
        {SIDES.slice(3).map((side) => (
          <SideFrame key={side.style} {...side} />
        ))}
        <FramePicture
          style="default"
          className="w-36 shrink-0 translate-y-10 rotate-8 rounded-2xl shadow-pop ring-1 ring-black/10 max-lg:hidden xl:w-40 dark:ring-white/15"
        />
      </div>
    </div>
  )
}

function SideFrame({ style, place }: { style: StyleId; place: string }) {
  return (
    <FramePicture
      style={style}
      isEager
      className={`w-24 shrink-0 rounded-2xl shadow-pop ring-1 ring-black/10 sm:w-32 xl:w-40 dark:ring-white/15 ${place}`}
    />
  )
}

function Phone() {
  return (
    <div className="relative z-1 w-44 shrink-0 rounded-[2.2rem] bg-[oklch(0.16_0.02_282)] p-2 shadow-pop ring-1 ring-white/15 sm:w-60 xl:w-64">
      <video
        data-clip="/demo/venus-clip.mp4"
        poster="/demo/venus.webp"
        width={360}
        height={640}
        muted
        loop
        playsInline
        preload="none"
        aria-label="A film made by Hookreel: a day on Venus is longer than its year"
        className="aspect-9/16 w-full rounded-[1.75rem] bg-[oklch(0.2_0.08_310)] object-cover"
      />
      <button
        type="button"
        data-clip-switch
        hidden
        aria-label="Pause the film"
        className="absolute right-4 bottom-4 grid size-10 place-items-center rounded-full bg-black/45 text-white backdrop-blur-sm [&[hidden]]:hidden"
      >
        <span aria-hidden className="pause-mark" />
      </button>
    </div>
  )
}
