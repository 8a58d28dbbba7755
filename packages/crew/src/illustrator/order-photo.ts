import { hashText } from '@hookreel/film'
import { describeCharacters } from './character-sheet.ts'
import { planScene } from './embedded/concepts/plan-scene.ts'
import type { PhotoRequest } from './illustrator.ts'
import type { PhotoOrder } from './photo-service.ts'
import { writePicturePrompt } from './picture.prompt.ts'
import { chooseSearchWords } from './search-words.ts'

/** Some services take a seed of 31 bits only. */
const SEED_BITS = 0x7fff_ffff

/**
 * What services are asked for a scene; undefined when the scene is better drawn: a figure of numbers must be right, and words that
 * call on the viewers have nothing to show.
 */
export function orderPhoto(request: PhotoRequest): PhotoOrder | undefined {
  const { narration, topic, style, shape, index } = request
  // Who somebody is must not change when one scene is drawn anew under another seed: the topic alone decides.
  const plan = planScene({
    ...request,
    frameSize: { width: 1080, height: 1920 },
    earlierSubjects: [],
    seed: hashText(topic),
  })
  if (plan.chart !== undefined || plan.sign !== undefined) return undefined
  const characters = describeCharacters(plan.cast?.people ?? [], topic)
  return {
    ...writePicturePrompt({ narration, topic, style, shape, characters }),
    searchWords: chooseSearchWords(plan, narration, topic),
    shape,
    seed: hashText(`${request.seed} ${index}`) & SEED_BITS,
    turn: request.seed + index,
  }
}
