import { createVideo, enhanceIdea, generateIdeas, listVideos, updateProfile } from '@hookreel/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { readInput } from './read-input.ts'

function fieldsOf(schema: z.ZodType | undefined, value: unknown): unknown {
  try {
    readInput(schema ?? z.never(), value)
  } catch (error) {
    if (error instanceof AppError) return error.fields
    throw error
  }
  return undefined
}

describe('what is wrong with an input', () => {
  test('is said the way a person would', () => {
    expect(fieldsOf(generateIdeas.body, { prompt: 'x'.repeat(1001), count: 99, duration: 7 })).toEqual({
      prompt: 'At most 1,000 characters.',
      count: 'At most 50.',
      duration: 'Choose one of these: script, 15, 30, 45, 60, 75, 90, 120, 180.',
    })
    const enhancement = {
      field: 'script',
      currentValue: 'x'.repeat(4001),
      enhancementType: 'generate_variations',
    }
    expect(fieldsOf(enhanceIdea.body, enhancement)).toEqual({
      currentValue: 'A script has at most 4,000 characters.',
    })
    expect(fieldsOf(createVideo.body, { script: '', style: 'default' })).toMatchObject({
      script: 'No script available for this video idea.',
      voiceId: 'This is missing.',
    })
    expect(fieldsOf(createVideo.body, { script: 5 })).toMatchObject({ script: 'This has to be a text.' })
    expect(fieldsOf(listVideos.query, { page: 'x' })).toEqual({ page: 'This has to be a number.' })
    expect(fieldsOf(updateProfile.body, { nickname: 'x' })).toEqual({ body: 'There is no field “nickname”.' })
  })

  test('is told of what a setting was before, where that is no setting', () => {
    expect(
      fieldsOf(updateProfile.body, { was: { firstName: 'Anna', defaultDuration: 30, handle: null } }),
    ).toBe(undefined)
    const deep = Array.from({ length: 1000 }, () => 1)
    expect(fieldsOf(updateProfile.body, { was: { firstName: deep } })).toHaveProperty(['was.firstName'])
  })

  test('never shows the words of the library', () => {
    const all = JSON.stringify([
      fieldsOf(createVideo.body, {}),
      fieldsOf(createVideo.body, null),
      fieldsOf(updateProfile.body, { handle: 'A B', firstName: 'x'.repeat(500), emailNotifications: 'yes' }),
      fieldsOf(z.object({ at: z.iso.datetime(), who: z.email(), kind: z.enum(['a', 'b']) }), {
        at: 'x',
        who: 'y',
        kind: 'z',
      }),
      fieldsOf(z.array(z.string()).min(1), []),
    ])
    expect(all).not.toMatch(/Too big|Too small|expected|Invalid|Unrecognized|>=|<=/)
  })
})
