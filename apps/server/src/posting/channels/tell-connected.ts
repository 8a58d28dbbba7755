import { CHANNEL_SETTINGS_PATH, NETWORK_RULES } from '@hookreel/contract'
import { noteEvent } from '../../account/note-event.ts'
import { publicAddress } from '../../account/sign-in/auth.ts'
import type { AppContext, SignedInUser } from '../../platform/http/app-type.ts'
import { clientOrigin } from '../../platform/http/client-address.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { ChannelDeps } from './channel-deps.ts'
import type { ChannelRow } from './channels.queries.ts'

/** Tells the owner of an account where films can be sent from now on: a channel outlives the session that connected it. */
export async function tellConnected(
  deps: ChannelDeps,
  context: AppContext,
  user: SignedInUser,
  { network, name, username }: ChannelRow,
): Promise<void> {
  const { config, mail } = deps
  await noteEvent(deps, user.id, 'channel_connected', clientOrigin(context, config.proxies))
  await mail.send(
    composeMail({
      to: user.email,
      subject: 'A channel was connected to your Hookreel account',
      heading: 'A connected channel',
      paragraphs: ['Your videos can be posted there from now on, with Auto-upload all of them.'],
      facts: [
        { name: 'Network', value: NETWORK_RULES[network].name },
        { name: 'Account', value: username ? `${name} (${username})` : name },
      ],
      action: { label: 'See your channels', url: `${publicAddress(config)}${CHANNEL_SETTINGS_PATH}` },
      footnote: 'If this was not you, disconnect the channel and change your password at once.',
    }),
  )
}
