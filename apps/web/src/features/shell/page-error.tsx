import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { LogoMark } from '../../components/logo.tsx'

/** A whole page that has only one thing to say, and one way on. */
export function PageError(props: { title: string; text: string; code?: string }) {
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden p-6 text-center">
      <div aria-hidden className="glow absolute inset-x-0 top-0 h-[28rem]" />
      <div className="relative grid justify-items-center">
        <LogoMark className="size-11" />
        {props.code && (
          <p className="text-gradient mt-8 text-display font-semibold tracking-tight">{props.code}</p>
        )}
        <h1 className="mt-3 text-title font-semibold">{props.title}</h1>
        <p className="mt-2 max-w-sm text-muted">{props.text}</p>
        <Link to={href('/')} reloadDocument className={buttonLook({ className: 'mt-7' })}>
          Return to Home
        </Link>
      </div>
    </main>
  )
}
