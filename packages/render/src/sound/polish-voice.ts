import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { bytesOf } from './measure-loudness.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'

/**
 * Makes a dry voice fit for a film: rumble and boxiness out, presence and air in, hissing tamed, level evened, a very
 * light room. Mono in and out; what comes out has `sampleRate`, and words stay where they were.
 * @throws RenderError `mix_failed` when ffmpeg fails.
 */
export async function polishVoice(input: {
  ffmpeg: Ffmpeg
  voice: { readonly samples: Float32Array; readonly sampleRate: number; readonly isRecorded?: boolean }
  sampleRate: number
  signal?: AbortSignal | undefined
}): Promise<Float32Array> {
  const { ffmpeg, voice, sampleRate, signal } = input
  const raw = ['-f', 'f32le', '-ac', '1', '-ar']
  const chain = voice.isRecorded === true ? recordedChain(sampleRate) : buildVoiceChain(ffmpeg, sampleRate)
  const args = [
    ...raw,
    `${voice.sampleRate}`,
    '-i',
    '-',
    '-af',
    chain,
    ...raw,
    `${sampleRate}`,
    '-c:a',
    'pcm_f32le',
    '-',
  ]
  const { stdout } = await runFfmpeg(ffmpeg, args, {
    signal,
    input: bytesOf(voice.samples),
    failure: 'mix_failed',
  })
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 4)),
  )
}

function buildVoiceChain({ filters }: Ffmpeg, sampleRate: number): string {
  const hasExciter = filters.has('aexciter')
  return [
    `aresample=${sampleRate}`,
    'highpass=f=75',
    'equalizer=f=280:t=q:w=1.1:g=-3',
    'equalizer=f=3200:t=q:w=0.9:g=2.5',
    // The draft voices end at 7 kHz: the exciter makes the air above. Older programs brighten what there is.
    hasExciter ? 'aexciter=amount=2.2:drive=6:freq=5200:ceil=15000' : 'treble=g=1.5:f=5500',
    'treble=g=2:f=9000',
    ...(filters.has('deesser') ? ['deesser=i=0.35:m=0.5:f=0.5'] : []),
    'acompressor=threshold=-22dB:ratio=3:attack=6:release=120:makeup=2',
    'aecho=0.95:0.9:17|29:0.06|0.04',
  ].join(',')
}

/** A person's own voice was cleaned when it came: only its level is evened, and a little boxiness taken out. */
function recordedChain(sampleRate: number): string {
  return [
    `aresample=${sampleRate}`,
    'equalizer=f=280:t=q:w=1.1:g=-1.5',
    'acompressor=threshold=-22dB:ratio=2.5:attack=8:release=150:makeup=2',
  ].join(',')
}
