import { ClosingCall } from '../../features/marketing/closing-call.tsx'
import { OPERATOR, PLANS } from '../../features/marketing/content.ts'
import { DemoDialog } from '../../features/marketing/demo-dialog.tsx'
import { Hero } from '../../features/marketing/hero.tsx'
import { LandingFeatures } from '../../features/marketing/landing-features.tsx'
import { describePage } from '../../features/marketing/page-head.ts'
import { StatisticsRow } from '../../features/marketing/statistics-row.tsx'
import { StepsSection } from '../../features/marketing/steps-section.tsx'
import { StylesSection } from '../../features/marketing/styles-section.tsx'
import { TestimonialsSection } from '../../features/marketing/testimonials-section.tsx'

export const meta = () =>
  describePage({
    title: 'Hookreel: a prompt becomes a finished short video',
    description:
      'Type one line. Hookreel writes the script, speaks it, draws every scene and captions every word: faceless short videos for TikTok, Instagram and YouTube. 7-day free trial.',
    path: '/',
    facts: {
      '@type': 'SoftwareApplication',
      name: 'Hookreel',
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Web',
      author: { '@type': 'Organization', name: OPERATOR.name },
      offers: PLANS.filter((plan) => plan.isOpen).map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        price: plan.monthlyPrice,
        priceCurrency: 'USD',
      })),
    },
  })

export default function Landing() {
  return (
    <div className="overflow-x-clip">
      <Hero />
      <StatisticsRow />
      <LandingFeatures />
      <StepsSection />
      <StylesSection />
      <TestimonialsSection />
      <ClosingCall />
      <DemoDialog />
    </div>
  )
}
