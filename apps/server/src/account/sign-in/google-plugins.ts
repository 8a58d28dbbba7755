import { genericOAuth, twoFactor } from 'better-auth/plugins'
import type { Config } from '../../config/config.ts'

/** Sign-in by Google's OpenID Connect, or nothing when no keys are set. Another provider's discovery address serves tests. */
export function googlePlugins(google: Config['google']) {
  if (google === undefined) return []
  return [
    genericOAuth({
      config: [
        {
          providerId: 'google',
          name: 'Google',
          clientId: google.clientId,
          clientSecret: google.clientSecret,
          discoveryUrl: google.discoveryUrl,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          // Who somebody is comes from a token whose signature was checked, or not at all.
          requireIdTokenVerification: true,
        },
      ],
    }),
  ]
}

/** Where a provider sends people back to; the library asks for no code there by itself. */
const CALLBACK = '/callback/:id'

/** Codes of an app, asked after the password and after Google alike: a second factor is passed by nobody. */
export function secondFactorPlugin() {
  const plugin = twoFactor({ issuer: 'Hookreel' })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || context.path === CALLBACK,
  }))
  return { ...plugin, hooks: { after } }
}
