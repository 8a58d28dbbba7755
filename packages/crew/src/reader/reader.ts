import type { Enhancer } from '../writer/enhancer.ts'
import type { Writer } from '../writer/writer.ts'
import type { READINGS } from './readings.ts'

type Readings = typeof READINGS
export type ReadingName = keyof Readings
export type ReadingOf<Name extends ReadingName> = {
  readonly data: Parameters<Readings[Name]>
  readonly result: Awaited<ReturnType<Readings[Name]>>
}
/** What the thread does. */
export type ReadingTasks = {
  readonly [Name in ReadingName]: ReadingOf<Name> & { readonly hears: object }
}

/** Who reads people's words with patterns: in a thread with a limit (`openReader`), or here (`readHere`). */
export type Reader = {
  /** Throws `WordsTooSlow` where there is a limit, and the signal's reason when nobody waits any more. */
  read<Name extends ReadingName>(
    name: Name,
    data: ReadingOf<Name>['data'],
    signal?: AbortSignal,
  ): Promise<ReadingOf<Name>['result']>
}

/** Words that could not be read in the time, or the memory, that there is for one person's. */
export class WordsTooSlow extends Error {
  override name = 'WordsTooSlow'
}

/** The embedded writer, as a reader has it. */
export const writerOf = (reader: Reader): Writer => ({
  suggestIdeas: (request, signal) => reader.read('suggestIdeas', [request], signal),
})

/** The embedded enhancer, as a reader has it. */
export const enhancerOf = (reader: Reader): Enhancer => ({
  enhance: (request, signal) => reader.read('enhance', [request], signal),
  improve: (request, signal) => reader.read('improve', [request], signal),
})
