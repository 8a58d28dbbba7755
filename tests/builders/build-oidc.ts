import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const GOOGLE_CLIENT = { id: 'hookreel', secret: 'a secret only the two know' }

/** A real OpenID provider on loopback in Google's place; anyone who comes is signed in as `person` without being asked. */
export async function buildOidc(
  redirectUri: string,
  person: { email: string; isVerified: boolean; name: string },
) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server answers with an address object, never a path.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      { client_id: GOOGLE_CLIENT.id, client_secret: GOOGLE_CLIENT.secret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: person.email, email_verified: person.isVerified, name: person.name }),
    }),
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) {
      await next()
      return
    }
    const { prompt, params, session, grantId } = await provider.interactionDetails(context.req, context.res)
    const accountId = session?.accountId ?? `google-${person.email}`
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId, clientId: String(params['client_id']) })
    grant.addOIDCScope('openid email profile')
    const result =
      prompt.name === 'login' ? { login: { accountId } } : { consent: { grantId: await grant.save() } }
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: true })
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

/** Follows redirects as a browser does, keeping the cookies of each host, until the address starts with `until`. */
export async function followRedirects(url: string, until: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = url
  for (let hops = 0; hops < 20 && !address.startsWith(until); hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    address = new URL(location, address).href
  }
  return address
}
