import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { countWords } from '../../wording.ts'
import { tellByQuestions, tellCounted, tellInOrder } from './arrange-facts.ts'
import { readAnnounced } from './read-announced.ts'

const SHORTEST_WORDS = 15

/** Announcements in whole sentences, each built in another way; null for a prompt that announces nothing, or tells too little. */
export function tellAnnounced(request: IdeasRequest): IdeaDraft[] | null {
  const announced = readAnnounced(request.prompt)
  if (announced === null) return null
  const ideas = [tellInOrder(announced), tellByQuestions(announced), tellCounted(announced)]
    .filter((idea) => idea !== null)
    .filter(({ script }) => countWords(script) >= SHORTEST_WORDS)
    .slice(0, request.count)
  return ideas.length === 0 ? null : ideas
}
