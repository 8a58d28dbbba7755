import { Check } from 'lucide-react'
import { ClosingCall } from '../../features/marketing/landing/closing-call.tsx'
import { EXTRA_FEATURES, FEATURES } from '../../features/marketing/content.ts'
import { FeatureCard } from '../../features/marketing/landing/feature-card.tsx'
import { describePage } from '../../features/marketing/page-head.ts'
import { PageHeading } from '../../features/marketing/page-heading.tsx'
import { SectionHeading } from '../../features/marketing/landing/section-heading.tsx'

export const meta = () =>
  describePage({
    title: 'Features | Hookreel',
    description:
      'AI video generation, ideas and scripts, batch creation, and, where the server is set up for it, posting to TikTok and analytics: what Hookreel does for creators.',
    path: '/features',
    picture: 'features',
  })

export default function Features() {
  return (
    <>
      <PageHeading
        above="Features"
        title="Everything a faceless channel needs"
        text="Ideas, scripts, voices, pictures, captions and posting, in one place and in your own look."
      />
      <ul
        data-reveal="up"
        className="mx-auto mt-14 grid w-full max-w-6xl grid-cols-1 gap-6 px-5 md:grid-cols-2 md:px-8 lg:grid-cols-3"
      >
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.id} feature={feature} level={2} />
        ))}
      </ul>
      <section aria-labelledby="more" className="mx-auto w-full max-w-6xl px-5 pt-24 md:px-8 md:pt-32">
        <SectionHeading id="more" title="And all the small things" />
        <ul className="mt-12 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {EXTRA_FEATURES.map((extra) => (
            <li key={extra} className="flex gap-3 border-b pb-4">
              <Check className="mt-0.5 size-5 shrink-0 text-ok" aria-hidden /> {extra}
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall />
    </>
  )
}
