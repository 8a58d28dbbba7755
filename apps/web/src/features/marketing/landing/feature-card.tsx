import type { Feature } from '../content.ts'
import { FeatureIcon } from './feature-icon.tsx'
import { FeaturePicture } from './feature-picture.tsx'

export function FeatureCard({ feature, level = 3 }: { feature: Feature; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <li className="reveal flex flex-col overflow-hidden rounded-card border bg-surface shadow-card">
      <FeaturePicture id={feature.id} />
      <div className="relative border-t p-6">
        <span className="absolute -top-6 left-6 rounded-xl ring-4 ring-surface">
          <FeatureIcon id={feature.id} />
        </span>
        <Heading className="mt-5 text-lg font-semibold">{feature.title}</Heading>
        <p className="mt-2 text-muted">{feature.text}</p>
      </div>
    </li>
  )
}
