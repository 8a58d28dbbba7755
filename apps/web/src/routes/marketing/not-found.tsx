import { useEffect } from 'react'
import { buttonLook } from '../../components/button.tsx'
import { FramePicture } from '../../features/marketing/landing/frame-picture.tsx'
import { PublicBar } from '../../features/marketing/public-bar.tsx'
import { PublicFooter } from '../../features/marketing/public-footer.tsx'

export const meta = () => [{ title: 'Page not found | Hookreel' }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  // The bar and the footer are those of the public pages, whose own script moves them.
  useEffect(() => void import('../../marketing.ts'), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicBar path="" />
      <main
        id="content"
        className="relative mx-auto grid w-full max-w-4xl flex-1 items-center gap-12 px-5 py-16 text-center md:grid-cols-[1fr_auto] md:px-8 md:text-left"
      >
        <div>
          <p className="text-gradient inline-block text-display font-semibold tracking-[-0.05em]">404</p>
          <h1 className="mt-3 text-headline font-semibold tracking-[-0.035em]">Oops! Page not found</h1>
          <p className="mt-4 text-lg text-balance text-muted">
            There is nothing at this address. It may have moved, or the link has a typo.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-md:justify-center">
            <a href="/" className={buttonLook({ size: 'lg' })}>
              Return to Home
            </a>
            <a href="/support" className={buttonLook({ size: 'lg', variant: 'secondary' })}>
              Help Center
            </a>
          </div>
        </div>
        <FramePicture
          style="horror"
          className="mx-auto w-44 rotate-4 rounded-2xl shadow-pop ring-1 ring-black/10 md:w-56"
        />
      </main>
      <PublicFooter />
    </div>
  )
}
