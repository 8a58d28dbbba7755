import { NETWORK_NAMES, blankOptions, type Channel, type PostOptions } from '@hookreel/contract'
import { Choice } from '../../components/choice.tsx'
import { CheckBox } from '../posts/check-box.tsx'

/** What the posts of a batch say on an account; the caption of each comes from its idea. */
export type BatchChannel = { channelId: string; options: PostOptions }

/** TikTok wants privacy to be chosen for each post, so a batch sends drafts to the inbox. */
function beginOptions(network: Channel['network']): PostOptions {
  return network === 'tiktok' ? { ...blankOptions(network), mode: 'inbox' } : blankOptions(network)
}

const HINTS: Record<Channel['network'], string> = {
  tiktok: 'As drafts in your TikTok inbox: TikTok wants you to choose who can watch each post yourself.',
  instagram: 'As reels, shared to your feed.',
  youtube: 'As public shorts.',
}

function Audience(props: { isMadeForKids: boolean | null; onChange: (isMadeForKids: boolean) => void }) {
  return (
    <Choice<'yes' | 'no' | 'unsaid'>
      label="Are these videos made for kids?"
      className="mb-2 ml-8 max-w-sm"
      value={props.isMadeForKids === null ? 'unsaid' : props.isMadeForKids ? 'yes' : 'no'}
      options={[
        { value: 'no', label: 'Not made for kids' },
        { value: 'yes', label: 'Made for kids' },
      ]}
      onChange={(said) => props.onChange(said === 'yes')}
    />
  )
}

/** Where the videos of a batch go, each in the next free slot. */
export function BatchChannels(props: {
  channels: readonly Channel[]
  chosen: readonly BatchChannel[]
  onChange: (chosen: readonly BatchChannel[]) => void
}) {
  const { channels, chosen, onChange } = props
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">Post them, each in the next free slot</legend>
      {channels.length === 0 && (
        <p className="mt-1 text-small text-muted">No account is connected: the videos are only made.</p>
      )}
      {channels.map((channel) => {
        const entry = chosen.find(({ channelId }) => channelId === channel.id)
        const put = (options: PostOptions) =>
          onChange(chosen.map((one) => (one.channelId === channel.id ? { ...one, options } : one)))
        return (
          <div key={channel.id}>
            <CheckBox
              label={`${channel.name} on ${NETWORK_NAMES[channel.network]}`}
              hint={HINTS[channel.network]}
              isChecked={entry !== undefined}
              refusal={channel.canPost ? undefined : 'Has to be connected again first'}
              onChange={(isChecked) =>
                onChange(
                  isChecked
                    ? [...chosen, { channelId: channel.id, options: beginOptions(channel.network) }]
                    : chosen.filter(({ channelId }) => channelId !== channel.id),
                )
              }
            />
            {entry?.options.network === 'youtube' && (
              <Audience
                isMadeForKids={entry.options.isMadeForKids}
                onChange={(isMadeForKids) =>
                  entry.options.network === 'youtube' && put({ ...entry.options, isMadeForKids })
                }
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
