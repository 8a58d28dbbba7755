import { createEmbeddedComposer, createEmbeddedIllustrator, createEmbeddedNarrator } from '@hookreel/crew'
import type { Composer, Illustrator, Narrator } from '@hookreel/crew'

/** One who makes a part of films, and the version of what it makes: another version is never mistaken for the same. */
export type Hired<Engine> = { readonly engine: Engine; readonly version: string }

/** Who makes the parts of a film. */
export type StudioCrew = {
  readonly narrator: Hired<Narrator>
  readonly illustrator: Hired<Illustrator>
  readonly composer: Hired<Composer>
}

/** The crew that needs nothing but itself; with eSpeak NG it speaks more languages. Raise a version when its engine makes something else of the same request. */
export function hireEmbeddedCrew(programs: { espeakPath?: string | undefined } = {}): StudioCrew {
  return {
    narrator: { engine: createEmbeddedNarrator(programs), version: 'embedded-2' },
    illustrator: { engine: createEmbeddedIllustrator(), version: 'embedded-8' },
    composer: { engine: createEmbeddedComposer(), version: 'embedded-2' },
  }
}
