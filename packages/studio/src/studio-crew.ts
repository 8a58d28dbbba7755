import {
  createEmbeddedComposer,
  createEmbeddedIllustrator,
  createEmbeddedNarrator,
} from '@hookreel/crew/makers'
import { openPhotoCleaner, type PhotoCleaner } from '@hookreel/render'
import type {
  Animator,
  Composer,
  CrewSettings,
  Illustrator,
  Narrator,
  ProviderGate,
  WebMemory,
} from '@hookreel/crew/makers'

/** One who makes a part of films, and the version of what it makes: another version is never mistaken for the same. */
export type Versioned<Engine> = { readonly engine: Engine; readonly version: string }

/** Who makes the parts of a film. */
export type StudioCrew = {
  readonly narrator: Versioned<Narrator>
  readonly illustrator: Versioned<Illustrator>
  readonly composer: Versioned<Composer>
  /** Who makes pictures move; nobody here does it without a service. */
  readonly animator?: Animator | undefined
  /** What writes pictures of services anew. */
  readonly cleanPhoto: PhotoCleaner
}

/** What a crew has of its process. */
type CrewTools = {
  readonly espeakPath?: string | undefined
  /** Of a process with several crews, which share its memory; else the crew has its own. */
  readonly cleanPhoto?: PhotoCleaner | undefined
}

/** The crew that needs nothing but itself; with eSpeak NG it speaks more languages. Raise a version when its engine makes something else of the same request. */
export function createEmbeddedCrew(tools: CrewTools = {}): StudioCrew {
  return {
    narrator: { engine: createEmbeddedNarrator(tools), version: 'embedded-3' },
    illustrator: { engine: createEmbeddedIllustrator(), version: 'embedded-12' },
    composer: { engine: createEmbeddedComposer(), version: 'embedded-2' },
    cleanPhoto: tools.cleanPhoto ?? openPhotoCleaner(),
  }
}

/** Of what is made of the services' speech: its words found, its pace stretched. */
const SPEECH_SERVICES_VERSION = 'services-1'

/**
 * The same crew with outside services in front of it, every call through `gate`. Versions do not tell which services:
 * whose voice speaks is in the voice's id, and a single picture is a remembered step of its own.
 */
export async function createCrew(
  settings: CrewSettings,
  gate: ProviderGate,
  tools: CrewTools & {
    /** Where the budgets and answers of the open web are kept; without it no open collection is asked. */
    readonly webMemory?: WebMemory | undefined
  } = {},
): Promise<StudioCrew> {
  const embedded = createEmbeddedCrew(tools)
  const { openPictures } = settings
  const { webMemory } = tools
  const { animator = [] } = settings
  const asked = settings.narrator.length + settings.illustrator.length + animator.length
  if (asked === 0 && !(openPictures && webMemory)) return embedded
  const { createAnimator, createIllustrator, createNarrator, openPictureLibrary } =
    await import('@hookreel/crew/services')
  const library = openPictures && webMemory ? openPictureLibrary(openPictures, webMemory) : undefined
  const { narrator, illustrator } = embedded
  return {
    ...embedded,
    narrator:
      settings.narrator.length === 0
        ? narrator
        : {
            engine: createNarrator(settings, gate, narrator.engine, tools),
            version: `${narrator.version} ${SPEECH_SERVICES_VERSION}`,
          },
    illustrator: {
      ...illustrator,
      engine: createIllustrator(settings, gate, illustrator.engine, { library }),
    },
    animator: createAnimator(settings, gate),
  }
}
