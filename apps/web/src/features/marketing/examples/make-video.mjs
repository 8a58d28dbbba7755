// HOOKREEL_KEY=hr_… node make-video.mjs "Why the deep sea glows"
// The key needs the scopes ideas:write, videos:read and videos:write.
import { writeFile } from 'node:fs/promises'

const { HOOKREEL_URL = 'http://localhost:3000', HOOKREEL_KEY } = process.env

async function ask(method, path, body, headers = {}) {
  const answer = await fetch(HOOKREEL_URL + path, {
    method,
    headers: { authorization: `Bearer ${HOOKREEL_KEY}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  const result = await answer.json()
  if (!answer.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result
}

const { ideas } = await ask('POST', '/api/ideas/generate', { prompt: process.argv[2], count: 1 })
const { voices } = await ask('GET', '/api/voices')
const order = {
  ideaId: ideas[0].id,
  script: ideas[0].script,
  style: 'documentary',
  voiceId: voices[0].id,
  duration: ideas[0].duration,
  resolution: '1080p',
  aspectRatio: '9:16',
  format: 'mp4',
}
// The same key again answers with the same video instead of making and charging a second one.
let video = await ask('POST', '/api/videos', order, { 'idempotency-key': crypto.randomUUID() })
while (video.status === 'queued' || video.status === 'processing') {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  video = await ask('GET', `/api/videos/${video.id}`)
}
if (video.status === 'failed') throw new Error(video.failure.message)

const { url } = await ask('GET', `/api/videos/${video.id}/file`)
const film = await fetch(new URL(url, HOOKREEL_URL))
await writeFile('film.mp4', Buffer.from(await film.arrayBuffer()))
console.log(`film.mp4: ${video.title}`)
