import { MADE_HERE } from '@hookreel/film'
import type { FilmPart, PartMaker, Picture } from '@hookreel/film'

/** How a film's parts came to be, those of the same maker together: pictures in the order of the scenes, then voice, if there is one, and music. */
export function listParts(
  pictures: Iterable<Pick<Picture, 'layers' | 'madeBy' | 'movedBy'>>,
  voice: PartMaker | undefined,
  music: PartMaker | undefined,
): FilmPart[] {
  const shown = [...pictures].flatMap(({ layers, madeBy = MADE_HERE, movedBy }) => {
    const isClip = movedBy === undefined && layers.some(({ clip }) => clip !== undefined)
    const still = { kind: isClip ? ('clip' as const) : ('picture' as const), ...madeBy }
    // A picture that moves has two makers: whose it is, and who moved it.
    return movedBy === undefined ? [still] : [still, { kind: 'clip' as const, ...movedBy }]
  })
  const groups = Map.groupBy(shown, (part) => JSON.stringify(part))
  const visible = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, count: group.length }] : []
  })
  const heard: FilmPart[] = music ? [{ kind: 'music', ...music, count: 1 }] : []
  const spoken: FilmPart[] = voice ? [{ kind: 'voice', ...voice, count: 1 }] : []
  return [...visible, ...spoken, ...heard]
}
