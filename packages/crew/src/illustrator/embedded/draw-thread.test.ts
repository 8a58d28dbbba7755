import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../tests/builders/build-picture-request.ts'
import { createEmbeddedIllustrator, drawScene } from './embedded-illustrator.ts'

const request = buildPictureRequest('The old lighthouse went dark at midnight.', {
  title: 'The lighthouse keeper who vanished',
  script: '',
  frameSize: { width: 720, height: 1280 },
})

test('a large picture is drawn beside the thread that asks, the same to the byte', async () => {
  // Whoever asks goes on with other work meanwhile: drawn here, a picture gives way a dozen times.
  let turns = 0
  const watch = setInterval(() => (turns += 1), 5)
  const drawn = await createEmbeddedIllustrator().drawPicture(request)
  clearInterval(watch)
  expect(turns).toBeGreaterThan(40)
  const here = await drawScene(request)
  expect(drawn.picture).toEqual(here.picture)
  expect([...drawn.files.keys()]).toEqual([...here.files.keys()])
  for (const [name, bytes] of here.files)
    expect(Buffer.compare(drawn.files.get(name) ?? Buffer.alloc(0), bytes)).toBe(0)
})

test('an abort ends it at once, and the next picture is drawn all the same', async () => {
  const illustrator = createEmbeddedIllustrator()
  const cancel = new AbortController()
  const drawing = illustrator.drawPicture(request, cancel.signal)
  const next = illustrator.drawPicture(request)
  await wait(50)
  cancel.abort(new Error('cancelled'))
  await expect(drawing).rejects.toThrow('cancelled')
  expect((await next).files.size).toBeGreaterThan(0)
})
