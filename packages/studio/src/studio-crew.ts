import {
  createEmbeddedComposer,
  createEmbeddedIllustrator,
  createEmbeddedNarrator,
  createIllustrator,
  createNarrator,
} from '@hookreel/crew'
import type { Composer, CrewSettings, Illustrator, Narrator, ProviderGate } from '@hookreel/crew'

/** One who makes a part of films, and the version of what it makes: another version is never mistaken for the same. */
export type Versioned<Engine> = { readonly engine: Engine; readonly version: string }

/** Who makes the parts of a film. */
export type StudioCrew = {
  readonly narrator: Versioned<Narrator>
  readonly illustrator: Versioned<Illustrator>
  readonly composer: Versioned<Composer>
}

/** The crew that needs nothing but itself; with eSpeak NG it speaks more languages. Raise a version when its engine makes something else of the same request. */
export function createEmbeddedCrew(programs: { espeakPath?: string | undefined } = {}): StudioCrew {
  return {
    narrator: { engine: createEmbeddedNarrator(programs), version: 'embedded-2' },
    illustrator: { engine: createEmbeddedIllustrator(), version: 'embedded-8' },
    composer: { engine: createEmbeddedComposer(), version: 'embedded-2' },
  }
}

/** Of what is made of the services' speech: its words found, its pace stretched. */
const SPEECH_SERVICES_VERSION = 'services-1'

/**
 * The same crew with outside services in front of it, every call through `gate`. Versions do not tell which services:
 * whose voice speaks is in the voice's id, and a single picture is a remembered step of its own.
 */
export function createCrew(
  settings: CrewSettings,
  gate: ProviderGate,
  programs: { espeakPath?: string | undefined } = {},
): StudioCrew {
  const embedded = createEmbeddedCrew(programs)
  const { narrator, illustrator } = embedded
  return {
    ...embedded,
    narrator:
      settings.narrator.length === 0
        ? narrator
        : {
            engine: createNarrator(settings, gate, narrator.engine, programs),
            version: `${narrator.version} ${SPEECH_SERVICES_VERSION}`,
          },
    illustrator: { ...illustrator, engine: createIllustrator(settings, gate, illustrator.engine) },
  }
}
