import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { LogoMark } from '../../components/logo.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { finishReturn, readReturn, readUpload } from '../../features/channels/tiktok-return.ts'

const CLOSE_AFTER_MS = 3000
const ASK_EVERY_MS = 2000

export const meta = () => [{ title: 'TikTok | Hookreel' }, { name: 'robots', content: 'noindex' }]

/** Where TikTok sends the person back to: the account is connected, and the video that waited for it goes up. */
export default function TiktokCallback() {
  const [search] = useSearchParams()
  const given = readReturn(search)
  // What TikTok sent works once: it is never asked for a second time.
  const connection = useQuery({
    queryKey: ['tiktok-callback', given.state, given.error],
    queryFn: () => finishReturn(given),
    retry: false,
    staleTime: Infinity,
  })
  const postId = connection.data?.postId ?? null
  const upload = useQuery({
    queryKey: ['tiktok-upload', postId],
    queryFn: ({ signal }) => readUpload(postId ?? '', signal),
    enabled: postId !== null,
    refetchInterval: ({ state }) => (state.data === 'done' || state.error ? false : ASK_EVERY_MS),
    retry: false,
  })
  const failure = connection.error ?? upload.error
  if (failure) return <Failed message={failure.message} />
  if (connection.data && postId === null)
    return <Done title="TikTok Connected!" text={connected(connection.data.channel.name)} />
  if (upload.data === 'done')
    return (
      <Done
        title="Upload Successful!"
        text="Your video is a draft in your TikTok inbox. Open TikTok to choose who may watch it, and post it there."
      />
    )
  return <Processing isUploading={postId !== null} />
}

function connected(name: string): string {
  return `Videos can now be posted to ${name}.`
}

function Processing({ isUploading }: { isUploading: boolean }) {
  return (
    <Sheet icon={<Spinner className="size-7 text-primary-ink" />} title="Processing TikTok Upload">
      {isUploading
        ? 'Your account is connected, and the video is on its way. TikTok may take a few minutes; you may close this window.'
        : 'Please wait while the authorization is completed.'}
    </Sheet>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <Sheet
      icon={<CircleAlert className="size-7 text-danger-ink" aria-hidden />}
      title="Upload Failed"
      role="alert"
      action={
        <Link
          to={`${href('/settings')}?tab=export`}
          className={buttonLook({ variant: 'secondary', className: 'mt-6' })}
        >
          Open Settings
        </Link>
      }
    >
      {message}
    </Sheet>
  )
}

/** The window was opened for this alone: it goes away by itself, where the browser lets it. */
function Done({ title, text }: { title: string; text: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.close(), CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Sheet
      icon={<CircleCheck className="size-7 text-ok-ink" aria-hidden />}
      title={title}
      action={
        <Link to={href('/my-videos')} className={buttonLook({ variant: 'secondary', className: 'mt-6' })}>
          Go to My Videos
        </Link>
      }
    >
      {text} This window closes by itself.
    </Sheet>
  )
}

type SheetProps = { icon: ReactNode; title: string; role?: 'alert'; action?: ReactNode; children: ReactNode }

function Sheet({ icon, title, role, action, children }: SheetProps) {
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden p-5">
      <div aria-hidden className="glow absolute inset-x-0 top-0 h-[28rem]" />
      <Card className="relative grid w-full max-w-sm justify-items-center px-6 py-9 text-center">
        <LogoMark className="mb-6 size-9" />
        {icon}
        <div role={role ?? 'status'} className="mt-3">
          <h1 className="text-title font-semibold">{title}</h1>
          <p className="mt-2 text-sm text-pretty text-muted">{children}</p>
        </div>
        {action}
      </Card>
    </main>
  )
}
