import { ClosingCall } from '../../features/marketing/landing/closing-call.tsx'
import { OPERATOR, PLANS } from '../../features/marketing/content.ts'
import { DemoDialog } from '../../features/marketing/landing/demo-dialog.tsx'
import { Hero } from '../../features/marketing/landing/hero.tsx'
import { LandingFeatures } from '../../features/marketing/landing/landing-features.tsx'
import { describePage } from '../../features/marketing/page-head.ts'
import { StatisticsRow } from '../../features/marketing/landing/statistics-row.tsx'
import { StepsSection } from '../../features/marketing/landing/steps-section.tsx'
import { StylesSection } from '../../features/marketing/landing/styles-section.tsx'
import { TestimonialsSection } from '../../features/marketing/landing/testimonials-section.tsx'

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
