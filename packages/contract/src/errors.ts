import { z } from 'zod'
import { CAST_ERRORS } from './cast/cast-errors.ts'
import { CONNECTION_ERRORS } from './posting/connection-errors.ts'
import { SOUND_ERRORS } from './sound-errors.ts'
import { TAKE_ERRORS } from './storyboards/take-errors.ts'

/** Every refusal the server can answer: its status and the sentence a person reads when nothing better is known. */
export const ERRORS = {
  invalid_input: { status: 422, message: 'Some of what was sent is not valid.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  origin_not_allowed: {
    status: 403,
    message:
      'This request came from another website, or this server does not know that this is its address: then its operator sets PUBLIC_URL.',
  },
  invalid_credentials: { status: 401, message: 'Invalid login credentials' },
  email_not_verified: {
    status: 403,
    message: 'Please verify your email first. We can send the link again.',
  },
  google_not_configured: {
    status: 409,
    message: 'Google sign-in is not configured on this server.',
  },
  session_not_found: { status: 404, message: 'This session has ended already.' },
  handle_taken: { status: 409, message: 'This address is taken. Choose another one.' },
  email_taken: { status: 409, message: 'Another account has this address by now.' },
  email_change_over: {
    status: 410,
    message: 'This link was used already, was stopped, or is too old.',
  },
  second_factor_needed: {
    status: 403,
    message: 'Enter the code of your authenticator app, or a recovery code, too.',
  },
  password_wrong: { status: 403, message: 'This is not your password.' },
  second_factor_wrong: {
    status: 401,
    message: 'This code is not right, or was used already. Please enter the one that is shown now.',
  },
  second_factor_expired: {
    status: 401,
    message: 'This took too long, or too many codes were wrong. Please enter your password again.',
  },
  password_common: {
    status: 422,
    message: 'Too many people use this password: it is among the first that are tried. Choose another one.',
  },
  session_not_fresh: {
    status: 403,
    message: 'Please log out and in again first: this needs a session begun within ten minutes.',
  },
  export_not_found: { status: 404, message: 'This export is not here any more. Please order it again.' },
  export_not_ready: { status: 409, message: 'This export is still being made.' },
  download_preparing: { status: 409, message: 'Your download is being prepared. It starts in a moment.' },
  profile_not_found: { status: 404, message: 'There is no public page at this address.' },
  channel_not_found: { status: 404, message: 'This channel is not connected any more.' },
  network_not_configured: CONNECTION_ERRORS.network_not_configured,
  connection_refused: CONNECTION_ERRORS.connection_refused,
  connection_incomplete: CONNECTION_ERRORS.connection_incomplete,
  connection_expired: CONNECTION_ERRORS.connection_expired,
  connection_failed: CONNECTION_ERRORS.connection_failed,
  account_not_postable: CONNECTION_ERRORS.account_not_postable,
  channel_mismatch: CONNECTION_ERRORS.channel_mismatch,
  scopes_missing: CONNECTION_ERRORS.scopes_missing,
  not_signed_in: CONNECTION_ERRORS.not_signed_in,
  operator_only: {
    status: 403,
    message:
      'Only the operator of this server may do this: open the operator\u2019s link that it printed when it started.',
  },
  api_key_invalid: { status: 401, message: 'This API key is unknown, revoked or expired.' },
  scope_missing: { status: 403, message: 'This API key may not do this.' },
  api_key_not_found: { status: 404, message: 'This API key is not here any more.' },
  api_keys_too_many: {
    status: 409,
    message: 'You have as many API keys as one account can have. Revoke one first.',
  },
  webhook_not_found: { status: 404, message: 'This webhook is not here any more.' },
  webhooks_too_many: {
    status: 409,
    message: 'You have as many webhooks as one account can have. Delete one first.',
  },
  delivery_not_found: { status: 404, message: 'This delivery is not in the log any more.' },
  address_refused: { status: 422, message: 'This address cannot be used.' },
  route_not_found: { status: 404, message: 'There is nothing at this address.' },
  ideas_too_many: {
    status: 409,
    message: 'You keep 5,000 ideas, and no account keeps more. Delete some to make room for new ones.',
  },
  idea_not_found: { status: 404, message: 'Video idea not found.' },
  research_not_found: {
    status: 404,
    message: 'These cards are not here any more. Please generate ideas again.',
  },
  source_unread: { status: 422, message: 'This could not be read. Give another file or address.' },
  source_too_large: {
    status: 413,
    message: 'Choose a file of at most 12 MB, or paste the part that matters as notes.',
  },
  credentials_unread: {
    status: 422,
    message:
      'This file cannot be read. Films (MP4, MOV), pictures (JPEG, PNG, WebP, AVIF, HEIC) and sounds (M4A, MP3, WAV) can be.',
  },
  credentials_too_large: { status: 413, message: 'Choose a file of at most 100 MB.' },
  source_not_found: {
    status: 404,
    message: 'What was read is not here any more: it is kept for two days. Please give it again.',
  },
  sources_thin: {
    status: 422,
    message:
      'Too little can be told from what you gave. Give a longer text, mark it as your own if you wrote it, or add notes.',
  },
  ideas_failed: { status: 502, message: 'Failed to generate video ideas. Please try again.' },
  words_too_slow: {
    status: 422,
    message: 'This text takes too long to read. Shorten it or say it in plainer words, and try again.',
  },
  order_stopped: {
    status: 409,
    message: 'This order was stopped. Nothing of it is made or charged.',
  },
  changed_elsewhere: {
    status: 409,
    message: 'This was changed on another page meanwhile. Look at both texts, then save again.',
  },
  improved_behind: {
    status: 409,
    message:
      'You changed this idea while it was being improved. Your own text stays as you wrote it; ask again to improve that.',
  },
  revision_not_found: { status: 404, message: 'This earlier text is not here.' },
  enhancement_failed: {
    status: 502,
    message: 'The text could not be enhanced. Nothing was charged. Please try again.',
  },
  translation_failed: {
    status: 502,
    message: 'The texts could not be translated. Nothing was charged. Please try again.',
  },
  video_not_kept: { status: 409, message: 'What this video was made of is not kept any more.' },
  translation_unavailable: {
    status: 422,
    message:
      'Translation needs an AI service that writes, and this server has none. Its operator can connect one.',
  },
  preview_failed: { status: 502, message: 'Failed to play voice preview' },
  video_not_found: { status: 404, message: 'Video not found.' },
  pictures_unavailable: { status: 422, message: 'These pictures are not available on this server.' },
  storyboard_not_found: { status: 404, message: 'Storyboard not found. It may have expired.' },
  scene_not_found: { status: 422, message: 'This scene or its picture does not belong to the storyboard.' },
  ...TAKE_ERRORS,
  voices_too_many: {
    status: 422,
    message:
      'At most four voices speak in a film. Give this scene one of those that speak already, or give one of them up first.',
  },
  scenes_too_many: { status: 422, message: 'This is too much for one film. Make the script shorter.' },
  photo_unreadable: { status: 422, message: 'Choose a still PNG, JPEG or WebP picture that is not damaged.' },
  photo_too_large: { status: 413, message: 'Choose a picture of at most 12 MB and 50 megapixels.' },
  clip_too_large: { status: 413, message: 'Choose a picture of at most 12 MB, or a clip of at most 100 MB.' },
  file_not_found: { status: 404, message: 'This file is not here.' },
  link_expired: { status: 403, message: 'This link has expired. Reload the page for a new one.' },
  video_not_ready: {
    status: 409,
    message: 'This video is still being processed. Please wait a few more minutes.',
  },
  ...SOUND_ERRORS,
  upload_not_found: { status: 404, message: 'This upload is not here. Please start it again.' },
  upload_refused: { status: 422, message: 'Choose an MP4, MOV, AVI or WebM video that is not damaged.' },
  uploads_unavailable: {
    status: 503,
    message: 'This server takes no videos now: it needs ffmpeg 4.4 or newer. Please tell its operator.',
  },
  upload_too_large: { status: 413, message: 'Choose a video of at most 500 MB.' },
  uploads_too_many: {
    status: 429,
    message: 'Too many uploads are under way. Wait for them or cancel one.',
  },
  streams_too_many: {
    status: 429,
    message: 'Hookreel is open in too many windows. Close some of them.',
  },
  downloads_too_many: {
    status: 429,
    message: 'Too many files are being fetched at once from here. Wait until some of them are done.',
  },
  upload_piece_small: {
    status: 422,
    message: 'A file is sent in pieces of at least 256 KB; only its last piece may be smaller.',
  },
  storage_full: {
    status: 507,
    message: 'Your storage is full. Delete videos to make room, or choose a plan with more storage.',
  },
  disk_full: {
    status: 507,
    message: 'This server has no room left on its disk. Please tell its operator, and try again later.',
  },
  nothing_deleted: {
    status: 409,
    message: 'Nothing was deleted: it is gone already, or is still being made.',
  },
  deletion_not_found: { status: 404, message: 'The time to undo this is over.' },
  video_not_cancellable: { status: 409, message: 'This video is no longer being made.' },
  video_in_progress: { status: 409, message: 'This video is still being made. Cancel it first.' },
  receipt_not_found: { status: 404, message: 'There is no receipt for this.' },
  payment_not_found: { status: 404, message: 'This order is not here.' },
  package_not_found: { status: 422, message: 'This credit package is no longer offered.' },
  already_subscribed: { status: 409, message: 'You are on this plan already.' },
  price_changed: {
    status: 409,
    message: 'The price is another one now. Nothing was charged: look at it and order again.',
  },
  checkout_not_open: { status: 409, message: 'This order is paid or closed already.' },
  plan_change_unavailable: {
    status: 409,
    message: 'Only a plan that runs by the month can be moved to a year. A paid year runs to its end.',
  },
  subscription_not_found: { status: 404, message: 'You have no plan to cancel.' },
  checkout_not_local: { status: 409, message: 'This order is paid at the payment service.' },
  no_portal: { status: 409, message: 'There is nothing to manage yet.' },
  payment_failed: {
    status: 402,
    message: 'There was an issue processing your payment. Please try again.',
  },
  payments_unavailable: {
    status: 502,
    message: 'There was an issue processing your payment. Please try again.',
  },
  invalid_signature: { status: 400, message: 'This message is not signed by the payment service.' },
  account_disabled: {
    status: 403,
    message: 'This account has been disabled. Please contact support.',
  },
  insufficient_credits: { status: 402, message: 'You do not have enough AI credits.' },
  idempotency_conflict: { status: 409, message: 'This key was already used for another order.' },
  voice_not_found: { status: 404, message: 'This voice is not available.' },
  ...CAST_ERRORS,
  pronunciation_not_found: { status: 404, message: 'This word is not in your list.' },
  pronunciations_too_many: {
    status: 422,
    message: 'Your list of words is full. Remove some first.',
  },
  voice_unknown: { status: 422, message: 'This voice is not available. Choose another one.' },
  script_unspeakable: { status: 422, message: 'No installed voice can speak this text.' },
  script_blank: { status: 422, message: 'This script has blanks in square brackets. Fill them first.' },
  post_not_found: { status: 404, message: 'Post not found.' },
  post_not_sendable: {
    status: 422,
    message: 'Something of this post has to be mended before it can be sent.',
  },
  post_duplicate: {
    status: 409,
    message: 'This video went to this channel within the last day, or is about to. Post it again?',
  },
  post_limit_reached: {
    status: 409,
    message: 'This channel takes no more posts that day. Choose another day.',
  },
  post_time_passed: { status: 422, message: 'This time has passed. Choose a later one.' },
  post_not_editable: {
    status: 409,
    message: 'This post is being sent or is live; it cannot be changed here.',
  },
  post_not_cancellable: { status: 409, message: 'Only a scheduled post can be taken out of the plan.' },
  post_not_checkable: { status: 409, message: 'There is nothing to check: this post was not sent.' },
  post_under_way: { status: 409, message: 'This post is being sent right now. Wait until it is through.' },
  video_not_postable: { status: 409, message: 'This video could not be made, so it cannot be posted.' },
  options_of_other_network: { status: 422, message: 'These choices belong to another network.' },
  slot_none_free: { status: 409, message: 'No slot is free in the next weeks. Choose a time.' },
  channel_disconnected: { status: 409, message: 'Reconnect this channel first.' },
  network_unavailable: {
    status: 502,
    message: 'The network does not answer right now. Please try again later.',
  },
  batch_not_found: { status: 404, message: 'Batch not found.' },
  batch_too_large: { status: 429, message: 'Batches make up to 50 videos a week. Choose fewer ideas.' },
  content_refused: {
    status: 422,
    message: 'Nothing can be made about this here. Change the words and try again.',
  },
  provider_not_found: { status: 404, message: 'There is no such service.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment.' },
  internal: { status: 500, message: 'An unexpected error occurred. Please try again.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** The one shape of every refusal. `fields` names what to mend, by the input's own field names. */
export const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Facts a program can use: required and available credits, the nearest duration that fits. */
    details: z.record(z.string(), z.unknown()).optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorSchema>
