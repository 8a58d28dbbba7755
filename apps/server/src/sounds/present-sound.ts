import { SIGNED_LINK_SECONDS } from '@hookreel/contract'
import type { Sound } from '@hookreel/contract'
import { recordingVoiceId } from '@hookreel/film'
import { signLink } from '../platform/storage/sign-link.ts'
import type { KeptTranscript } from './sound-schema.ts'
import { soundKey } from './sound-files.ts'
import type { SoundRow } from './sounds.queries.ts'
import type { SoundDeps } from './take-sound.ts'

/** A sound as its owner sees it, with an address that plays it for an hour. */
export function presentSound(
  { secrets, clock }: Pick<SoundDeps, 'secrets' | 'clock'>,
  sound: SoundRow,
): Sound {
  const { id, kind, name, seconds, sizeBytes, terms, transcript, createdAt } = sound
  const expiresAt = new Date(clock.now().getTime() + SIGNED_LINK_SECONDS * 1000)
  const url = signLink(secrets.keyFor('links'), { key: soundKey(sound), expiresAt })
  const voiceId = kind === 'voice' ? recordingVoiceId({ soundId: id, seconds }) : null
  return {
    ...{ id, kind, voiceId, name, seconds, sizeBytes, url, terms },
    transcript: transcript && presentTranscript(transcript),
    createdAt: createdAt.toISOString(),
  }
}

/** The same in a list, where nobody reads what is said: two hundred recordings would bring a megabyte of words. */
export function presentListed(deps: Pick<SoundDeps, 'secrets' | 'clock'>, sound: SoundRow): Sound {
  const { transcript, ...presented } = presentSound(deps, sound)
  return { ...presented, transcript: transcript && { ...transcript, text: null } }
}

function presentTranscript(kept: KeptTranscript): NonNullable<Sound['transcript']> {
  const nothing = { text: null, service: null, message: null }
  if (kept.state === 'done') return { ...nothing, state: 'done', text: kept.text, service: kept.service }
  if (kept.state === 'failed') return { ...nothing, state: 'failed', message: kept.message }
  return { ...nothing, state: 'waiting' }
}
