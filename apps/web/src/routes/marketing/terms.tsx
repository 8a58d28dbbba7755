import { LegalPage } from '../../features/marketing/legal-page.tsx'
import { TERMS } from '../../features/marketing/legal-texts.ts'
import { describePage } from '../../features/marketing/page-head.ts'

export const meta = () =>
  describePage({
    title: 'Terms of Service | Hookreel',
    description:
      'What you and we agree on when you use Hookreel: accounts, credits, refunds, and that what you make is yours.',
    path: '/terms',
  })

export default function Terms() {
  return <LegalPage title="Terms of Service" sections={TERMS} />
}
