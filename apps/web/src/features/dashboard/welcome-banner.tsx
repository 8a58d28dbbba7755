import { Sparkles } from 'lucide-react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'

/** Greets, and leads to the first step. */
export function WelcomeBanner({ name, isNew }: { name: string | undefined; isNew: boolean }) {
  return (
    <section className="relative overflow-hidden rounded-2xl bg-[oklch(0.33_0.16_281)] p-6 text-white md:p-8">
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(50%_140%_at_100%_0%,oklch(0.62_0.2_20/.65),transparent_70%),radial-gradient(60%_120%_at_0%_0%,oklch(0.5_0.23_284/.7),transparent_70%)]"
      />
      <div className="relative flex gap-5 max-sm:flex-col sm:items-end sm:justify-between">
        <div className="min-w-0">
          {/* The name comes later: it has its own line on a phone, and never makes another. */}
          <h1 className="text-title font-semibold sm:truncate" title={name}>
            Welcome back{name ? ', ' : '!'}
            <span className="max-sm:block max-sm:min-h-[1lh] max-sm:truncate">
              {name && (
                <>
                  <bdi>{name}</bdi>!
                </>
              )}
            </span>
          </h1>
          <p className="mt-1.5 text-sm text-white/85 md:text-base">
            {isNew ? 'Your first video is one prompt away.' : 'What will the next video be about?'}
          </p>
        </div>
        <Link
          to={href('/generate-ideas')}
          className={buttonLook({ variant: 'onDark', className: 'self-start sm:self-auto' })}
        >
          <Sparkles /> Generate ideas
        </Link>
      </div>
    </section>
  )
}
