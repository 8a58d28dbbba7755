import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeCosts, filmCredits } from '@hookreel/contract'
import { sql } from 'drizzle-orm'
import { buildServer, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { creditEntries, profiles, systemSettings } from '../../schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { captureCredits } from './capture-credits.ts'
import { captureEnhancement, releaseEnhancement } from './enhancement-credits.ts'
import { getBalance } from './get-balance.ts'
import { grantCredits } from './grant-credits.ts'
import { holdCredits } from './hold-credits.ts'
import { readPricing } from './read-pricing.ts'
import { readReceipt } from './read-receipt.ts'
import { releaseCredits } from './release-credits.ts'
import { takeCredits } from './take-credits.ts'
import { takeBackCredits, undoTakeBack } from './take-back-credits.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

async function newUser(): Promise<string> {
  const user = await server.signUp()
  return ((await user.ask('GET', '/api/profile')).body as { id: string }).id
}
const hold = (userId: string, videoId: string) =>
  server.deps.db.transaction((tx) => holdCredits(tx, { userId, videoId, seconds: 30 }))
const capture = (userId: string, videoId: string) =>
  server.deps.db.transaction((tx) => captureCredits(tx, { userId, videoId }))
const release = (userId: string, videoId: string) =>
  server.deps.db.transaction((tx) => releaseCredits(tx, { userId, videoId }))
const balance = (userId: string) => getBalance(server.deps.db, userId)

describe('the ledger', () => {
  test('of ten orders at once, only those that the balance covers are held', async () => {
    const userId = await newUser()
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => hold(userId, `${userId}-${n}`)),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(6)
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(AppError)
      expect(reason).toMatchObject({ code: 'insufficient_credits', details: { required: 25, available: 0 } })
    }
    expect(await balance(userId)).toBe(0)
  })

  test('what was held for a failed video comes back once, however often it is given back', async () => {
    const userId = await newUser()
    await hold(userId, `${userId}-a`)
    expect(await balance(userId)).toBe(75)
    await Promise.all([release(userId, `${userId}-a`), release(userId, `${userId}-a`)])
    expect(await balance(userId)).toBe(100)
  })

  test('an enhancement that fails gives back what was held, whatever one costs by then', async () => {
    const userId = await newUser()
    const enhancement = { userId, enhancementId: `${userId}-enhancement` }
    await server.deps.db.transaction((tx) =>
      takeCredits(tx, {
        ...{ userId, orderId: enhancement.enhancementId, kind: 'hold', price: 3 },
        ...{ reason: 'Text enhancement ordered', idempotencyKey: `enhance-hold:${userId}` },
      }),
    )
    expect(await balance(userId)).toBe(97)
    await server.deps.db.transaction((tx) => releaseEnhancement(tx, enhancement))
    await server.deps.db.transaction((tx) => captureEnhancement(tx, enhancement))
    expect(await balance(userId)).toBe(100)
  })

  test('what was captured is not given back any more, and captured only once', async () => {
    const userId = await newUser()
    await hold(userId, `${userId}-b`)
    await capture(userId, `${userId}-b`)
    await capture(userId, `${userId}-b`)
    await release(userId, `${userId}-b`)
    expect(await balance(userId)).toBe(75)
  })

  test('nobody settles the hold of another user', async () => {
    const [owner, other] = [await newUser(), await newUser()]
    await hold(owner, `${owner}-c`)
    await release(other, `${owner}-c`)
    expect([await balance(owner), await balance(other)]).toEqual([75, 100])
  })

  test('a grant with a known key adds nothing, also when both come at once', async () => {
    const userId = await newUser()
    const grant = { userId, amount: 50, reason: 'Gift', idempotencyKey: 'gift' }
    await Promise.all([1, 2, 3].map(() => server.deps.db.transaction((tx) => grantCredits(tx, grant))))
    expect(await balance(userId)).toBe(150)
  })

  test('a hold goes when the order it belongs to is rolled back', async () => {
    const userId = await newUser()
    const order = server.deps.db.transaction(async (tx) => {
      await holdCredits(tx, { userId, videoId: `${userId}-d`, seconds: 30 })
      throw new Error('the order failed')
    })
    await expect(order).rejects.toThrow('the order failed')
    expect(await balance(userId)).toBe(100)
  })

  test('what is held while its payment goes back is owed, and taken from what next comes to the balance', async () => {
    const userId = await newUser()
    const { db } = server.deps
    const refund = { userId, paymentId: `${userId}-paid`, reason: 'Payment disputed' }
    const back = (credits: number, key: string) =>
      db.transaction((tx) => takeBackCredits(tx, { ...refund, credits, key: `${userId}-${key}` }))
    for (const video of ['g', 'h', 'i']) await hold(userId, `${userId}-${video}`)
    // 25 are there, 75 are held; what was never there is not owed.
    expect(await back(60, '1')).toBe(60)
    expect(await back(60, '2')).toBe(40)
    expect(await balance(userId)).toBe(0)
    await release(userId, `${userId}-g`)
    expect(await balance(userId)).toBe(0)
    await capture(userId, `${userId}-h`)
    await release(userId, `${userId}-i`)
    expect(await balance(userId)).toBe(0)
    const gift = { userId, amount: 60, reason: 'Gift', idempotencyKey: `${userId}-gift` }
    await db.transaction((tx) => grantCredits(tx, gift))
    expect(await balance(userId)).toBe(35)
    expect(await readReceipt(db, userId, refund.paymentId)).toMatchObject({ takenBack: 100 })
  })

  test('what is owed for a payment is waived first when it stands after all', async () => {
    const userId = await newUser()
    const { db } = server.deps
    const refund = { userId, paymentId: `${userId}-paid`, reason: 'Payment disputed', key: userId }
    for (const video of ['j', 'k', 'l', 'm']) await hold(userId, `${userId}-${video}`)
    await db.transaction((tx) => takeBackCredits(tx, { ...refund, credits: 100 }))
    await release(userId, `${userId}-j`)
    await db.transaction((tx) => undoTakeBack(tx, { ...refund, credits: 80 }))
    expect(await balance(userId)).toBe(5)
    await release(userId, `${userId}-k`)
    expect(await balance(userId)).toBe(30)
  })

  test('a receipt says what was held, used and given back, and why; nobody else reads it', async () => {
    const userId = await newUser()
    const read = (id: string, who = userId) => readReceipt(server.deps.db, who, id)
    await hold(userId, `${userId}-e`)
    expect(await read(`${userId}-e`)).toMatchObject({ held: 25, captured: 0, returned: 0, isSettled: false })
    await release(userId, `${userId}-e`)
    expect(await read(`${userId}-e`)).toMatchObject({ held: 25, returned: 25, why: 'Video not made' })
    await hold(userId, `${userId}-f`)
    await capture(userId, `${userId}-f`)
    expect(await read(`${userId}-f`)).toMatchObject({ held: 25, captured: 25, returned: 0, isSettled: true })
    await hold(userId, `${userId}-g`)
    const gaveUp = { encoder: 'nvenc', why: 'device lost' } as const
    const made = {
      encoding: { encoder: 'x264', gaveUp },
      stillScenes: 2,
      stillBecause: 'Kling is busy.',
    } as const
    await server.deps.db.transaction((tx) => captureCredits(tx, { userId, videoId: `${userId}-g` }, made))
    const why =
      'Video completed; encoded by x264, because NVIDIA NVENC gave up; 2 scenes that were to move show their still pictures. Kling is busy.'
    expect(await read(`${userId}-g`)).toMatchObject({ captured: 25, why })
    await expect(read(`${userId}-f`, await newUser())).rejects.toMatchObject({ code: 'receipt_not_found' })
  })

  test('every balance is the sum of its entries', async () => {
    const { rows } = await server.deps.db.execute(
      sql`select p.id from ${profiles} p where p.ai_credits <> (select coalesce(sum(amount), 0) from ${creditEntries} where user_id = p.id)`,
    )
    expect(rows).toEqual([])
  })

  test.each([
    ['set a balance by hand', sql`update ${profiles} set ai_credits = 9999`],
    ['change an entry', sql`update ${creditEntries} set amount = 1`],
    ['delete an entry', sql`delete from ${creditEntries}`],
    [
      'take more than there is',
      sql`insert into ${creditEntries} (user_id, kind, amount, reason, idempotency_key) select id, 'adjustment', -100000, '', 'x' from ${profiles}`,
    ],
  ])('the database itself refuses to %s', async (_, statement) => {
    await expect(server.deps.db.execute(statement)).rejects.toThrow()
  })
})

