import { STEPS } from '../content.ts'
import { SectionHeading } from './section-heading.tsx'

const SCREENS = ['ideas', 'styles', 'storyboard', 'videos'] as const

/** How a film comes about, with the studio's own pages (scripts/take-studio-shots.ts). */
export function StepsSection() {
  return (
    <section aria-labelledby="how" className="mx-auto max-w-6xl px-5 pt-24 md:px-8 md:pt-32">
      <SectionHeading
        id="how"
        title="From a line to a film in four steps"
        text="No camera, no timeline, no editing software."
      />
      <ol className="mt-14 grid gap-16 md:gap-24">
        {STEPS.map((step, index) => (
          <li
            key={step.title}
            className="grid items-center gap-8 md:grid-cols-[2fr_3fr] md:gap-14 md:even:[&>div:first-child]:order-2 md:even:grid-cols-[3fr_2fr]"
          >
            <div>
              <p className="text-gradient inline-block text-5xl font-semibold tracking-[-0.04em]">
                {index + 1}
              </p>
              <h3 className="mt-3 text-2xl font-semibold">{step.title}</h3>
              <p className="mt-3 text-lg text-muted">{step.text}</p>
            </div>
            <ScreenShot name={SCREENS[index] ?? 'ideas'} title={step.title} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function ScreenShot({ name, title }: { name: string; title: string }) {
  return (
    <div className="overflow-hidden rounded-2xl border bg-surface-2 shadow-pop">
      <div aria-hidden className="flex gap-1.5 border-b bg-surface px-4 py-3">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2.5 rounded-full bg-surface-3" />
        ))}
      </div>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={`/screens/${name}-${theme}.webp`}
          alt={`The studio: ${title.toLowerCase()}`}
          width={1200}
          height={750}
          loading="lazy"
          decoding="async"
          className={`w-full ${theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}`}
        />
      ))}
    </div>
  )
}
