import { ChartNoAxesColumn, Clapperboard, Layers, Lightbulb, Palette, Send } from 'lucide-react'

const ICONS = {
  generation: Clapperboard,
  posting: Send,
  ideas: Lightbulb,
  analytics: ChartNoAxesColumn,
  templates: Palette,
  batch: Layers,
} as const

export function FeatureIcon({ id }: { id: string }) {
  const Icon = Object.entries(ICONS).find(([name]) => name === id)?.[1] ?? Clapperboard
  return (
    <span className="grid size-11 place-items-center rounded-xl bg-primary-soft text-primary-ink">
      <Icon className="size-5" aria-hidden />
    </span>
  )
}