describe('prices', () => {
  test('of a longer film are a film’s for each minute, unless the operator set another', () => {
    const table = completeCosts({ video_ideas: 4, video_generation: 25, video_generation_90: 31 })
    const priced = [3, 60, 61, 75, 90, 91, 120, 180].map((seconds) => filmCredits(table, seconds))
    expect(priced).toEqual([25, 25, 32, 32, 31, 50, 50, 75])
    // Beyond the longest length: in proportion.
    expect([181, 240].map((seconds) => filmCredits(table, seconds))).toEqual([76, 100])
  })

  test('are held by the length of the film', async () => {
    const userId = await newUser()
    const holding = (seconds: number, videoId: string) =>
      server.deps.db.transaction((tx) => holdCredits(tx, { userId, videoId, seconds }))
    expect(await holding(120, `${userId}-long`)).toMatchObject({ amount: 50 })
    await expect(holding(180, `${userId}-longer`)).rejects.toMatchObject({ details: { required: 75 } })
    expect(await balance(userId)).toBe(50)
  })

  test('are what the operator set', async () => {
    await server.deps.db
      .update(systemSettings)
      .set({ settingValue: { video_ideas: 7, video_generation: 30 } })
      .where(sql`setting_key = 'ai_credit_costs'`)
    expect((await readPricing(server.deps.db)).creditCosts).toMatchObject({
      video_ideas: 7,
      video_generation: 30,
    })
  })

  test('fall back to the built-in ones when the settings cannot be read', async () => {
    await server.deps.db.update(systemSettings).set({ settingValue: 'nonsense' })
    const { creditCosts, creditPackages } = await readPricing(server.deps.db)
    expect(creditCosts).toMatchObject({ video_ideas: 5, video_generation: 10 })
    expect(creditPackages.map(({ id }) => id)).toEqual(['starter', 'popular', 'pro', 'enterprise'])
  })
})
