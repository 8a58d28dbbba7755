import { GoogleButton } from '../../features/account/google-button.tsx'
import { href, Link, useLocation } from 'react-router'
import { LoginForm } from '../../features/account/login-form.tsx'

export const meta = () => [
  { title: 'Log in | Hookreel' },
  { name: 'description', content: 'Log in to Hookreel.' },
]

export default function Login() {
  const { search } = useLocation()
  return (
    <>
      <h1 className="text-title font-semibold">Welcome back</h1>
      <p className="mt-1.5 mb-7 text-sm text-muted">Log in to go on with your ideas and videos.</p>
      <GoogleButton />
      <LoginForm />
      <p className="mt-6 text-center text-sm text-muted">
        New here?{' '}
        <Link
          to={href('/signup') + search}
          className="font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          Create an account
        </Link>
      </p>
      <p className="mt-2 text-center text-sm text-muted">
        Need help?{' '}
        <a href="/support" className="font-medium text-primary-ink underline-offset-4 hover:underline">
          Contact support
        </a>
      </p>
    </>
  )
}
