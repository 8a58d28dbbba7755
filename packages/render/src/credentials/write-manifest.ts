import type { Credit, FilmOrigin, FilmPart } from '@hookreel/film'

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const TYPE_OF_PART: Readonly<Record<FilmPart['origin'], string | undefined>> = {
  code: `${SOURCE_TYPES}algorithmicMedia`,
  model: `${SOURCE_TYPES}trainedAlgorithmicMedia`,
  library: undefined,
  own: undefined,
}
const SOFTWARE = { name: 'Hookreel', version: '0.1.0' }
/** Ours: no label of the standard says who made which part. */
export const MAKING_LABEL = 'hookreel.making'

/** The manifest of a film: how the whole came to be, each part and each work as an ingredient, and the same as plain data. */
export function writeManifest({ parts, works, changes }: FilmOrigin, madeAt: Date): object {
  const named = parts.map((part, at) => ({ id: `part-${at}`, part }))
  const shown = works.map((work, at) => ({ id: `work-${at}`, work }))
  const when = madeAt.toISOString()
  return {
    claim_version: 2,
    claim_generator_info: [SOFTWARE],
    format: 'video/mp4',
    ingredients: [
      ...named.map(({ id, part }) => describePart(id, part)),
      ...shown.map(({ id, work }) => describeWork(id, work)),
    ],
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            { action: 'c2pa.created', digitalSourceType: typeOfFilm(parts), when },
            ...named.map(({ id, part: { origin } }) => ({
              action: 'c2pa.placed',
              ...(TYPE_OF_PART[origin] !== undefined && { digitalSourceType: TYPE_OF_PART[origin] }),
              parameters: { ingredientIds: [id] },
            })),
            ...shown.map(({ id }) => ({ action: 'c2pa.placed', parameters: { ingredientIds: [id] } })),
          ],
        },
      },
      { label: MAKING_LABEL, data: { parts, works, changes, when } },
    ],
  }
}

/** Never a blanket "AI": what a model made makes a film a composite with it, and the whole by models only when everything is. */
export function typeOfFilm(parts: readonly FilmPart[]): string {
  const origins = new Set(parts.map(({ origin }) => origin))
  if (origins.has('model'))
    return `${SOURCE_TYPES}${origins.size === 1 ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia'}`
  return `${SOURCE_TYPES}${origins.size === 1 && origins.has('code') ? 'algorithmicMedia' : 'composite'}`
}

const KINDS: Readonly<Record<FilmPart['kind'], string>> = {
  picture: 'Pictures',
  clip: 'Clips',
  voice: 'Voice',
  music: 'Music',
}
const BY_RULES: Readonly<Record<FilmPart['kind'], string>> = {
  picture: 'drawn by rules',
  clip: 'drawn by rules',
  voice: 'spoken by rules',
  music: 'composed by rules',
}
const BY_OTHERS: Readonly<Record<Exclude<FilmPart['origin'], 'code'>, string>> = {
  model: 'made by a generative model',
  library: 'taken from a library',
  own: 'sent by the person who made the film',
}

const FROM_REFERENCES = ' from reference pictures of the person who made the film'

/** "… , of which OpenAI, gpt-image-2.6-flare made some". */
function sayReferences({ referenceModels = [] }: Pick<FilmPart, 'referenceModels'>): string {
  return referenceModels.length === 0
    ? FROM_REFERENCES
    : `${FROM_REFERENCES}, some of them made by ${referenceModels.join('; ')}`
}

function describePart(label: string, { kind, origin, maker, model, count, ...part }: FilmPart) {
  const who = [maker, model].filter((name) => name !== null).join(', ')
  const scenes =
    count !== null && kind !== 'voice' && kind !== 'music'
      ? ` In ${count} ${count === 1 ? 'scene' : 'scenes'}.`
      : ''
  const made =
    kind === 'voice' && origin === 'own'
      ? 'recorded by the person who made the film'
      : origin === 'code'
        ? BY_RULES[kind]
        : BY_OTHERS[origin]
  return {
    title: who === '' ? KINDS[kind] : `${KINDS[kind]}: ${who}`,
    relationship: 'componentOf',
    label,
    description: `${KINDS[kind]} ${made}${part.isFromReferences ? sayReferences(part) : ''}.${scenes}`,
  }
}

function describeWork(label: string, { work, title, author, licence, source }: Credit) {
  return {
    title: title ?? work,
    relationship: 'componentOf',
    label,
    description: `By ${author}${source === undefined ? '' : ` (${source})`}, ${licence}: ${work}`,
  }
}
