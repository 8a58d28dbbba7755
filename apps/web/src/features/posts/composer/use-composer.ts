import type { ComposerData, Post, PostOptions, Video } from '@hookreel/contract'
import { useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import {
  beginOptions,
  beginTime,
  findObstacle,
  findProblems,
  findRefusal,
  isTimeKept,
  timeOf,
  withConsent,
} from './composer-state.ts'
import { useEditedPost, type OtherField } from './edited-post.ts'
import type { TimeDraft } from './post-time.tsx'
import { useSubmitPost } from './submit-post.ts'

export type ComposerSubject = {
  video: Video
  data: ComposerData
  /** The post that is edited. */
  post: Post | undefined
  /** A moment that was chosen in the calendar. */
  wanted: string | null
  zone: string
  onDone: (post: Post) => void
}

/** The post that is written: its choices, what stands in its way, and sending it. */
export function useComposer({ video, data, post, wanted, zone, onDone }: ComposerSubject) {
  const [options, setOptions] = useState(() => beginOptions(data, post))
  const edited = useEditedPost(post)
  const [time, setTime] = useState(() => beginTime(post, wanted, zone))
  const [wasTried, setWasTried] = useState(false)
  const submit = useSubmitPost(post, (made) => {
    edited.settle(made)
    onDone(made)
  })
  const obstacle = findObstacle(data, video)
  const refusal = findRefusal(data, options, time, obstacle)
  const found = findProblems(options, time)
  const refused = submit.error instanceof ApiError ? submit.error : null
  const missing = wasTried ? found : {}
  const isDuplicate = refused?.code === 'post_duplicate'
  return {
    options,
    time,
    obstacle,
    refusal,
    missing,
    problems: { ...refused?.fields, ...missing },
    failure: isDuplicate ? null : refused,
    isDuplicate,
    isBusy: submit.isPending,
    stop: submit.stop,
    /** What another page saved of the same fields. */
    others: edited.others,
    takeOther: ({ name, value }: OtherField) => {
      submit.reset()
      edited.forget(name)
      if (name === 'scheduledAt') setTime(beginTime(post, typeof value === 'string' ? value : null, zone))
      else setOptions((before) => ({ ...before, [name]: value }))
    },
    /** Forgets what the server said of the last try. */
    forgetRefusal: submit.reset,
    change: (part: Partial<PostOptions>) => {
      submit.reset()
      // A part is always of the network whose fields it comes from.
      setOptions((before) => ({ ...before, ...part }) as PostOptions)
    },
    changeTime: (part: Partial<TimeDraft>) => {
      submit.reset()
      setTime({ ...time, ...part })
    },
    send: (isRepeatMeant: boolean) => {
      setWasTried(true)
      if (submit.isPending || refusal !== null || Object.keys(found).length > 0) return
      const order = {
        videoId: video.id,
        channelId: data.channel.id,
        options: withConsent(options),
        when: isTimeKept(post, time, zone) ? undefined : timeOf(time, zone),
        timeZone: zone,
        isRepeatMeant,
        was: edited.began,
      }
      const lookAgain = async (error: Error) => setOptions(await edited.lookAgain(error, options))
      submit.mutate(order, { onError: (refusal) => void lookAgain(refusal).catch(() => undefined) })
    },
  }
}
