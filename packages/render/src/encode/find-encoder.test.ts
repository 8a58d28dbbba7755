import { afterEach, describe, expect, test } from 'vitest'
import { writeMachineEncoder, type EncoderMood } from '../../../../tests/fakes/machine-encoder.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { describeFound, findEncoder, forgetEncoder, type EncoderChoice } from './find-encoder.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function open(mood: EncoderMood) {
  const { ffmpegPath, turn, remove } = await writeMachineEncoder(mood)
  ends.push(remove)
  const ffmpeg = await findFfmpeg({ ffmpegPath })
  const find = (
    choice: EncoderChoice,
    devices: readonly string[] = ['null', 'nvidia0', 'nvidiactl', 'nvidia0x'],
  ) =>
    findEncoder(ffmpeg, choice, {
      system: 'linux',
      listFolder: (folder) => (folder === '/dev' ? devices : []),
      limitMs: mood === 'hanging' ? 1000 : 60_000,
    })
  return { ffmpeg, turn, find }
}

describe('the encoder of the machine', () => {
  test('is taken with its device files when its trial frames are right, and remembered', async () => {
    const { ffmpeg, turn, find } = await open('fit')
    const found = await find('auto')
    expect(found).toMatchObject({ encoder: { name: 'nvenc', quality: 21 }, refused: [] })
    expect(found.encoder.devices).toEqual(['/dev/nvidia0', '/dev/nvidiactl'])
    expect(describeFound(found)).toBe('NVIDIA NVENC, quality 21')
    await turn('missing')
    expect(await find('auto')).toBe(found)
    forgetEncoder(ffmpeg, 'auto')
    expect((await find('auto')).encoder.name).toBe('x264')
  })

  test('is given a better quality until it is as like what was drawn as x264', async () => {
    const { find } = await open('coarse')
    expect((await find('nvenc')).encoder).toMatchObject({ name: 'nvenc', quality: 18 })
  })

  test.each([
    ['missing', /Error while opening encoder/],
    ['breaking', /Conversion failed/],
    ['hanging', /longer than 1 s/],
    ['rubbish', /Invalid data|moov atom/],
    ['other', /another picture/],
    ['short', /6 of 12 frames/],
    ['poor', /less like what was drawn/],
  ] as const)('is left for x264 with the reason when it is %s', async (mood, why) => {
    const { find } = await open(mood)
    const found = await find('nvenc')
    expect(found).toMatchObject({ encoder: { name: 'x264' }, refused: [{ name: 'nvenc' }] })
    expect(found.refused[0]?.why).toMatch(why)
    expect(describeFound(found)).toMatch(/^x264, on the processor; NVIDIA NVENC is not used: /)
  })

  test('is not looked for where x264 is wanted, or there is no device; one that this ffmpeg lacks is told', async () => {
    const { find } = await open('fit')
    expect(await find('x264')).toEqual({ encoder: expect.objectContaining({ name: 'x264' }), refused: [] })
    expect(await find('auto', ['null', 'tty'])).toMatchObject({ encoder: { name: 'x264' }, refused: [] })
    const other = await open('fit')
    expect((await other.find('videotoolbox')).refused[0]?.why).toMatch(/has no h264_videotoolbox/)
  })
})
