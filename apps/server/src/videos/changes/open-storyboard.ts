import { previewSpecOf } from '@hookreel/film'
import { SUBJECTS_STEP } from '@hookreel/studio'
import { z } from 'zod'
import { reopenStoryboard } from '../../storyboards/reopen-storyboard.ts'
import type { BoardRow, FilmToReopen } from '../../storyboards/reopen-storyboard.ts'
import { prepareWorker } from '../renders/prepare-worker.ts'
import { isKept } from '../renders/paid-parts/paid-parts.ts'
import { keptKey } from '../video-files.ts'
import type { VideoDeps } from '../video-deps.ts'
import { scenesOf } from './count-new-scenes.ts'
import { findOrigin } from './find-origin.ts'
import type { Origin } from './find-origin.ts'
import { readFit } from './read-fit.ts'

const subjectsSchema = z.object({ value: z.array(z.array(z.string())) })

/** The storyboard of a finished film with everything as it was. Throws `video_not_found`, `video_not_ready`, or as a new one does. */
export async function openStoryboard(deps: VideoDeps, userId: string, id: string): Promise<BoardRow> {
  const origin = await findOrigin(deps.db, userId, id, deps.clock.now())
  const { video, steps } = origin
  // While its owner writes, the process gets ready that will make the change.
  void prepareWorker(deps, video)
  const { title, seed, choices, script } = video
  return reopenStoryboard(deps, userId, {
    ...{ ...previewSpecOf(video), title, seed },
    ...readFit(origin),
    cast: [...(choices.cast ?? [])],
    scenes: listScenes(origin),
    about: choices.storyboard?.about ?? { title, script },
    storyboardId: choices.storyboard?.id,
    steps: steps.filter(({ step }) => isKept(step)),
    keyOf: (part) => keptKey(video, part),
  })
}

/** Its scenes, with what each was told of the pictures before it. */
export function listScenes({ video, steps }: Origin): FilmToReopen['scenes'] {
  const told = steps.findLast(({ step }) => step === SUBJECTS_STEP)
  const subjects = subjectsSchema.safeParse(told?.result.data).data?.value
  return scenesOf(video).map(({ drawing, ...scene }, index) => {
    const own = video.choices.storyboard ? drawing.earlierSubjects : null
    return { ...scene, drawing: { ...drawing, earlierSubjects: own ?? subjects?.[index] ?? null } }
  })
}
