import { ArrowRight, AudioLines, Captions, Lightbulb, Palette } from 'lucide-react'
import type { CSSProperties } from 'react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { Logo } from '../../components/logo.tsx'
import { STYLE_GROUNDS, type StyleId } from '../../features/videos/style-ids.ts'
import { StylePicture } from '../../features/videos/style-picture.tsx'

export const meta = () => [
  { title: 'Hookreel: a prompt becomes a finished short video' },
  {
    name: 'description',
    content:
      'Write a prompt, pick an idea, choose a style and a voice. Hookreel makes the narrated, captioned video.',
  },
]

const STEPS = [
  {
    icon: Lightbulb,
    title: 'Say what it is about',
    text: 'A prompt or your own notes become ideas with a hook, a caption and a script.',
  },
  {
    icon: Palette,
    title: 'Choose a look',
    text: 'Six styles, from cinematic to crayon. Every scene is drawn for your script.',
  },
  {
    icon: AudioLines,
    title: 'Choose a voice',
    text: 'Listen before you choose. The pace is fitted to the length you asked for.',
  },
  {
    icon: Captions,
    title: 'Watch and download',
    text: 'Captions word by word, music under the voice, ready for a phone screen.',
  },
]

const FAN: { style: StyleId; place: string }[] = [
  { style: 'crayon_drawing', place: 'mt-14 -rotate-6 max-sm:hidden' },
  { style: 'horror', place: 'mt-6 -rotate-3' },
  { style: 'default', place: 'z-1 scale-110' },
  { style: 'superhero', place: 'mt-6 rotate-3' },
  { style: 'anime', place: 'mt-14 rotate-6 max-sm:hidden' },
]

/** A custom property, which React's own type of a style does not name. */
const RISE_AFTER = { '--rise-after': '0.15s' } as CSSProperties

export default function Start() {
  return (
    <div className="relative overflow-hidden">
      <div aria-hidden className="glow absolute inset-x-0 top-0 h-[44rem]" />
      <header className="relative mx-auto flex h-16 max-w-6xl items-center justify-between px-5 md:px-8">
        <Link to={href('/')} aria-label="Hookreel home" className="rounded-lg">
          <Logo />
        </Link>
        <nav aria-label="Account" className="flex items-center gap-1">
          <Link to={href('/login')} className={buttonLook({ variant: 'ghost' })}>
            Log in
          </Link>
          <Link to={href('/signup')} className={buttonLook()}>
            Get started
          </Link>
        </nav>
      </header>
      <main className="relative mx-auto max-w-6xl px-5 md:px-8">
        <section className="rise pt-14 text-center md:pt-20">
          <h1 className="text-display font-semibold tracking-[-0.035em]">
            From a prompt <br className="sm:hidden" />
            <span className="text-gradient">to a finished video</span>
          </h1>
          <p className="mx-auto mt-5 max-w-xl text-lg text-muted">
            Hookreel finds the idea, writes the script, speaks it, draws it and cuts the short. You never show
            your face.
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <Link to={href('/signup')} className={buttonLook({ size: 'lg' })}>
              Get started <ArrowRight />
            </Link>
            <Link to={href('/login')} className={buttonLook({ size: 'lg', variant: 'secondary' })}>
              Log in
            </Link>
          </div>
          <p className="mt-4 text-sm text-muted">7-day free trial. 100 AI credits. No credit card.</p>
        </section>
        <div
          aria-hidden
          className="rise mx-auto mt-16 flex max-w-4xl items-start justify-center gap-3 px-2 sm:gap-5"
          style={RISE_AFTER}
        >
          {FAN.map((frame) => (
            <StylePicture
              key={frame.style}
              style={frame.style}
              colour={STYLE_GROUNDS[frame.style]}
              alt=""
              isEager
              className={`aspect-9/16 w-1/3 rounded-2xl shadow-pop ring-1 ring-black/10 sm:w-1/5 dark:ring-white/15 ${frame.place}`}
            />
          ))}
        </div>
        <section aria-labelledby="how" className="py-24">
          <h2 id="how" className="text-center text-title font-semibold">
            Four choices, one video
          </h2>
          <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {STEPS.map((step, index) => (
              <li key={step.title} className="rounded-card border bg-surface p-5 shadow-card">
                <span className="flex items-center justify-between">
                  <span className="grid size-9 place-items-center rounded-lg bg-primary-soft text-primary-ink">
                    <step.icon className="size-[18px]" aria-hidden />
                  </span>
                  <span aria-hidden className="text-small font-medium text-muted tabular-nums">
                    {index + 1}
                  </span>
                </span>
                <h3 className="mt-4 font-semibold">{step.title}</h3>
                <p className="mt-1.5 text-sm text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  )
}
