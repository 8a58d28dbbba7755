import { serveTasks } from '@hookreel/sandbox/calls'

export type CountingTasks = {
  /** Asks for each of so many, tells how it goes, and answers the sum. */
  readonly add: {
    readonly data: { readonly count: number; readonly more?: number | undefined }
    readonly hears: {
      readonly numberOf: (index: number, more: number | undefined) => Promise<number>
      readonly told: (sum: number) => void
    }
    readonly result: { readonly sum: number; readonly bytes: Uint8Array; readonly none: undefined }
  }
  readonly fail: { readonly data: string; readonly hears: object; readonly result: never }
  /** Ends when it is told to stop. */
  readonly wait: {
    readonly data: null
    readonly hears: { readonly begun: () => void }
    readonly result: string
  }
  /** Hears nothing any more. */
  readonly hang: {
    readonly data: null
    readonly hears: { readonly begun: () => void }
    readonly result: never
  }
}

// The program of a process or thread that tests start.
serveTasks<CountingTasks>({
  add: async ({ count, more }, { numberOf, told }) => {
    let sum = 0
    for (let index = 0; index < count; index += 1) {
      sum += await numberOf(index, more)
      void told(sum)
    }
    return { sum, bytes: Uint8Array.of(0, 255), none: undefined }
  },
  fail: async (message) => {
    throw new Error(message)
  },
  wait: async (_, { begun }, signal) => {
    void begun()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return 'stopped in time'
  },
  hang: async (_, { begun }) => {
    await begun()
    for (;;);
  },
})
