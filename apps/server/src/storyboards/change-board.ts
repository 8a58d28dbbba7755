import type { updateStoryboard as endpoint } from '@hookreel/contract'
import type { Voice } from '@hookreel/crew'
import { castOfScene, castSpeakers, recastScenes, writeDelivery } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import type { z } from 'zod'
import { arrangeScenes, cutScenes, previewSizeOf, scriptOf, shelve } from './board-scenes.ts'
import type { BoardRow, KeptScene } from './storyboards.queries.ts'

export type BoardChange = z.output<NonNullable<typeof endpoint.body>>
/** A change, and whom the film shows with it; as before when it is left out. */
type CastChange = BoardChange & { readonly cast?: CastMember[] }
type Arranged = Pick<BoardRow, 'scenes' | 'shelf' | 'about'>

/** A storyboard as a change would have it: with the pictures that stay, and whether its voice does; `voices`: all that there are. */
export function changeBoard(
  board: BoardRow,
  { script, scenes, was: _was, ...order }: CastChange,
  voices: readonly Voice[] = [],
) {
  const next = { ...board, ...order }
  const shown = dropPictures(arrange(board, next.title, script, scenes), board, next)
  const arranged = next.voiceId === board.voiceId ? shown : recast(shown, next, voices)
  const isVoiceChanged =
    next.voiceId !== board.voiceId ||
    next.duration !== board.duration ||
    JSON.stringify(next.speakers) !== JSON.stringify(board.speakers)
  const isWordedOtherwise =
    isVoiceChanged ||
    readWords(arranged.scenes) !== readWords(board.scenes) ||
    JSON.stringify(next.sayings) !== JSON.stringify(board.sayings)
  const isSaidOtherwise = isWordedOtherwise || readDelivery(arranged.scenes) !== readDelivery(board.scenes)
  // Another pace and a stress are made of what a service said before.
  const isPaidAnew = isSaidOtherwise && (isWordedOtherwise || board.voice === null)
  return { next: { ...next, ...arranged }, order, arranged, isVoiceChanged, isSaidOtherwise, isPaidAnew }
}

function arrange(
  board: BoardRow,
  title: string,
  script: BoardChange['script'],
  scenes: BoardChange['scenes'],
): Arranged {
  const { about } = board
  if (scenes !== undefined) return { ...arrangeScenes(board, scenes), about }
  if (script === undefined || script === scriptOf(board.scenes))
    return { scenes: board.scenes, shelf: board.shelf, about }
  const known = [...board.scenes, ...board.shelf]
  const cut = cutScenes(script, board.seed, known)
  const kept = new Set(cut.map((scene) => scene.id))
  const isAboutElse = !known.some((scene) => kept.has(scene.id))
  return {
    scenes: cut,
    shelf: shelve(board, cut),
    about: isAboutElse ? { title, script } : about,
  }
}

/** Another style, source or shape: all pictures are drawn anew, from the same seeds; somebody else to be shown: those that show them. */
function dropPictures(arranged: Arranged, before: BoardRow, next: BoardRow): Arranged {
  const [was, becomes] = [previewSizeOf(before), previewSizeOf(next)]
  const isSameSize = was.width === becomes.width && was.height === becomes.height
  const isSameLook = before.style === next.style && before.pictures === next.pictures && isSameSize
  const shows = (board: Pick<BoardRow, 'cast'>, scene: KeptScene) =>
    JSON.stringify(castOfScene(scene, arranged.about.title, board.cast))
  const isKept = (scene: KeptScene) =>
    isSameLook && (scene.upload !== null || shows(before, scene) === shows(next, scene))
  const drop = (scene: KeptScene): KeptScene => (isKept(scene) ? scene : { ...scene, picture: null })
  return { ...arranged, scenes: arranged.scenes.map(drop), shelf: arranged.shelf.map(drop) }
}

/** Another voice may come from elsewhere: those of scenes that do not go with it give way to others that do. */
function recast({ scenes, shelf, about }: Arranged, next: BoardRow, voices: readonly Voice[]): Arranged {
  const { voiceId } = next
  const speakers = castSpeakers(scriptOf(scenes), voiceId, voices, next.speakers)
  const all = recastScenes([...scenes, ...shelf], { voiceId, speakers }, voices)
  return { scenes: all.slice(0, scenes.length), shelf: all.slice(scenes.length), about }
}

/** Tells apart what is said, when and by whom: the words of the scenes, in order, and the voices that they were given. */
function readWords(scenes: readonly KeptScene[]): string {
  return JSON.stringify(scenes.map(({ id, narration, delivery }) => [id, narration, delivery?.voiceId]))
}

/** Tells apart how it says them. */
function readDelivery(scenes: readonly KeptScene[]): string {
  return JSON.stringify(scenes.map(({ delivery }) => writeDelivery(delivery)))
}
