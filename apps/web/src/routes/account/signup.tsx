import { SIGN_UP_CREDITS, TRIAL_DAYS } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from '../../api/queries.ts'
import { GoogleButton } from '../../features/account/google-button.tsx'
import { href, Link, useLocation } from 'react-router'
import { SignupForm } from '../../features/account/signup-form.tsx'

export const meta = () => [
  { title: 'Create your account | Hookreel' },
  { name: 'description', content: 'Start with 100 AI credits. No credit card.' },
]

export default function Signup() {
  const { search } = useLocation()
  const offersTrial = useQuery(instanceQuery).data?.offersTrial ?? true
  return (
    <>
      <h1 className="text-title font-semibold">Create your account</h1>
      <p className="mt-1.5 mb-7 text-sm text-muted">
        {offersTrial
          ? `${TRIAL_DAYS}-day free trial with ${SIGN_UP_CREDITS} AI credits. No credit card.`
          : 'Whom the free trial is offered, the operator of this server decides.'}
      </p>
      <GoogleButton />
      <SignupForm />
      <p className="mt-6 text-center text-sm text-muted">
        Already have an account?{' '}
        <Link
          to={href('/login') + search}
          className="font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          Log in
        </Link>
      </p>
    </>
  )
}
