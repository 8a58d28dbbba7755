import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '@hookreel/studio'

/** What was spent on services today (UTC), in microdollars, in a file of the data folder. */
export type SpendingDay = {
  /** One change after the other; what `change` throws leaves the sum as it was. */
  change(change: (today: number) => number): Promise<void>
}

type Day = { readonly day: string; readonly microdollars: number }

export function openSpendingDay(dataFolder: string): SpendingDay {
  const file = path.join(dataFolder, 'spending.json')
  let turn: Promise<unknown> = Promise.resolve()
  return {
    change: (change) => {
      const next = turn.then(() => changeDay(file, change))
      turn = next.catch(() => undefined)
      return next
    },
  }
}

async function changeDay(file: string, change: (today: number) => number): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const known = await readDay(file)
  const microdollars = change(known?.day === day ? known.microdollars : 0)
  const text = JSON.stringify({ day, microdollars } satisfies Day)
  await writeWhole(file, (unfinished) => writeFile(unfinished, text))
}

/** A missing or damaged file counts as a day without spending. */
async function readDay(file: string): Promise<Day | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof read !== 'object' || read === null || !('day' in read) || !('microdollars' in read))
      return undefined
    const { day, microdollars } = read
    return typeof day === 'string' && typeof microdollars === 'number' ? { day, microdollars } : undefined
  } catch {
    return undefined
  }
}
