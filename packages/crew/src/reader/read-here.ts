import type { Reader, ReadingName, ReadingOf } from './reader.ts'
import { READINGS } from './readings.ts'

const readings: {
  readonly [Name in ReadingName]: (
    ...data: ReadingOf<Name>['data']
  ) => ReadingOf<Name>['result'] | Promise<ReadingOf<Name>['result']>
} = READINGS

/** Reads in this thread, without a limit: for a process that works for one person alone. */
export const readHere: Reader = {
  read: (name, data, signal) =>
    Promise.resolve().then(() => {
      signal?.throwIfAborted()
      return readings[name](...data)
    }),
}
