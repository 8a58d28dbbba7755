import { NETWORK_RULES } from '@hookreel/contract'
import type { NetworkId, NetworkRules, PostCheck, Profile } from '@hookreel/contract'
import type { FilmFacts, FilmFit } from '@hookreel/studio'

export type FilmJudgement = {
  /** Every rule, as a sentence for people. */
  readonly checks: readonly PostCheck[]
  /** What the film has to become before it is sent; null when it is taken as it is. */
  readonly fit: FilmFit | null
}

type Quality = Profile['autoUploadQuality']
/** `high` on our films is what the master is; `medium` about a third of its bytes, clean on a phone. */
const RATE_FACTORS: Readonly<Record<Quality, number>> = { original: 18, high: 20, medium: 26 }
/** Above this a film is encoded anew for `high`: phones show no more. */
const HIGH_BITS = 12_000_000
const MEDIUM_SHORT_SIDE = 720
const USUAL_FRAME_RATE = 30

/** Holds a film against a network's rules, before anything of it is sent. */
export function judgeFilm(
  facts: FilmFacts,
  network: NetworkId,
  wishes: { readonly maxSeconds?: number | null; readonly quality?: Quality } = {},
): FilmJudgement {
  const rules = NETWORK_RULES[network]
  const { quality = 'original' } = wishes
  const maxSeconds = Math.min(rules.maxSeconds, wishes.maxSeconds ?? rules.maxSeconds)
  const checks = [
    judgeLength(facts, rules, maxSeconds),
    judgeShape(facts, rules),
    judgeCodecs(facts, rules),
    judgeFrameRate(facts, rules),
    judgeSound(facts, rules),
    judgeBytes(facts, rules),
  ]
  const isMended = checks.some(({ level }) => level === 'mend') || isSmallerWanted(facts, quality)
  return { checks, fit: isMended ? fitFor(facts, rules, quality) : null }
}

function judgeLength(
  { seconds }: FilmFacts,
  { name, minSeconds }: NetworkRules,
  maxSeconds: number,
): PostCheck {
  const id = 'length'
  if (seconds > maxSeconds)
    return {
      id,
      level: 'stop',
      message: `It lasts ${format(seconds)} seconds; ${name} takes at most ${maxSeconds} here. Make a shorter video.`,
    }
  if (seconds < minSeconds)
    return {
      id,
      level: 'stop',
      message: `It lasts ${format(seconds)} seconds; ${name} wants at least ${minSeconds}.`,
    }
  return { id, level: 'ok', message: `${format(seconds)} seconds` }
}

function judgeShape({ width, height }: FilmFacts, rules: NetworkRules): PostCheck {
  const id = 'size'
  const size = `${width} × ${height} pixels`
  if (isTooSmall({ width, height }, rules) || Math.max(width, height) > rules.maxSidePixels)
    return { id, level: 'mend', message: `${size}: its size is changed to what ${rules.name} takes.` }
  if (rules.needsUpright && width > height)
    return {
      id,
      level: 'warn',
      message: `${size}: wider than high, ${rules.name} will not show it as a Short.`,
    }
  if (width > height)
    return { id, level: 'warn', message: `${size}: ${rules.name} shows it small, between black bars.` }
  return { id, level: 'ok', message: size }
}

function judgeCodecs({ videoCodec, audioCodec, hasFastStart }: FilmFacts, rules: NetworkRules): PostCheck {
  const isTaken =
    rules.videoCodecs.includes(videoCodec) && (audioCodec === null || rules.audioCodecs.includes(audioCodec))
  if (!isTaken || !hasFastStart)
    return { id: 'codec', level: 'mend', message: `It is written anew as ${rules.name} wants it.` }
  return {
    id: 'codec',
    level: 'ok',
    message: [videoCodec, audioCodec].filter(Boolean).join(' and ').toUpperCase(),
  }
}

function judgeFrameRate(
  { frameRate }: FilmFacts,
  { name, minFrameRate, maxFrameRate }: NetworkRules,
): PostCheck {
  const id = 'frame-rate'
  if (frameRate < minFrameRate || frameRate > maxFrameRate)
    return {
      id,
      level: 'mend',
      message: `${format(frameRate)} frames a second become ${USUAL_FRAME_RATE}, which ${name} takes.`,
    }
  return { id, level: 'ok', message: `${format(frameRate)} frames a second` }
}

function judgeSound({ audioCodec }: FilmFacts, { name, needsSound }: NetworkRules): PostCheck {
  const id = 'sound'
  if (audioCodec !== null) return { id, level: 'ok', message: 'It has sound.' }
  if (needsSound) return { id, level: 'mend', message: `It has no sound: ${name} gets it with silence.` }
  return { id, level: 'warn', message: 'It has no sound.' }
}

function judgeBytes({ sizeBytes }: FilmFacts, { name, maxBytes }: NetworkRules): PostCheck {
  const message = `${format(sizeBytes / 1_000_000)} MB`
  if (sizeBytes <= maxBytes) return { id: 'bytes', level: 'ok', message }
  return {
    id: 'bytes',
    level: 'mend',
    message: `${message}: it is made smaller than the ${maxBytes / 1_000_000} MB that ${name} takes.`,
  }
}

function isTooSmall({ width, height }: { width: number; height: number }, rules: NetworkRules): boolean {
  return Math.min(width, height) < rules.minSidePixels
}

function isSmallerWanted({ sizeBytes, seconds, width, height }: FilmFacts, quality: Quality): boolean {
  if (quality === 'original') return false
  if (quality === 'medium') return true
  return (sizeBytes * 8) / Math.max(1, seconds) > HIGH_BITS || Math.min(width, height) > 1080
}

function fitFor({ frameRate, width, height }: FilmFacts, rules: NetworkRules, quality: Quality): FilmFit {
  const isRateTaken = frameRate >= rules.minFrameRate && frameRate <= rules.maxFrameRate
  const shortSide = quality === 'medium' ? MEDIUM_SHORT_SIDE : quality === 'high' ? 1080 : rules.maxSidePixels
  return {
    maxShortSide: shortSide,
    maxLongSide: rules.maxSidePixels,
    minShortSide: isTooSmall({ width, height }, rules) ? rules.minSidePixels : 2,
    frameRate: isRateTaken ? null : USUAL_FRAME_RATE,
    needsSound: rules.needsSound,
    rateFactor: RATE_FACTORS[quality],
    maxBytes: rules.maxBytes,
  }
}

/** At most one decimal. */
function format(value: number): string {
  return String(Math.round(value * 10) / 10)
}
