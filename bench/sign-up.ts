/** The cookie of a new account, as the next request sends it. */
export async function signUp(address: string): Promise<string> {
  const account = { email: 'bench@example.com', password: 'correct horse', name: 'Bench' }
  const ask = (name: string) =>
    fetch(`${address}/api/auth/${name}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(account),
    })
  await ask('sign-up')
  const answer = await ask('sign-in')
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The same cookies one by one, as a browser is given them for this address. */
export function listCookies(cookie: string, url: string): { url: string; name: string; value: string }[] {
  return cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { url, name: pair.slice(0, at), value: pair.slice(at + 1) }
  })
}
