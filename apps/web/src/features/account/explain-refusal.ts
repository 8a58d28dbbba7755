/** What the sign-in answers in `?error=` when Google's way ended without one. A map has no names of its own, as an object has: the word is whoever's who made the link. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  [
    'account_not_linked',
    'This address already has an account with a password. Log in with it and verify your email first.',
  ],
  [
    'email_kept',
    'The account of this address was moved to another one lately. Take it back by the button in our mail about that.',
  ],
  ['access_denied', 'Google sign-in was cancelled.'],
  ['account_disabled', 'This account has been disabled. Please contact support.'],
])

/** Why Google's way ended without a sign-in, as a person reads it. */
export const explainRefusal = (code: string): string =>
  REFUSALS.get(code) ?? 'Google sign-in did not work. Please try again.'
