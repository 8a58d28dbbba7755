import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Deps } from '../../deps.ts'
import { listSecondFactors, resealSecondFactor } from './second-factors.queries.ts'

const PAGE = 200

/**
 * Encrypts under the current key what the auth library keeps of second factors and was encrypted under the key before:
 * without it nobody who has one could sign in after the keys were changed. What neither key opens stays as it is.
 */
export async function resealSecondFactors({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<void> {
  const [key = '', previous] = secrets.keysFor('sessions')
  if (previous === undefined) return
  for (let last = ''; ;) {
    const page = await listSecondFactors(db, last, PAGE)
    for (const row of page) {
      const [secret, backupCodes] = await Promise.all(
        [row.secret, row.backupCodes].map((data) =>
          symmetricDecrypt({ key: previous, data }).catch(() => undefined),
        ),
      )
      if (secret === undefined || backupCodes === undefined) continue
      await resealSecondFactor(db, row, {
        secret: await symmetricEncrypt({ key, data: secret }),
        backupCodes: await symmetricEncrypt({ key, data: backupCodes }),
      })
    }
    if (page.length < PAGE) return
    last = page.at(-1)?.id ?? last
  }
}
