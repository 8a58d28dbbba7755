import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import type { CountingTasks } from '../../../tests/builders/counting-tasks.ts'
import { openCalls, WorkerDied } from './calls.ts'
import { killProgram, startNode } from './start-program.ts'

const ENTRY = fileURLToPath(new URL('../../../tests/builders/counting-tasks.ts', import.meta.url))
const STOP_MS = 500

const startProcess = () =>
  startNode(ENTRY, [], { isOurCode: true, reads: [ENTRY], errors: 'pipe', serialization: 'advanced' })
const startThread = () => new Worker(ENTRY)
const kill = (worker: ChildProcess | Worker) =>
  worker instanceof Worker ? void worker.terminate() : killProgram(worker)
let started: ChildProcess | Worker | undefined
afterEach(() => started && kill(started))

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'works hear nothing but what they were given: not %s',
  async (name) => {
    // Tells what it is asked for, and answers with how that was answered.
    const code = `
      const { parentPort } = require('node:worker_threads')
      let asked = 0
      parentPort.on('message', ({ kind, id, data }) => {
        if (kind === 'ask') {
          asked = id
          parentPort.postMessage({ kind: 'tell', id: 1, work: id, name: data, told: ['x'] })
        } else parentPort.postMessage({ kind: 'answer', id: asked, value: kind })
      })`
    started = new Worker(code, { eval: true })
    type Tasks = { readonly tell: { readonly data: string; readonly hears: object; readonly result: string } }
    expect(await openCalls<Tasks>(started, { stopMs: 0 }).ask('tell', name, {})).toBe('failure')
  },
)

describe.each([
  ['process', startProcess],
  ['thread', startThread],
])('the works of a %s', (_, start) => {
  const open = () => {
    started = start()
    return { worker: started, calls: openCalls<CountingTasks>(started, { stopMs: STOP_MS }) }
  }

  test('ask and tell the side that ordered them, several at once, and answer plain data as it is', async () => {
    const { calls } = open()
    const heard: unknown[] = []
    const numberOf = async (index: number, more: number | undefined) => {
      heard.push(more)
      return index + (more ?? 0)
    }
    const sums: number[] = []
    const told = (sum: number) => void sums.push(sum)
    const [one, other] = await Promise.all([
      calls.ask('add', { count: 3, more: undefined }, { numberOf, told }),
      calls.ask('add', { count: 2, more: 10 }, { numberOf, told: () => undefined }),
    ])
    expect(one).toEqual({ sum: 3, bytes: Uint8Array.of(0, 255), none: undefined })
    expect(other.sum).toBe(21)
    expect(sums).toEqual([0, 1, 3])
    expect(heard.filter((more) => more === 10)).toHaveLength(2)
    expect(heard.filter((more) => more === undefined)).toHaveLength(3)
  })

  test('that fail, or are told a failure, fail with its message, and the next one is done', async () => {
    const { calls } = open()
    await expect(calls.ask('fail', 'no such thing', {})).rejects.toThrow('no such thing')
    const told = () => {
      throw new Error('nobody waits for this')
    }
    const numberOf = () => Promise.reject(new Error('no number'))
    await expect(calls.ask('add', { count: 1 }, { numberOf, told })).rejects.toThrow('no number')
    const { sum } = await calls.ask('add', { count: 1 }, { numberOf: async () => 7, told })
    expect(sum).toBe(7)
  })

  test('stop when nobody waits any more; the process or thread of one that does not is ended', async () => {
    const { calls } = open()
    const abort = new AbortController()
    const begun = () => abort.abort()
    expect(await calls.ask('wait', null, { begun }, abort.signal)).toBe('stopped in time')
    expect(await calls.ask('wait', null, { begun }, abort.signal)).toBe('stopped in time')
    const late = new AbortController()
    const hang = calls.ask('hang', null, { begun: () => late.abort() }, late.signal)
    await expect(hang).rejects.toThrow(WorkerDied)
    await calls.ended
    await expect(calls.ask('wait', null, { begun })).rejects.toThrow(WorkerDied)
  })

  test('are told as lost when it is killed in the middle', async () => {
    const { worker, calls } = open()
    const lost = calls.ask('hang', null, { begun: () => kill(worker) })
    await expect(lost).rejects.toThrow(/^it ended with/)
    await calls.ended
  })
})

test('a process ends when the one that started it is gone', async () => {
  const child = startProcess()
  started = child
  const calls = openCalls<CountingTasks>(child, { stopMs: STOP_MS })
  // Its answer cannot come any more.
  calls.ask('wait', null, { begun: () => child.disconnect() }).catch(() => undefined)
  expect(await once(child, 'exit')).toEqual([0, null])
})
