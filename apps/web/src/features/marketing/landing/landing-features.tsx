import { FEATURES } from '../content.ts'
import { FeatureCard } from './feature-card.tsx'
import { SectionHeading } from './section-heading.tsx'

export function LandingFeatures() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-5 pt-24 md:px-8 md:pt-32">
      <SectionHeading
        id="features"
        title="Everything between the idea and the post"
        text="Find an idea, make the video and post it, in one place."
      />
      <ul
        data-reveal="up"
        className="mt-12 grid grid-cols-1 gap-6 md:grid-cols-2 md:max-lg:[&>li:last-child]:col-span-2 lg:grid-cols-3"
      >
        {FEATURES.slice(0, 3).map((feature) => (
          <FeatureCard key={feature.id} feature={feature} />
        ))}
      </ul>
      <p className="mt-8 text-center">
        <a
          href="/features"
          className="inline-flex min-h-11 items-center font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          See all features
        </a>
      </p>
    </section>
  )
}
