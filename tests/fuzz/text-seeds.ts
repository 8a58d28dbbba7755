import type { Seed } from './build-seeds.ts'

const NOTES = `# The barrels of Bordeaux

1. Water
- The barrels are full by noon. Dr. Ames counts 3,000 of them.
- "Oak", he says, "keeps 2.5% a year."
2) Fire
* Casks are *toasted* over __open__ flames for 40 min.

Notes: am 3. Mai – z. B. – die Fässer. 樽は重い。水が入る。  مرحبا بالعالم
https://example.org/a?b=c #wine @cellar.master e\u0301 👩‍👩‍👧‍👦 \u202eabc\u202c
| year | casks |
|------|-------|
| 1855 | 61    |`

const SUBTITLES = `1\n00:00:00,000 --> 00:00:02,500\nVenus spins <i>so</i> slowly &amp; far.\n\nWEBVTT\n\n00:02.500 --> 00:04.000 line:0\nA day there is longer than its year.\n`

/** The names of these are what was meant; the door reads the method and the path from the text. */
const REQUESTS: readonly (readonly [string, readonly string[], unknown?])[] = [
  ['POST /api/ideas/generate', [], { prompt: '5 space facts', duration: 30, count: 2, language: 'English' }],
  ['GET /api/ideas?page=1&pageSize=20&search=a&status=all&sort=created&direction=ascending', []],
  ['GET /api/videos?page=1&pageSize=20&search=sea&status=all', []],
  ['PATCH /api/profile', [], { displayName: 'Ada', timeZone: 'Europe/Berlin', language: 'English' }],
  [
    'POST /api/videos',
    ['idempotency-key: 1'],
    { title: 'Sea', script: 'The sea is deep.', style: 'default' },
  ],
  ['POST /api/storyboards', [], { title: 'Sea', script: 'The sea is deep.', style: 'default', duration: 15 }],
  ['POST /api/storyboards/estimate', [], { script: 'The sea is deep.', voiceId: 'flite-slt', duration: 15 }],
  [
    'POST /api/posts',
    [],
    { videoId: 'a', channelId: 'b', options: { network: 'instagram', caption: 'Sea' } },
  ],
  ['POST /api/batches/estimate', [], { pieces: [{ topic: 'sea' }], when: { mode: 'slots' } }],
  ['GET /api/calendar?from=2026-11-01&to=2026-12-01&timeZone=UTC', []],
  ['POST /api/webhooks', [], { url: 'https://example.org/hook', events: ['video.ready'], password: 'x' }],
  ['POST /api/api-keys', [], { name: 'A', scopes: ['ideas:read'], password: 'x', expiresInDays: 30 }],
  ['POST /api/checkouts', [], { kind: 'package', packageId: 'popular' }],
  ['POST /api/support-messages', [], { message: 'Help', email: 'a@example.org', name: 'Ada' }],
  ['POST /api/auth/sign-in/email', [], { email: 'nobody@example.org', password: 'wrong horse' }],
  ['POST /api/auth/sign-up/email', [], { email: 'new@example.org', password: 'a horse of 7', name: 'New' }],
  ['POST /api/auth/request-password-reset', [], { email: 'nobody@example.org', redirectTo: '/reset' }],
  ['POST /api/account/email-changes', [], { email: 'other@example.org', password: 'x' }],
  ['POST /api/account/email-changes/confirm', [], { token: 'a.b' }],
  [
    'POST /api/uploads',
    ['tus-resumable: 1.0.0', 'upload-length: 100', 'upload-metadata: filename c2VhLm1wNA=='],
  ],
  ['PATCH /api/uploads/a', ['tus-resumable: 1.0.0', 'upload-offset: 0']],
  ['GET /files/user-videos/a/b.mp4?expires=99999999999&name=a.mp4&signature=abc', ['range: bytes=0-1']],
  [
    'POST /api/webhooks/stripe',
    ['stripe-signature: t=1,v1=00'],
    { id: 'evt_1', type: 'checkout.session.completed' },
  ],
  [
    'POST /api/webhooks/tiktok',
    ['tiktok-signature: t=1,s=00'],
    { event: 'post.publish.complete', content: '{}' },
  ],
  [
    'POST /api/webhooks/instagram/delete',
    ['content-type: application/x-www-form-urlencoded'],
    'signed_request=a.b',
  ],
  ['GET /api/channels/youtube/callback?code=a&state=b&error=access_denied', []],
  ['GET /api/channels/instagram/callback?code=a&state=b', []],
  ['GET /api/auth/callback/google?code=a&state=b', []],
  ['GET /api/auth/verify-email?token=a.b.c&callbackURL=/x', []],
  ['GET /p/somebody', []],
  ['GET /p/somebody/video/film.mp4', ['range: bytes=-5']],
  ['GET /settings?tab=export#x', ['accept-encoding: br', 'if-none-match: "a"']],
  ['GET /api/ideas', ['authorization: Bearer hr_abcdefghijklmnopqrstuvwxyz']],
]

const asText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

export const TEXT_SEEDS: readonly Seed[] = [
  { name: 'notes', kind: 'text', bytes: Buffer.from(NOTES) },
  { name: 'subtitles', kind: 'text', bytes: Buffer.from(SUBTITLES) },
  ...REQUESTS.map(([line, headers, body]) => {
    const isTyped = headers.some((header) => header.startsWith('content-type'))
    const typed = body === undefined || isTyped ? headers : [...headers, 'content-type: application/json']
    const head = [line, ...typed].join('\n')
    return { name: line, kind: 'request' as const, bytes: Buffer.from(`${head}\n\n${asText(body) ?? ''}`) }
  }),
]
