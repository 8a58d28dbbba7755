import { DAYS_THAT_SHOOK } from './days-that-shook.ts'
import { FAILED_AND_FALLEN } from './failed-and-fallen.ts'
import { HEISTS_AND_CRASHES } from './heists-and-crashes.ts'
import { PLANES_AND_PILOTS } from './planes-and-pilots.ts'
import { SPIES_AND_RESCUERS } from './spies-and-rescuers.ts'
import { STORMS_PEAKS_AND_CAVES } from './storms-peaks-and-caves.ts'
import { STRANGE_SIGNALS } from './strange-signals.ts'
import { VANISHED_PEOPLE } from './vanished-people.ts'
import { VERDICTS_AND_SECRETS } from './verdicts-and-secrets.ts'
import { WRECKS_AND_RESCUES } from './wrecks-and-rescues.ts'

/** True cases that short channels tell again and again: wrecks, flights, failures, people who vanished. */
export const CASES: readonly string[] = [
  DAYS_THAT_SHOOK,
  FAILED_AND_FALLEN,
  HEISTS_AND_CRASHES,
  PLANES_AND_PILOTS,
  SPIES_AND_RESCUERS,
  STORMS_PEAKS_AND_CAVES,
  STRANGE_SIGNALS,
  VANISHED_PEOPLE,
  VERDICTS_AND_SECRETS,
  WRECKS_AND_RESCUES,
]
