import type { Placed } from '../enhance/read-lines.ts'
import { LEANING } from '../enhance/vary-script.ts'
import { COUNTED } from '../enhance/parts-of-script.ts'

/** Sentences that belong together: the first can stand alone, the others lean on it. */
export type Block = {
  readonly sentences: readonly Placed[]
  /** How many of its sentences must stay when others go; 0 when all of it may go. */
  readonly least: number
}

const COUNT_IN_TITLE =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\s+(?:[\p{L}'-]+\s+){0,3}?[\p{L}'-]+s\b/iu

/** Whether a title or an opening promises a number of things: then none of them may go. */
export const promisesCount = (text: string): boolean => COUNT_IN_TITLE.test(text)

/** The body of a script in blocks. `isCounted`: each is one of a number that was promised. */
export function blocksOf(body: readonly Placed[], isCounted: boolean): Block[] {
  const blocks: Placed[][] = []
  for (const sentence of body) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    const isBound =
      before !== undefined &&
      (LEANING.test(sentence.text) || before.text.endsWith('?')) &&
      !isNumbered(sentence)
    if (block && isBound) block.push(sentence)
    else blocks.push([sentence])
  }
  return blocks.map((sentences) => {
    const isQuestion = sentences[0]?.text.endsWith('?') === true
    const isPart = isCounted || sentences.some(isNumbered)
    return { sentences, least: isPart ? Math.min(sentences.length, isQuestion ? 2 : 1) : 0 }
  })
}

const isNumbered = ({ text }: Placed): boolean => COUNTED.test(text)
