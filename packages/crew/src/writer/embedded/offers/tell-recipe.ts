import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { capitalize, countWords, listInWords, titleCase } from '../wording.ts'

/** An amount as kitchens measure it. */
const AMOUNT =
  /\b\d+(?:[.,/]\d+)?\s?(?:g|kg|ml|cl|dl|l|grams?|cups?|tbsp|tablespoons?|tsp|teaspoons?|oz|ounces?|lbs?|pounds?)\b/gi
const MAX_ITEMS = 20
const SHORTEST_WORDS = 24

/** A recipe of the prompt's own amounts and steps, told as it stands; null for a prompt that gives none. */
export function tellRecipe(request: IdeasRequest): IdeaDraft[] | null {
  if ((request.prompt.match(AMOUNT) ?? []).length < 2) return null
  // "My aunt's plum cake: 500 g …" or "Garlic naan. 2 cups …".
  const [, head = '', list = ''] = /^([^:.!?\d]{3,80})[:.!]\s+(.+)$/s.exec(request.prompt.trim()) ?? []
  const clauses = list
    .split(/(?<=[.!?])\s+|\n+/)
    .map((clause) => clause.replace(/[.!?\s]+$/, '').trim())
    .filter((clause) => clause !== '' && !isOrder(clause))
  const at = clauses.findIndex((clause) => (clause.match(AMOUNT) ?? []).length >= 2)
  const first = clauses[at] ?? ''
  const steps = clauses.filter((_, index) => index > at)
  const items = first
    .split(/,\s+|\s+and\s+/)
    .map((item) => item.trim())
    .filter((item) => item !== '' && !isOrder(item))
  if (head === '' || items.length < 2 || items.length > MAX_ITEMS) return null
  const dish = capitalize(head.replace(/^(?:recipe(?: for| of)?|how to (?:make|cook|bake))\s+/i, ''))
  const told = [`${dish}.`, `You need ${listInWords(items)}.`, ...steps.map((step) => `${capitalize(step)}.`)]
  const script = [...told, 'Save this for the day you cook it.'].join(' ')
  if (countWords(script) < SHORTEST_WORDS) return null
  return [
    {
      title: titleCase(dish),
      summary: `Your own recipe: ${script}`,
      caption: joinCaption(`${dish}.`, hashtagsFrom(['recipe', 'homemade', 'cooking'])),
      script,
      description: script,
      framework: 'recipe',
      length: 'script',
      sources: [],
    },
  ]
}
