import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { longEnough } from '../../wording.ts'
import { tellByQuestions, tellCounted, tellInOrder } from './arrange-facts.ts'
import { readAnnounced } from './read-announced.ts'

/** Announcements in whole sentences, each built in another way; null for a prompt that announces nothing, or tells too little. */
export function tellAnnounced(request: IdeasRequest): IdeaDraft[] | null {
  const announced = readAnnounced(request.prompt)
  if (announced === null) return null
  return longEnough(
    [tellInOrder(announced), tellByQuestions(announced), tellCounted(announced)],
    request.count,
  )
}
