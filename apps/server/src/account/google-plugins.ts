import { genericOAuth } from 'better-auth/plugins'
import type { Config } from '../config.ts'

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
