import { expect, onTestFinished, test } from 'vitest'
import { buildSettings, keepVideo, readId } from '../../../../../tests/builders/build-settings.ts'
import { listVideosFrom } from '../exports/belongings.queries.ts'
import { findShownVideo } from './shown-videos.queries.ts'

test('a look at the film of a public page brings nothing from the database of what it was made from', async () => {
  const { server } = await buildSettings()
  onTestFinished(() => server.close())
  const userId = await readId(await server.signUp())
  const id = await keepVideo(server, userId, { isOnProfile: true })
  const found = await findShownVideo(server.deps.db, userId, id)
  expect(found).toMatchObject({ id, title: 'Deep sea' })
  for (const name of ['choices', 'script', 'progress']) expect(found).not.toHaveProperty(name)
})

test('an export reads films a few at a time, since the scenes of one may have half a megabyte', async () => {
  const { server } = await buildSettings()
  onTestFinished(() => server.close())
  const userId = await readId(await server.signUp())
  for (let n = 0; n < 21; n += 1) await keepVideo(server, userId)
  const page = await listVideosFrom(server.deps.db, userId, undefined)
  expect(page).toHaveLength(20)
  expect(await listVideosFrom(server.deps.db, userId, page.at(-1))).toHaveLength(1)
})
