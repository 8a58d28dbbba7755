import { BillingSwitch } from '../../features/marketing/billing-switch.tsx'
import { ANNUAL_SAVING_PERCENT, PLANS, PRICING_QUESTIONS, TRIAL } from '../../features/marketing/content.ts'
import { describePage, describeQuestions } from '../../features/marketing/page-head.ts'
import { PageHeading } from '../../features/marketing/page-heading.tsx'
import { formatPrice } from '../../features/marketing/plan-price.ts'
import { PlanCard } from '../../features/marketing/plan-card.tsx'
import { QuestionList } from '../../features/marketing/question-list.tsx'

export const meta = () =>
  describePage({
    title: 'Pricing | Hookreel',
    description: `${PLANS.map(({ name, monthlyPrice }) => `${name} ${formatPrice(monthlyPrice)}`).join(', ')} a month, ${ANNUAL_SAVING_PERCENT}% less when paid for a year. Begin with ${TRIAL.days} days and ${TRIAL.credits} AI credits, no credit card.`,
    path: '/pricing',
    picture: 'pricing',
    facts: describeQuestions(PRICING_QUESTIONS),
  })

export default function Pricing() {
  return (
    <>
      <PageHeading above="Pricing" title="Simple prices, finished videos" text={TRIAL.note} />
      <div className="group/billing relative mx-auto w-full max-w-6xl px-5 md:px-8">
        <BillingSwitch />
        <ul className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-3">
          {PLANS.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
        <p className="mt-8 text-center text-sm text-muted">
          The number of videos is counted in videos of up to a minute; longer ones cost more credits, and the
          page says how many before you order. Prices in US dollars. Credits can also be bought in packages,
          and unused ones returned within 30 days.
        </p>
      </div>
      <section aria-labelledby="questions" className="mx-auto w-full max-w-3xl px-5 py-24 md:px-8 md:py-32">
        <h2 id="questions" className="mb-10 text-center text-section font-semibold tracking-[-0.028em]">
          Questions and answers
        </h2>
        <QuestionList questions={PRICING_QUESTIONS} />
        <p className="mt-8 text-center text-muted">
          Something else?{' '}
          <a href="/support" className="font-medium text-primary-ink underline underline-offset-4">
            Look into the help
          </a>{' '}
          or{' '}
          <a href="/support#contact" className="font-medium text-primary-ink underline underline-offset-4">
            write to us
          </a>
          .
        </p>
      </section>
    </>
  )
}
