import { updateVideo, type Video } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Button, buttonLook } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Switch } from '../../components/switch.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { putVideo } from '../videos/video-cache.ts'
import { isReady } from '../videos/video-words.ts'
import { OtherValue } from './other-value.tsx'
import type { Settings } from './save-setting.ts'
import { SETTING_LABELS } from './setting-words.ts'
import { newestVideosQuery } from './settings-queries.ts'

/** The page's address, and which videos it shows. */
export function PublicPage({ settings }: { settings: Settings }) {
  const { profile, states, errors, save } = settings
  const [typed, setTyped] = useState<string | null>(null)
  const [began, setBegan] = useState<string | undefined>()
  const handle = typed ?? profile.handle ?? ''
  const isChanged = handle !== (profile.handle ?? '')
  const address = `${window.location.origin}/p/${profile.handle ?? ''}`
  return (
    <>
      <form
        className="grid max-w-xl gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) save({ handle }, { onSuccess: () => setTyped(null) })
        }}
      >
        <Field
          label={SETTING_LABELS.handle}
          hint="3 to 30 letters, digits and hyphens. The earlier address stops working when you change it."
          error={errors.handle}
        >
          {(control) => (
            <div className="flex items-center gap-2">
              <span className="text-sm text-muted">/p/</span>
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={30}
                value={handle}
                onChange={(event) => {
                  if (typed === null) setBegan(profile.handle ?? '')
                  setTyped(event.target.value)
                }}
              />
              {isChanged && (
                <Button type="submit" isBusy={states.handle === 'saving'}>
                  Save
                </Button>
              )}
            </div>
          )}
        </Field>
        <OtherValue
          name="handle"
          here={typed ?? undefined}
          began={began}
          there={profile.handle ?? ''}
          onTake={() => setTyped(null)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void copyText(address, 'Address')}
            disabled={!profile.handle}
          >
            <Copy /> Copy address
          </Button>
          {profile.handle && (
            <a
              href={`/p/${profile.handle}`}
              target="_blank"
              rel="noreferrer"
              className={buttonLook({ variant: 'secondary', size: 'sm' })}
            >
              <ExternalLink /> Open page
            </a>
          )}
        </div>
      </form>
      <ShownVideos />
    </>
  )
}

function ShownVideos() {
  const videos = useQuery(newestVideosQuery)
  const ready = videos.data?.items.filter((video) => isReady(video)) ?? []
  return (
    <div>
      <h3 className="text-sm font-medium">Videos on your page</h3>
      {videos.isPending && <Skeleton className="mt-3 h-12" />}
      {videos.data && ready.length === 0 && (
        <p className="mt-1 text-small text-muted">
          Nothing to show yet: your finished videos are listed here.
        </p>
      )}
      {ready.length > 0 && (
        <ul
          className="mt-2 max-h-96 divide-y overflow-y-auto rounded-xl border px-4"
          tabIndex={0}
          aria-label="Videos on your page"
        >
          {ready.map((video) => (
            <ShownVideo key={video.id} video={video} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ShownVideo({ video }: { video: Video }) {
  const cache = useQueryClient()
  const id = useId()
  const change = useMutation({
    mutationFn: (isOnProfile: boolean) =>
      call(updateVideo, { params: { id: video.id }, body: { isOnProfile } }),
    onMutate: (isOnProfile) => putVideo(cache, { ...video, isOnProfile }),
    onSuccess: (saved) => putVideo(cache, saved),
    onError: (error) => {
      putVideo(cache, video)
      toast.error('Error', { description: error.message })
    },
  })
  return (
    <li className="flex items-center gap-3 py-2.5">
      {video.posterUrl && (
        <img src={video.posterUrl} alt="" loading="lazy" className="h-11 w-8 rounded-md object-cover" />
      )}
      <span dir="auto" id={id} className="min-w-0 flex-1 truncate text-sm">
        {video.title}
      </span>
      <Switch
        checked={video.isOnProfile}
        onCheckedChange={(checked) => change.mutate(checked)}
        aria-labelledby={id}
      />
    </li>
  )
}
