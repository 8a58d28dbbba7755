import { SIGN_UP_CREDITS } from '@hookreel/contract'
import { createProfile } from '../account/create-profile.ts'
import type { Deps } from '../deps.ts'
import { grantCredits } from './grant-credits.ts'

/**
 * Gives a new user a profile and the credits of the trial. Called after every sign-up and sign-in: whatever a crash
 * in between left undone is done then, and nothing is ever given twice.
 */
export async function welcomeUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await createProfile(tx, userId, clock.now())
    await grantCredits(tx, {
      userId,
      amount: SIGN_UP_CREDITS,
      reason: 'Welcome to your free trial',
      idempotencyKey: `signup:${userId}`,
    })
  })
}
