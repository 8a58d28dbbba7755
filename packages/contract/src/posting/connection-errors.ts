/** Why an account of a network was not connected: the page reads the code in its own address, where no sentence comes with it. */
export const CONNECTION_ERRORS = {
  network_not_configured: {
    status: 409,
    message: 'This network is not set up on this server. Its operator has to enter the keys first.',
  },
  connection_refused: { status: 409, message: 'Authorization failed: access was not allowed.' },
  connection_incomplete: {
    status: 422,
    message: 'Something is missing of what the network sent back. Please connect again.',
  },
  connection_expired: {
    status: 409,
    message: 'This authorization was used already or is too old. Please connect again.',
  },
  connection_failed: {
    status: 502,
    message: 'The network did not confirm the connection. Please try again.',
  },
  account_not_postable: {
    status: 409,
    message: 'This account cannot be posted to: Instagram needs a professional account, YouTube a channel.',
  },
  channel_mismatch: {
    status: 409,
    message:
      'This is another account than the one to connect again. Choose the same account, or add this one.',
  },
  scopes_missing: {
    status: 409,
    message: 'Posting was not allowed on the network\u2019s page. Please connect again and allow it.',
  },
  not_signed_in: { status: 401, message: 'Please sign in.' },
} as const
