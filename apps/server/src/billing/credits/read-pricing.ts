import {
  completeCosts,
  creditPackagesSchema,
  creditSettingsSchema,
  FALLBACK_CREDIT_COSTS,
} from '@hookreel/contract'
import type { CreditCosts } from '@hookreel/contract'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import { listSettings } from './credits.queries.ts'

const LISTS = [
  { key: 'ai_credit_costs', schema: creditSettingsSchema, name: 'prices', command: 'costs' },
  { key: 'credit_packages', schema: creditPackagesSchema, name: 'packages', command: 'packages' },
] as const
const KEYS = LISTS.map(({ key }) => key)

type CreditSettings = z.infer<typeof creditSettingsSchema>

export type Pricing = {
  readonly creditCosts: CreditCosts
  readonly creditPackages: z.infer<typeof creditPackagesSchema>
}

/** Prices and packages as the operator set them; what is missing or unreadable falls back to the built-in ones. */
export async function readPricing(db: Queryable): Promise<Pricing> {
  const rows = await listSettings(db, KEYS)
  const settings = new Map(rows.map((row) => [row.settingKey, row.settingValue]))
  const packages = creditPackagesSchema.safeParse(settings.get('credit_packages'))
  return {
    creditCosts: completeCosts(readCosts(settings.get('ai_credit_costs'))),
    creditPackages: packages.success ? packages.data : FALLBACK_PACKAGES,
  }
}

/** Tells the operator of each list that was set and cannot be read: the built-in one holds in its place. Answers the sentences. */
export async function sayUnreadablePricing({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string[]> {
  const rows = await listSettings(db, KEYS)
  const sentences = rows.flatMap(({ settingKey, settingValue }) => {
    const list = LISTS.find(({ key }) => key === settingKey)
    if (!list || list.schema.safeParse(settingValue).success) return []
    return [
      `The ${list.name} that were set cannot be read, and the built-in ones hold: set them again with npm run -s hookreel -- admin ${list.command}`,
    ]
  })
  for (const sentence of sentences) log.error(sentence)
  return sentences
}

/** The prices that the operator set, without what follows from them. */
export async function readCreditSettings(db: Queryable): Promise<CreditSettings> {
  const [row] = await listSettings(db, ['ai_credit_costs'])
  return readCosts(row?.settingValue)
}

function readCosts(value: unknown): CreditSettings {
  const costs = creditSettingsSchema.safeParse(value)
  return costs.success ? costs.data : FALLBACK_CREDIT_COSTS
}

const FALLBACK_PACKAGES: Pricing['creditPackages'] = [
  { id: 'starter', credits: 100, price: 9.99 },
  { id: 'popular', credits: 300, price: 24.99, bonus: 50, originalPrice: 29.99, popular: true },
  { id: 'pro', credits: 500, price: 39.99, bonus: 100, originalPrice: 49.99 },
  { id: 'enterprise', credits: 1000, price: 69.99, bonus: 250, originalPrice: 99.99 },
]
