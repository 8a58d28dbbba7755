import { CLIP_SOUND } from '@hookreel/film'
import { measureDb, placeSound, volumeOf, type KeptSound } from '../kept-sounds.ts'
import type { PreviewMusic } from '../use-preview-music.ts'
import { slowSound } from './slow-sound.ts'

/** Of every film; encoders of browsers take it, too. */
export const SAMPLE_RATE = 48_000
const CHANNELS = 2

/** What is heard with a preview. */
export type Heard = {
  readonly voiceUrl: string
  readonly music: PreviewMusic | null
  readonly clips: readonly KeptSound[]
}

/** The sound of a preview as its players play it together, made lower as a whole where they are too loud for a file. */
export async function mixSound(heard: Heard, seconds: number, signal: AbortSignal): Promise<AudioBuffer> {
  const desk = new OfflineAudioContext(CHANNELS, Math.round(seconds * SAMPLE_RATE), SAMPLE_RATE)
  const [voice, music, ...clips] = await Promise.all([
    fetchSound(desk, heard.voiceUrl, signal),
    heard.music && fetchSound(desk, heard.music.url, signal),
    ...heard.clips.map(({ url }) => fetchSound(desk, url, signal)),
  ])
  if (!voice) throw new Error('The voice could not be loaded.')
  play(desk, voice).start(0)
  if (heard.music && music) {
    const source = play(desk, music, desk.createGain(), heard.music.volume)
    source.loop = true
    source.start(0, heard.music.fromSeconds % music.duration)
  }
  const voiceDb = dbOf(voice)
  for (const [at, clip] of heard.clips.entries()) {
    const sound = clips[at]
    if (sound) playClip(desk, clip, sound, volumeOf(dbOf(sound), voiceDb))
  }
  return levelPeaks(await desk.startRendering())
}

/** Null for what this browser cannot decode: its preview plays without it, too. */
async function fetchSound(
  desk: OfflineAudioContext,
  url: string,
  signal: AbortSignal,
): Promise<AudioBuffer | null> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error('A sound of the preview could not be loaded.')
  const bytes = await answer.arrayBuffer()
  return desk.decodeAudioData(bytes).catch(() => null)
}

const channelsOf = (sound: AudioBuffer) =>
  Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at))
const dbOf = (sound: AudioBuffer) => measureDb(channelsOf(sound), sound.sampleRate)

function play(
  desk: OfflineAudioContext,
  buffer: AudioBuffer,
  gain = desk.createGain(),
  volume = 1,
): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(desk, { buffer })
  gain.gain.value = volume
  source.connect(gain).connect(desk.destination)
  return source
}

/** A clip's own sound, while its scene is seen: it comes and goes softly. */
function playClip(desk: OfflineAudioContext, clip: KeptSound, sound: AudioBuffer, volume: number): void {
  const place = placeSound(clip, sound.duration, clip.startSeconds)
  if (!place) return
  const gain = desk.createGain()
  const source = play(desk, place.pace === 1 ? sound : slow(desk, sound, place.pace), gain)
  const { startSeconds, seconds } = clip
  const fade = Math.min(CLIP_SOUND.fadeSeconds, seconds / 2)
  gain.gain.setValueAtTime(0, startSeconds)
  gain.gain.linearRampToValueAtTime(volume, startSeconds + fade)
  gain.gain.setValueAtTime(volume, startSeconds + seconds - fade)
  gain.gain.linearRampToValueAtTime(0, startSeconds + seconds)
  source.loop = true
  source.start(startSeconds, place.seconds)
  source.stop(startSeconds + seconds)
}

function slow(desk: OfflineAudioContext, sound: AudioBuffer, pace: number): AudioBuffer {
  const channels = slowSound(channelsOf(sound), pace, sound.sampleRate)
  const slowed = desk.createBuffer(channels.length, channels[0]?.length ?? 1, sound.sampleRate)
  for (const [at, channel] of channels.entries()) slowed.copyToChannel(channel, at)
  return slowed
}

function levelPeaks(sound: AudioBuffer): AudioBuffer {
  const channels = channelsOf(sound)
  let peak = 1
  for (const channel of channels) for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  if (peak > 1)
    for (const channel of channels)
      for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] ?? 0) / peak
  return sound
}
