import { getTrial } from '@hookreel/contract'
import { hasEntry } from '../credits/has-entry.ts'
import type { Deps } from '../../deps.ts'
import type { App, SignedInUser } from '../../platform/http/app-type.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { hashAddress } from './hash-address.ts'
import { endsServices, payeeOf } from './trial-words.ts'
import { findOwnTrial, hasHadTrial, hasPaid } from './trials.queries.ts'

type TrialDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>

export function mountTrial(app: App, deps: TrialDeps): void {
  const { db, clock, config } = deps
  serveEndpoint(app, getTrial, async ({ user }) => {
    const trial = await findOwnTrial(db, user.id)
    if (!trial?.begunAt || !trial.endsAt) return { trial: null, whyNone: await findWhyNone(deps, user) }
    return {
      whyNone: null,
      trial: {
        credits: trial.credits,
        begunAt: trial.begunAt.toISOString(),
        endsAt: trial.endsAt.toISOString(),
        isOver: trial.endsAt <= clock.now(),
        hasPaid: await hasPaid(db, user.id, payeeOf(config)),
        endsServices: endsServices(config),
      },
    }
  })
}

/** Nothing for those who paid, and for accounts from before trials were written down: they miss none. */
async function findWhyNone(
  { db, secrets, config }: TrialDeps,
  { id, email }: SignedInUser,
): Promise<'had' | 'not_offered' | null> {
  if ((await hasPaid(db, id, payeeOf(config))) || (await hasEntry(db, id, `signup:${id}`))) return null
  return (await hasHadTrial(db, hashAddress(secrets, email))) ? 'had' : 'not_offered'
}
