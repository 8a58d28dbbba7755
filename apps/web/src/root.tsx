import font from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root'
import { watchConnection } from './api/connection.ts'
import { queryClient } from './api/query-client.ts'
import { FrameSkeleton } from './features/shell/frame-skeleton.tsx'
import { OfflineBanner } from './features/shell/offline-banner.tsx'
import { PageError } from './features/shell/page-error.tsx'
// oxlint-disable-next-line import/default -- Vite makes the default export from the query: the script's address.
import marketingScript from './marketing.ts?worker&url'
import { lazyPart } from './lib/lazy-part.ts'
import { BOOT_SCRIPT } from './lib/theme.ts'
import './styles/app.css'

const Toaster = lazyPart(() => import('./components/toaster.tsx'))

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  // Public pages are plain HTML with one small script; React is taken out of them after the build.
  const isStatic = useMatches().some(({ handle }) => isStaticHandle(handle))
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fafafb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d0d13" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isStatic && <script type="module" src={marketingScript} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The app is nothing without scripts; those who have none read why, not an empty page. */
function NoScript() {
  return (
    <noscript>
      <div className="mx-auto grid max-w-md gap-3 px-5 py-24 text-center">
        <h1 className="text-title font-semibold">This page needs JavaScript</h1>
        <p className="text-muted">
          Ideas and videos are made in an app. Please switch JavaScript on and load the page again, or go to
          the{' '}
          <a href="/" className="underline underline-offset-4">
            start page
          </a>
          , which works without.
        </p>
      </div>
    </noscript>
  )
}

function isStaticHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'static' in handle && handle.static === true
}

/** Written into the fallback page: the app's frame is on the screen before any script has run. */
export function HydrateFallback() {
  useEffect(watchConnection, [])
  return (
    <QueryClientProvider client={queryClient}>
      <NoScript />
      <OfflineBanner isEmpty />
      <FrameSkeleton />
    </QueryClientProvider>
  )
}

export default function Root() {
  // The start page is written as HTML ahead of time, where toasts do not exist.
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => {
    setIsInBrowser(true)
    return watchConnection()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {isInBrowser && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <PageError
      title={isMissing ? 'Oops! Page not found' : 'Something went wrong'}
      text={
        isMissing
          ? 'There is nothing at this address.'
          : 'An unexpected error occurred. Reload the page to try again.'
      }
    />
  )
}
