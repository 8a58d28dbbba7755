import { FREE_STORAGE_GB, PLANS } from '@hookreel/contract'
import type { StorageQuota } from '@hookreel/contract'
import { z } from 'zod'

const GB_BYTES = 1_000_000_000
const gigabytes = z.coerce.number({ error: 'must be a number' }).positive('must be more than 0')

/** How much room the files of an account may take; without these what packages/contract/src/billing/plans.ts says. */
export const storageEnvironment = z.object({
  /** Gigabytes of an account without a plan. */
  STORAGE_GB_FREE: gigabytes.default(FREE_STORAGE_GB),
  /** Gigabytes that each plan gives. The public pages name those of plans.ts. */
  STORAGE_GB_STARTER: gigabytes.default(PLANS[0].storageGb),
  STORAGE_GB_PRO: gigabytes.default(PLANS[1].storageGb),
  STORAGE_GB_ENTERPRISE: gigabytes.default(PLANS[2].storageGb),
})

/** Bytes by plan. */
export type StorageLimits = Readonly<Record<StorageQuota['plan'], number>>

export function readStorageLimits(settings: z.output<typeof storageEnvironment>): StorageLimits {
  const bytes = (gb: number) => Math.floor(gb * GB_BYTES)
  return {
    free: bytes(settings.STORAGE_GB_FREE),
    starter: bytes(settings.STORAGE_GB_STARTER),
    pro: bytes(settings.STORAGE_GB_PRO),
    enterprise: bytes(settings.STORAGE_GB_ENTERPRISE),
  }
}
