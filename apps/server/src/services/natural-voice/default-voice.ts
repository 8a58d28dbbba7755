import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VOICE_NAMES } from './voice-names.ts'
import type { InstallPlace } from '../installing/install-place.ts'

/** As voices of services are named: by their service. */
const PREFIX = 'natural-voice:'
const FIRST = 'af_heart'

/** The voice that new films start with: what the operator chose, else the best of all. */
export async function readDefaultVoice(place: Pick<InstallPlace, 'folder'>): Promise<string> {
  try {
    const name = (await readFile(findChoice(place), 'utf8')).trim()
    return `${PREFIX}${VOICE_NAMES.includes(name) ? name : FIRST}`
  } catch {
    // Nobody chose.
    return `${PREFIX}${FIRST}`
  }
}

/** Tells whether there is such a voice. */
export async function writeDefaultVoice(
  place: Pick<InstallPlace, 'folder'>,
  voiceId: string,
): Promise<boolean> {
  const name = voiceId.startsWith(PREFIX) ? voiceId.slice(PREFIX.length) : ''
  if (!VOICE_NAMES.includes(name)) return false
  await mkdir(place.folder, { recursive: true })
  const chosen = findChoice(place)
  const draft = `${chosen}.${process.pid}`
  await writeFile(draft, name)
  await rename(draft, chosen)
  return true
}

/** It outlives the voice. */
const findChoice = ({ folder }: Pick<InstallPlace, 'folder'>) => path.join(folder, 'default-voice')
