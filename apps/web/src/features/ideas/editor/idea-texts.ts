import {
  SCRIPT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  type Idea,
} from '@hookreel/contract'

/** The fields of an idea in the order they are edited, with what stands for an empty one. */
export const IDEA_FIELDS = [
  { name: 'title', label: 'Title', none: 'No title', rows: 1, max: TITLE_MAX_CHARACTERS },
  { name: 'summary', label: 'Summary', none: 'No summary', rows: 3, max: TEXT_MAX_CHARACTERS },
  { name: 'caption', label: 'Caption', none: 'No caption', rows: 3, max: TEXT_MAX_CHARACTERS },
  { name: 'script', label: 'Script', none: 'No script', rows: 6, max: SCRIPT_MAX_CHARACTERS },
  { name: 'description', label: 'Description', none: 'No description', rows: 3, max: TEXT_MAX_CHARACTERS },
] as const
export type FieldName = (typeof IDEA_FIELDS)[number]['name']
export type IdeaTexts = Record<FieldName, string>

export function textsOf(idea: Pick<Idea, FieldName>): IdeaTexts {
  return {
    title: idea.title,
    summary: idea.summary ?? '',
    caption: idea.caption ?? '',
    script: idea.script ?? '',
    description: idea.description ?? '',
  }
}

/** Names of the fields that differ. */
export function changedFields(before: IdeaTexts, after: IdeaTexts): FieldName[] {
  return IDEA_FIELDS.map(({ name }) => name).filter((name) => before[name] !== after[name])
}

/**
 * Two changes of the same texts as one: `mine` where only this page changed a text, `theirs` where only another one did. Where
 * both did, mine stays and theirs is told in `others`.
 */
export function mergeTexts(
  base: IdeaTexts,
  mine: IdeaTexts,
  theirs: IdeaTexts,
): { texts: IdeaTexts; others: Partial<IdeaTexts>; takenOver: FieldName[] } {
  const texts = { ...mine }
  const others: Partial<IdeaTexts> = {}
  const takenOver: FieldName[] = []
  for (const name of changedFields(base, theirs)) {
    if (mine[name] === theirs[name]) continue
    if (mine[name] === base[name]) {
      texts[name] = theirs[name]
      takenOver.push(name)
    } else others[name] = theirs[name]
  }
  return { texts, others, takenOver }
}
