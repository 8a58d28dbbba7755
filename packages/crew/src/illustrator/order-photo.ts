import { hashText } from '@hookreel/film'
import { describeCharacters } from './character-sheet.ts'
import { labelScene } from './embedded/scene/label-scene.ts'
import { planScene } from './embedded/scene/plan-scene.ts'
import { readScene } from './embedded/scene/read-scene.ts'
import type { PhotoRequest } from './illustrator.ts'
import type { PhotoOrder } from './photo-service.ts'
import { writePicturePrompt } from './picture.prompt.ts'
import type { SeenScene } from './picture.prompt.ts'
import { chooseSearchWords } from './search-words.ts'

/** Some services take a seed of 31 bits only. */
const SEED_BITS = 0x7fff_ffff

/** What is seen in a scene whose people look like this, in words for a picture model; undefined when nobody can say. */
export type DescribeScene = (request: PhotoRequest, characters: string) => Promise<SeenScene | undefined>

/**
 * What services are asked for a scene; undefined when the scene is better drawn: a figure of numbers must be right, and words that
 * call on the viewers have nothing to show.
 */
export async function orderPhoto(
  request: PhotoRequest,
  describe: DescribeScene = async () => undefined,
): Promise<PhotoOrder | undefined> {
  const { narration, film, cast, shape, index, references = [] } = request
  // Who somebody is must not change when one scene is drawn anew under another seed: the film alone decides.
  const asked = {
    ...request,
    frameSize: { width: 1080, height: 1920 },
    earlierSubjects: [],
    seed: hashText(film.text),
  }
  const plan = planScene(asked)
  const said = readScene(asked)
  const isFigure = plan.chart !== undefined && said.figure?.isPoint === true
  if (isFigure || plan.sign !== undefined) return undefined
  // A model paints whatever somebody does; only figures are drawn for few acts.
  const { people } = said
  // Anyone who has a sheet is described by it.
  const withSheets = cast?.filter(({ kind }) => kind === 'person').length ?? 0
  const characters = describeCharacters(people.slice(withSheets), film.text)
  const [subject] = plan.subjects
  const isNamed = people.length > 0 || subject !== undefined
  const named = isNamed ? labelScene(said, { subject, hasCast: people.length > 0 }) : ''
  const seen =
    request.description === undefined
      ? request.kind === 'generated'
        ? await describe(request, characters)
        : undefined
      : { prompt: request.description, negativePrompt: '' }
  return {
    ...writePicturePrompt({
      ...{ narration, film, shape, characters, cast, ...(seen && { seen }) },
      references: references.map(({ name }) => name),
    }),
    ...(seen && { description: seen.prompt }),
    ...(references.length > 0 && { references }),
    searchWords: chooseSearchWords(named, narration, film.text),
    shape,
    seed: hashText(`${request.seed} ${index}`) & SEED_BITS,
    turn: request.seed + index,
  }
}
