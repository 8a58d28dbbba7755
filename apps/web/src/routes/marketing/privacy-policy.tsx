import { LegalPage } from '../../features/marketing/legal-page.tsx'
import { PRIVACY } from '../../features/marketing/legal-texts.ts'
import { describePage } from '../../features/marketing/page-head.ts'

export const meta = () =>
  describePage({
    title: 'Privacy Policy | Hookreel',
    description: 'What Hookreel keeps about you, what for, how long, and how you see, export and delete it.',
    path: '/privacy-policy',
  })

export default function PrivacyPolicy() {
  return <LegalPage title="Privacy Policy" sections={PRIVACY} />
}
