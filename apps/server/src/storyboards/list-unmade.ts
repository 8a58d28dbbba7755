import type { PreviewToEstimate } from '@hookreel/crew'
import { castOfScene } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import { scriptOf } from './board-scenes.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** What it takes to tell. */
export type UnmadeBoard = Pick<BoardRow, 'voiceId' | 'pictures' | 'scenes'> & {
  readonly about?: { readonly title: string } | null | undefined
  readonly cast?: readonly CastMember[] | undefined
}

/** What services may have to make of a storyboard; `isSpoken`: its words are spoken already. */
export function listUnmade(
  { voiceId, pictures, scenes, about, cast }: UnmadeBoard,
  isSpoken: boolean,
): PreviewToEstimate {
  const unmade = scenes.filter(({ picture, upload }) => picture === null && upload === null)
  const references = unmade.map((scene) =>
    castOfScene(scene, about?.title ?? '', cast ?? []).reduce(
      (sum, member) => sum + member.references.length,
      0,
    ),
  )
  return {
    ...{ voiceId, pictures, references },
    ...{ scenes: unmade.length, characters: isSpoken ? 0 : scriptOf(scenes).length },
  }
}
