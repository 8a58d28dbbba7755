import type { ComposerData, Post, PostOptions, Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, FilePen, ListPlus, Send } from 'lucide-react'
import { useState } from 'react'
import { ApiError, reasonOf } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { formatPlural } from '../../lib/format.ts'
import { addDays, wallClockOf } from '../calendar/calendar-days.ts'
import { calendarQuery, slotsQuery } from '../calendar/calendar-queries.ts'
import { ChannelAvatar } from '../channels/channel-avatar.tsx'
import { NETWORK_NAMES } from '../channels/network-mark.tsx'
import { CheckList } from './check-list.tsx'
import {
  beginOptions,
  beginTime,
  findObstacle,
  findProblems,
  findRefusal,
  timeOf,
  withConsent,
} from './composer-state.ts'
import { ConfirmDuplicate } from './confirm-duplicate.tsx'
import { NetworkFields } from './network-fields.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { PostTimeFields, type TimeDraft } from './post-time.tsx'
import { textOf } from './post-words.ts'
import { useSubmitPost } from './submit-post.ts'
import { TiktokConsent } from './tiktok-consent.tsx'

const SLOT_DAYS = 13
const ACTS: Record<TimeDraft['mode'], { label: string; icon: typeof Send }> = {
  now: { label: 'Post to', icon: Send },
  schedule: { label: 'Schedule', icon: CalendarClock },
  queue: { label: 'Add to queue', icon: ListPlus },
  draft: { label: 'Save draft', icon: FilePen },
}

/** Free slots of the account in the next days, and what the slots rest on. */
function useSlots(channelId: string, zone: string) {
  const { day } = wallClockOf(Date.now(), zone)
  const calendar = useQuery(calendarQuery(day, addDays(day, SLOT_DAYS), zone))
  const slots = useQuery(slotsQuery(zone))
  const free = calendar.data?.free.filter((slot) => slot.channelId === channelId) ?? []
  return { free: free.map(({ at }) => at), note: slots.data?.note }
}

/** Who posts: the creator as the network has just told. */
function Creator({ data }: { data: ComposerData }) {
  const { creator, channel, rules } = data
  return (
    <div className="flex items-center gap-3">
      <ChannelAvatar
        className="size-12"
        channel={{ name: creator.nickname, network: channel.network, avatarUrl: creator.avatarUrl }}
      />
      <div className="min-w-0">
        <p className="text-small text-muted">Posting to {NETWORK_NAMES[channel.network]} as</p>
        <h2 className="truncate text-base font-semibold">{creator.nickname}</h2>
        <p className="text-small text-muted">
          {creator.username && `@${creator.username}`}
          {rules.leftToday !== null &&
            `${creator.username ? ', ' : ''}${formatPlural(rules.leftToday, 'post')} left today`}
        </p>
      </div>
    </div>
  )
}

function SubmitButton(props: {
  options: PostOptions
  mode: TimeDraft['mode']
  refusal: string | null
  isBusy: boolean
}) {
  const { label, icon: Icon } = ACTS[props.mode]
  const isInbox = props.options.network === 'tiktok' && props.options.mode === 'inbox'
  const words =
    props.mode !== 'now'
      ? label
      : isInbox
        ? 'Send to my inbox'
        : `${label} ${NETWORK_NAMES[props.options.network]}`
  const button = (
    <Button
      type="submit"
      size="lg"
      className="w-full sm:w-auto"
      isBusy={props.isBusy}
      {...(props.refusal !== null && { 'aria-disabled': true })}
    >
      <Icon /> {words}
    </Button>
  )
  return props.refusal === null ? button : <Tooltip label={props.refusal}>{button}</Tooltip>
}

