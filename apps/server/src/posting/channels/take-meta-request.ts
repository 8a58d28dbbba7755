import { createHmac, randomUUID } from 'node:crypto'
import { INSTAGRAM_DELETION_PATH } from '@hookreel/contract'
import { LosslessNumber, parse } from 'lossless-json'
import { z } from 'zod'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { breakChannel } from './break-channel.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { deleteChannel, listChannelsOfAccount } from './channels.queries.ts'
import { dayOf } from '../../platform/clock.ts'
import { isSameSecret } from '../../platform/secrets.ts'

const payloadSchema = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  // Numbers of accounts have seventeen digits: as one of JavaScript's, the last would be another one's.
  user_id: z.union([z.string(), z.instanceof(LosslessNumber)]).transform(String),
})

/** The person removed the app in Instagram: the permission is gone. Throws `invalid_signature`. */
export async function takeDeauthorization(deps: ChannelDeps, signedRequest: string): Promise<void> {
  const accountId = readSignedRequest(deps, signedRequest)
  for (const row of await listChannelsOfAccount(deps.db, 'instagram', accountId))
    await breakChannel(deps, row)
}

/**
 * The person asked Meta to have their data deleted here: all of the account is, at once. Answers what Meta shows them:
 * a code, and the address of a page that says what was done. Throws `invalid_signature`.
 */
export async function takeDeletion(
  deps: ChannelDeps,
  signedRequest: string,
): Promise<{ url: string; confirmation_code: string }> {
  const accountId = readSignedRequest(deps, signedRequest)
  for (const { id, userId } of await listChannelsOfAccount(deps.db, 'instagram', accountId)) {
    await deleteChannel(deps.db, userId, id)
    deps.hub.publish(userId, 'channel_deleted', { id })
  }
  const told = `${dayOf(deps.clock.now())}.${randomUUID().slice(0, 8)}`
  const code = `${told}.${signCode(deps, told)}`
  return { url: `${publicAddress(deps.config)}${INSTAGRAM_DELETION_PATH}/${code}`, confirmation_code: code }
}

/** What the page of a deletion says; nothing for a code that was never given. */
export function describeDeletion(deps: Pick<ChannelDeps, 'secrets'>, code: string): string | undefined {
  const [day = '', name = '', signature = ''] = code.split('.')
  if (!isSameSecret(signature, signCode(deps, `${day}.${name}`))) return undefined
  return `Deletion ${name}: everything that this server had of the Instagram account (its name, picture address and permission) was deleted on ${day}. Nothing of it is kept.\n`
}

function signCode({ secrets }: Pick<ChannelDeps, 'secrets'>, told: string): string {
  return createHmac('sha256', secrets.keyFor('channels'))
    .update(`deletion ${told}`)
    .digest('base64url')
    .slice(0, 16)
}

/** `<signature>.<payload>`, both base64url; which of the two secrets Meta signs with is not documented. */
function readSignedRequest({ config }: ChannelDeps, signedRequest: string): string {
  const { instagram } = config.networks
  if (!instagram) throw new AppError('route_not_found')
  const [signature = '', payload = ''] = signedRequest.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isSigned = [instagram.clientSecret, instagram.facebookSecret].some((secret) => {
    if (secret === undefined) return false
    return isSameSecret(given, createHmac('sha256', secret).update(payload).digest())
  })
  const read = isSigned ? payloadSchema.safeParse(readPayload(payload)) : undefined
  if (!read?.success) throw new AppError('invalid_signature')
  return read.data.user_id
}

function readPayload(payload: string): unknown {
  try {
    return parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
