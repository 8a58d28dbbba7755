import { makeDataDir } from './stories/videos-server.ts'

/** Before the stories: the database that they copy is made, so that none of them waits for it within its own limit. */
export default async function prepareDataDir(): Promise<void> {
  const { remove } = await makeDataDir()
  await remove()
}