/** Writes a post for one account: what the network asks, when it goes out, and how it will look. */
export function Composer(props: {
  video: Video
  data: ComposerData
  post: Post | undefined
  wanted: string | null
  zone: string
  onDone: (post: Post) => void
}) {
  const { video, data, zone } = props
  const [options, setOptions] = useState(() => beginOptions(data, props.post))
  const [time, setTime] = useState(() => beginTime(props.post, props.wanted, zone))
  const [wasTried, setWasTried] = useState(false)
  const submit = useSubmitPost(props.post, props.onDone)
  const slots = useSlots(data.channel.id, zone)
  const obstacle = findObstacle(data, video)
  const refusal = findRefusal(data, options, time, obstacle)
  const found = findProblems(options, time)
  const refused = submit.error instanceof ApiError ? submit.error : null
  const problems = { ...refused?.fields, ...(wasTried ? found : {}) }
  const isDuplicate = refused?.code === 'post_duplicate'

  const change = (part: Partial<PostOptions>) => {
    submit.reset()
    // A part is always of the network whose fields it comes from.
    setOptions((before) => ({ ...before, ...part }) as PostOptions)
  }
  const send = (isRepeatMeant: boolean) => {
    setWasTried(true)
    if (refusal !== null || Object.keys(found).length > 0) return
    submit.mutate({
      videoId: video.id,
      channelId: data.channel.id,
      options: withConsent(options),
      when: timeOf(time, zone),
      timeZone: zone,
      isRepeatMeant,
    })
  }
  const isDirect = options.network === 'tiktok' && options.mode === 'direct'
  const isInbox = options.network === 'tiktok' && options.mode === 'inbox'
  return (
    <form
      noValidate
      aria-label={`Post to ${NETWORK_NAMES[data.channel.network]}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit.isPending) send(false)
      }}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Card className="grid grid-cols-1 gap-6 p-5 md:p-6">
        <Creator data={data} />
        {obstacle && (
          <Alert tone="danger" title="This cannot be posted now">
            {obstacle}
          </Alert>
        )}
        <NetworkFields options={options} creator={data.creator} problems={problems} onChange={change} />
      </Card>
      <Card className="p-5 lg:sticky lg:top-20 lg:row-span-2">
        <PhonePreview
          video={video}
          network={options.network}
          name={data.creator.username ?? data.creator.nickname}
          text={textOf(options)}
          coverMs={options.coverMs}
          onCover={isInbox ? undefined : (coverMs) => change({ coverMs })}
        />
      </Card>
      <Card className="grid grid-cols-1 gap-5 p-5 md:p-6">
        <section aria-label="Checks" className="grid gap-3">
          <h2 className="text-base font-semibold">Before it is sent</h2>
          <CheckList checks={data.checks} />
        </section>
        <PostTimeFields
          draft={time}
          onChange={(part) => {
            submit.reset()
            setTime({ ...time, ...part })
          }}
          zone={zone}
          free={slots.free}
          slotNote={slots.note}
          error={problems.at}
        />
        {refused && !isDuplicate && (
          <Alert tone="danger" title="Upload Failed">
            {reasonOf(
              refused,
              `Failed to upload to ${NETWORK_NAMES[data.channel.network]}. Please try again.`,
            )}
          </Alert>
        )}
        {wasTried && Object.keys(found).length > 0 && (
          <Alert tone="danger" title="Something is missing">
            {Object.values(found).join(' ')}
          </Alert>
        )}
        <div className="grid gap-3 border-t pt-5">
          {isDirect && <TiktokConsent isBranded={options.isCommercial && options.isBrandedContent} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton options={options} mode={time.mode} refusal={refusal} isBusy={submit.isPending} />
            {refusal && <p className="min-w-0 flex-1 basis-56 text-small text-warn-ink">{refusal}</p>}
          </div>
          {time.mode !== 'draft' && (
            <p className="text-small text-muted">
              Nothing is sent before you press the button. Afterwards it may take a few minutes until{' '}
              {NETWORK_NAMES[options.network]} has processed the video and shows it on your profile.
            </p>
          )}
        </div>
      </Card>
      <ConfirmDuplicate
        open={isDuplicate}
        onOpenChange={(open) => !open && submit.reset()}
        onConfirm={() => send(true)}
      />
    </form>
  )
}
