import { expect, test } from 'vitest'
import { markSignedIn } from './mark-signed-in.ts'

const answer = (cookie: string) => markSignedIn(new Response('{}', { headers: { 'set-cookie': cookie } }))

test('a page without the app learns by a cookie of its own that somebody signed in, and never the token', () => {
  const cookies = answer('__Host-hookreel.session_token=abc.def; Path=/; HttpOnly').headers.getSetCookie()
  expect(cookies[1]).toBe('signed_in=1; Path=/; Max-Age=604800; SameSite=Lax')
})

test('signing out clears it, and other cookies leave it alone', () => {
  expect(answer('hookreel.session_token=; Max-Age=0; Path=/').headers.getSetCookie()[1]).toContain(
    'Max-Age=0',
  )
  expect(answer('state=1; Path=/').headers.getSetCookie()).toHaveLength(1)
})
