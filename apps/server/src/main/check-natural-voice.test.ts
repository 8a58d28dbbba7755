import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { checkNaturalVoice } from './check-natural-voice.ts'
import { AdminError } from './read-arguments.ts'

test('a natural voice that is not installed is not heard, and that is said', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'hookreel-check-voice-'))
  try {
    const heard = checkNaturalVoice(readConfig({ DATA_DIR }), 'af_heart')
    await expect(heard).rejects.toThrow(new AdminError('The natural voice is not installed here.'))
  } finally {
    await rm(DATA_DIR, { recursive: true })
  }
})
