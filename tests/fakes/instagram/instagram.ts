import { createInstagramGraph } from './instagram-graph.ts'
import { createInstagramMood, type InstagramMood } from './instagram-mood.ts'
import { createInstagramReels, type Container, type InstagramPost } from './instagram-reels.ts'
import { createInstagramSignIn } from './instagram-sign-in.ts'
import { serveNetwork } from '../serve-network.ts'
import type { NetworkServer } from '../serve-network.ts'

export const INSTAGRAM_KEYS = { INSTAGRAM_CLIENT_ID: 'ig-id', INSTAGRAM_CLIENT_SECRET: 'ig-secret' }

export type FakeInstagram = NetworkServer & {
  readonly mood: InstagramMood
  readonly posts: InstagramPost[]
  readonly containers: readonly Container[]
  readonly environment: Readonly<Record<string, string>>
}

/** A server on loopback that speaks Instagram's contract; it really fetches the films that it is told of. */
export async function startFakeInstagram(): Promise<FakeInstagram> {
  const mood = createInstagramMood()
  const signIn = createInstagramSignIn(mood)
  const reels = createInstagramReels(mood)
  const answerGraph = createInstagramGraph(mood, signIn, reels)
  const server = await serveNetwork((asked) => {
    const line = `${asked.method} ${asked.path}`
    if (line === 'GET /oauth/authorize') return signIn.authorize(asked)
    if (line === 'POST /oauth/access_token') return signIn.exchange(asked)
    if (line === 'GET /access_token') return signIn.lengthen(asked)
    if (line === 'GET /refresh_access_token') return signIn.refresh(asked)
    if (line.startsWith('POST /ig-api-upload/')) return reels.receive(asked)
    return answerGraph(asked)
  })
  return {
    ...server,
    mood,
    posts: reels.posts,
    containers: reels.containers,
    environment: {
      ...INSTAGRAM_KEYS,
      INSTAGRAM_AUTHORIZE_BASE: server.url,
      INSTAGRAM_TOKEN_BASE: server.url,
      INSTAGRAM_GRAPH_BASE: server.url,
      INSTAGRAM_UPLOAD_BASE: server.url,
    },
  }
}
