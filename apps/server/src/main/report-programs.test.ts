import type { CrewSettings } from '@hookreel/crew'
import { expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import { reportRetirements } from './report-programs.ts'

const openai = { provider: 'openai', apiKey: 'key', baseUrl: undefined, model: undefined } as const
const settings: CrewSettings = { writer: [], narrator: [openai], illustrator: [], timeoutSeconds: 10 }

/** What the log says at a start on this day. */
function listSaid(day: string): string[] {
  const said: string[] = []
  const log: Log = { info: () => undefined, warn: (line) => said.push(line), error: () => undefined }
  reportRetirements(settings, { now: () => new Date(day) }, log)
  return said
}

test('the log at the start says which models in use are switched off soon, or have been', () => {
  expect(listSaid('2026-12-01')).toEqual([])
  expect(listSaid('2026-12-10')).toEqual([
    'OpenAI switches gpt-4o-mini-tts (voices) off on 2027-01-06. It named no successor: connect another service.',
  ])
  expect(listSaid('2027-01-07')[0]).toContain('has switched gpt-4o-mini-tts')
})
