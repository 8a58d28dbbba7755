import type { ProviderGate } from '@hookreel/crew'
import type { AcquirePermit, CostContext } from './permit.ts'

/** Calls in this process by its permits, on the account that is told for each. */
export function openGate(take: AcquirePermit, findContext: () => Promise<CostContext>): ProviderGate {
  return {
    run: async (call, work, signal) => {
      const permit = await take(call, await findContext(), signal)
      try {
        const { value, microdollars } = await work()
        await permit.end({ microdollars })
        return value
      } catch (error) {
        await permit.end({ error })
        throw error
      }
    },
  }
}
