import { createHash } from 'node:crypto'
import { DAY_MS, DAY_SECONDS, RESEARCH_DAYS } from '@hookreel/contract'
import { createOpenWeb, createResearcher, guardedGet } from '@hookreel/crew'
import type { Researcher, WebMemory, WebScope } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { currentCostContext } from '../services/providers/cost-context.ts'
import { deleteEnded, findAnswer, saveAnswer } from './research.queries.ts'

type OpenDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'reader'>

/** Looks topics up for the whole server: budgets, pauses and answers are those of all its processes, and outlive them. */
export function openResearcher(deps: OpenDeps): Researcher {
  const { openWeb } = deps.config
  const get = guardedGet([openWeb.wikipedia, openWeb.wikidata])
  const memory = openWebMemory(deps, async () => (await currentCostContext()).userId)
  const web = createOpenWeb({ settings: openWeb, get, memory })
  return createResearcher(web, openWeb, deps.reader)
}

/** Of a budget of a minute and of a day, once more than one person asked today. Anyone who is alone has every minute whole. */
const SHARE = 0.5
const SEVERAL = 'several'
/** An answer may have three megabytes, and 5000 a day may be asked for: beyond these it is asked for again where it is needed again. */
const KILOBYTES = { all: 200_000, own: 50_000 }
/** Pauses and the like. */
const SHORT = 1000

/**
 * What the open web answered and how often it was asked, of all processes together, for anyone who `findUserId` names: a person's
 * questions take at most a part of the budget, and what is remembered of `own` questions holds for nobody else.
 */
export function openWebMemory(
  deps: Pick<Deps, 'db' | 'clock'>,
  findUserId: () => Promise<string | undefined>,
): WebMemory {
  const { db, clock } = deps
  const findName = async () => {
    const userId = await findUserId()
    return userId === undefined ? 'nobody' : createHash('sha256').update(userId).digest('base64url')
  }
  const keyOf = async (key: string, scope: WebScope = 'all') =>
    scope === 'all' ? key : `${key} of ${await findName()}`
  const recall = (key: string) => findAnswer(db, key, clock.now())
  const remember = (key: string, text: string, seconds: number) =>
    saveAnswer(db, key, text, new Date(clock.now().getTime() + seconds * 1000))
  const isAlone = async (name: string) => {
    const known = await recall('asked today')
    if (known !== undefined) return known === name || (known !== SEVERAL && (await makeSeveral()))
    await remember('asked today', name, DAY_SECONDS)
    return true
  }
  const makeSeveral = async () => {
    await remember('asked today', SEVERAL, DAY_SECONDS)
    return false
  }
  const ofDay = createRateLimit(deps, 'kilobytes of the open web in a day', KILOBYTES.all, DAY_MS)
  const ofOne = createRateLimit(deps, 'kilobytes of the open web for one', KILOBYTES.own, DAY_MS)
  const isRoomFor = async (name: string, letters: number) => {
    const kilobytes = Math.ceil(letters / 1000)
    return (await ofOne.hasTaken(name, kilobytes)) && ofDay.hasTaken('', kilobytes)
  }
  return {
    recall: async (key, scope) => recall(await keyOf(key, scope)),
    remember: async (key, text, seconds, scope) => {
      const isKept = text.length < SHORT || (await isRoomFor(await findName(), text.length))
      if (isKept) await remember(await keyOf(key, scope), text, seconds)
    },
    take: async (key, { most, seconds }) => {
      const name = await findName()
      const share = seconds < DAY_SECONDS && (await isAlone(name)) ? most : Math.ceil(most * SHARE)
      // One's own share first: who has used it up takes nothing of what is left for others.
      return (await take(deps, `${key} of ${name}`, share, seconds)) && take(deps, key, most, seconds)
    },
  }
}

async function take(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
  most: number,
  seconds: number,
): Promise<boolean> {
  return createRateLimit(deps, 'open-web', most, seconds * 1000).hasTaken(key)
}

/** Forgets what was answered and shown too long ago. */
export async function forgetOldResearch({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEnded(db, now, new Date(now.getTime() - RESEARCH_DAYS * DAY_MS))
}
