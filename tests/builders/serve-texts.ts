import { afterAll, afterEach, beforeAll } from 'vitest'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService } from '../fakes/fake-service.ts'
import { createTextServices } from '../fakes/models/text-services.ts'
import type { TextFault } from '../fakes/models/text-services.ts'

/** The services that write, on the loopback while a file of tests runs. What is pushed to `faults` comes first, and is forgotten after each test. */
export function serveTexts(): { readonly faults: TextFault[]; readonly fake: FakeService } {
  const faults: TextFault[] = []
  let fake: FakeService | undefined
  beforeAll(async () => {
    fake = await startFakeService(createTextServices(faults))
  })
  afterEach(() => {
    faults.length = 0
  })
  afterAll(() => fake?.close())
  return {
    faults,
    get fake() {
      if (fake === undefined) throw new Error('no test runs yet')
      return fake
    },
  }
}
