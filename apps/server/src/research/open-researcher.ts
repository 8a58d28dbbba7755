import { RESEARCH_DAYS } from '@hookreel/contract'
import { createOpenWeb, createResearcher, guardedGet } from '@hookreel/crew'
import type { Researcher, WebMemory } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { deleteEnded, findAnswer, saveAnswer } from './research.queries.ts'

type OpenDeps = Pick<Deps, 'config' | 'db' | 'clock'>
const DAY_MS = 86_400_000

/** Looks topics up for the whole server: budgets, pauses and answers are those of all its processes, and outlive them. */
export function openResearcher(deps: OpenDeps): Researcher {
  const { openWeb } = deps.config
  const get = guardedGet([openWeb.wikipedia, openWeb.wikidata])
  const web = createOpenWeb({ settings: openWeb, get, memory: openWebMemory(deps) })
  return createResearcher(web, openWeb)
}

/** What the open web answered and how often it was asked, of all processes together. */
export function openWebMemory({ db, clock }: Pick<Deps, 'db' | 'clock'>): WebMemory {
  return {
    recall: (key) => findAnswer(db, key, clock.now()),
    remember: (key, text, seconds) =>
      saveAnswer(db, key, text, new Date(clock.now().getTime() + seconds * 1000)),
    take: async (key, { most, seconds }) => {
      try {
        await createRateLimit({ db, clock }, 'open-web', most, seconds * 1000).take(key)
        return true
      } catch (error) {
        if (error instanceof AppError && error.code === 'rate_limited') return false
        throw error
      }
    },
  }
}

/** Forgets what was answered and shown too long ago. */
export async function forgetOldResearch({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEnded(db, now, new Date(now.getTime() - RESEARCH_DAYS * DAY_MS))
}
