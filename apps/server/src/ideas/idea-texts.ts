import type { ideaTextsSchema } from '@hookreel/contract'
import type { z } from 'zod'
import type { IdeaRow } from './ideas.queries.ts'

export type IdeaChange = z.output<typeof ideaTextsSchema>
/** The texts of an idea as they are kept: empty ones are null. */
export type IdeaTexts = Pick<IdeaRow, 'title' | (typeof OPTIONAL_TEXTS)[number]>
const OPTIONAL_TEXTS = ['summary', 'caption', 'script', 'description'] as const

export function textsOf({ title, summary, caption, script, description }: IdeaTexts): IdeaTexts {
  return { title, summary, caption, script, description }
}

/** The texts of an idea after a change; what the change leaves out stays. */
export function changeTexts(idea: IdeaTexts, change: IdeaChange): IdeaTexts {
  const pick = (field: (typeof OPTIONAL_TEXTS)[number]) => {
    const text = change[field]
    return text === undefined ? idea[field] : emptyToNull(text)
  }
  return {
    title: change.title ?? idea.title,
    summary: pick('summary'),
    caption: pick('caption'),
    script: pick('script'),
    description: pick('description'),
  }
}

export function isSameTexts(one: IdeaTexts, other: IdeaTexts): boolean {
  return one.title === other.title && OPTIONAL_TEXTS.every((field) => one[field] === other[field])
}

/** Empty texts are kept as null, as the specification says. */
export function emptyToNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text
}
