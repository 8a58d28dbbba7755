import { expect, test } from 'vitest'
import { parseStreams } from './read-streams.ts'

/** As ffmpeg prints a title on one line, whatever its length: a carriage return in it becomes a blank. */
const said = (title: string) => `Input #0, wav, from 'sent':
  Metadata:
    title           : ${title}
                    : ${title}
  Duration: 00:01:02.50, bitrate: 832 kb/s
  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709), 64x96 [SAR 1:1], 25 fps, 25 tbr
    Metadata:
      title           : ${title}
  Stream #0:1: Audio: pcm_s16le ([1][0][0][0] / 0x0001), 48000 Hz, mono, s16, 768 kb/s
`
const FACTS = {
  video: {
    ...{ codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', colour: 'tv, bt709' },
    ...{ width: 64, height: 96, frameRate: 25 },
  },
  audio: { codec: 'pcm_s16le', sampleRate: 48_000, layout: 'mono' },
  seconds: 62.5,
}

test('what ffmpeg prints of a file is read, of old versions and on Windows, too', () => {
  const text = said('A voice')
  expect(parseStreams(text)).toEqual(FACTS)
  expect(parseStreams(text.replaceAll('  Stream #', '    Stream #'))).toEqual(FACTS)
  expect(parseStreams(text.replaceAll('\n', '\r\n'))).toEqual(FACTS)
  expect(parseStreams(text.replace('00:01:02.50', 'N/A'))).toEqual({ ...FACTS, seconds: 0 })
})

test.each([
  '  Stream #0:0: Video: vp8, yuv444p, 8000x8000, 1 fps Audio: mp3, 8000 Hz, 7.1 Duration: 09:00:00.00',
  // Read as one pattern, which tried every beginning with every size and every end, these took hours.
  'Video: a'.repeat(20_000) + ', b, 1x1'.repeat(20_000),
  'Audio: a'.repeat(40_000),
])('a title that reads like streams is none, and is not read as such: %#', (title) => {
  expect(parseStreams(said(title))).toEqual(FACTS)
})

test('languages of streams, which Matroska takes any text for, are read as soon as any other line', () => {
  // Each stood in a line of ffmpeg's own. As one pattern, which tried every length of a number with every other, six hundred took minutes.
  const language = `${': Video: a'.repeat(15)}, a, 1x${'1'.repeat(430)}`
  const others = Array.from(
    { length: 600 },
    (_, at) => `  Stream #0:${at + 2}(${language}): Subtitle: none\n`,
  )
  expect(parseStreams(said('A voice') + others.join(''))).toEqual(FACTS)
  expect(parseStreams(said('A voice').replace('(und)', `(${language})`))).toEqual({ ...FACTS, video: null })
})
