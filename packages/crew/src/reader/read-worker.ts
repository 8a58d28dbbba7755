import { serveTasks } from '@hookreel/sandbox/calls'
import type { ReadingTasks } from './reader.ts'
import { READINGS } from './readings.ts'

const works = Object.entries(READINGS).map(([name, reading]) => [
  name,
  // What is asked under a name is what its reading takes: both sides know one type.
  async (data: unknown[]) => (reading as (...given: unknown[]) => unknown)(...data),
])
serveTasks<ReadingTasks>(Object.fromEntries(works) as Parameters<typeof serveTasks<ReadingTasks>>[0])
