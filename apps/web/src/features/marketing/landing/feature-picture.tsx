import { Check, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { FramePicture } from './frame-picture.tsx'

const IDEAS = ['Why a day on Venus beats its year', 'The planet that spins backwards', 'Sunrise in the west']
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const WEEK_STYLES = ['superhero', 'default', 'horror', 'documentary', 'anime', 'crayon_drawing'] as const

/** What a feature looks like: the product's own frames and rows, set in plain HTML. */
export function FeaturePicture({ id }: { id: string }) {
  return (
    <div aria-hidden className="relative h-52 overflow-hidden rounded-t-card bg-surface-2">
      {PICTURES[id]?.()}
    </div>
  )
}

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  generation: () => (
    <div className="absolute inset-x-0 top-6 flex justify-center gap-3">
      <FramePicture style="anime" className="w-28 -rotate-4 rounded-xl shadow-pop" />
      <FramePicture style="default" className="-mt-2 w-28 rounded-xl shadow-pop" />
      <FramePicture style="superhero" className="w-28 rotate-4 rounded-xl shadow-pop" />
    </div>
  ),
  posting: () => (
    <div className="absolute inset-x-0 top-7 flex justify-center gap-4">
      <FramePicture style="horror" className="w-28 rounded-xl shadow-pop" />
      <div className="grid content-start gap-2">
        {['TikTok', 'Instagram', 'YouTube'].map((network, index) => (
          <Row key={network}>
            <span className="grid size-7 place-items-center rounded-full bg-foreground text-background">
              <Send className="size-3.5" />
            </span>
            <span className="font-medium">{network}</span>
            {index === 0 && <Check className="ml-auto size-4 text-ok" />}
          </Row>
        ))}
      </div>
    </div>
  ),
  ideas: () => (
    <div className="absolute inset-x-6 top-4 grid gap-1.5">
      {IDEAS.map((idea, index) => (
        <Row key={idea}>
          <span className="grid size-7 shrink-0 place-items-center rounded-lg bg-primary-soft text-small font-semibold text-primary-ink">
            {index + 1}
          </span>
          <span className="truncate font-medium">{idea}</span>
        </Row>
      ))}
    </div>
  ),
  analytics: () => (
    <div className="absolute inset-x-8 top-8 bottom-0 flex items-end gap-3">
      {[30, 44, 38, 62, 55, 78, 92].map((height) => (
        <span
          key={height}
          style={{ height: `${height}%` }}
          className="flex-1 rounded-t-lg bg-linear-to-t from-primary to-[oklch(0.68_0.2_330)]"
        />
      ))}
    </div>
  ),
  templates: () => (
    <div className="absolute inset-x-6 top-6 grid grid-cols-4 gap-3">
      {(['default', 'crayon_drawing', 'documentary', 'anime'] as const).map((style, index) => (
        <FramePicture
          key={style}
          style={style}
          className={`rounded-xl ${index === 0 ? 'ring-3 ring-primary ring-offset-2 ring-offset-surface-2' : 'opacity-80'}`}
        />
      ))}
    </div>
  ),
  batch: () => (
    <div className="absolute inset-x-6 top-6 grid grid-cols-5 gap-2.5">
      {WEEK.map((day, index) => (
        <div key={day} className="grid content-start gap-2 text-center text-xs font-medium text-muted">
          {day}
          {[0, 1].map((row) => (
            <FramePicture
              key={row}
              style={WEEK_STYLES[(index * 2 + row) % WEEK_STYLES.length] ?? 'default'}
              className="aspect-3/4 rounded-lg"
            />
          ))}
        </div>
      ))}
    </div>
  ),
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-36 items-center gap-2.5 rounded-xl border bg-surface px-3 py-2.5 text-sm shadow-card">
      {children}
    </div>
  )
}
