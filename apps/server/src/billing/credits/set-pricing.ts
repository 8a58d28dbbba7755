import { creditSettingsSchema, creditPackagesSchema } from '@hookreel/contract'
import type { Database } from '../../platform/db/open-db.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { saveSetting } from './credits.queries.ts'

/** Sets what things cost. Throws `invalid_input` naming what is wrong. */
export async function setCreditCosts(db: Database, costs: unknown, now: Date): Promise<void> {
  await saveSetting(db, 'ai_credit_costs', readInput(creditSettingsSchema, costs), now)
}

/** Sets which packages are offered. Throws `invalid_input` naming what is wrong. */
export async function setCreditPackages(db: Database, packages: unknown, now: Date): Promise<void> {
  await saveSetting(db, 'credit_packages', readInput(creditPackagesSchema, packages), now)
}
