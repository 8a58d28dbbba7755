import type { ComposerData, OptionProblems, PostOptions } from '@hookreel/contract'
import { InstagramFields } from './instagram-fields.tsx'
import { TiktokFields } from './tiktok-fields.tsx'
import { YoutubeFields } from './youtube-fields.tsx'

/** What the account's network asks of a post. */
export function NetworkFields(props: {
  options: PostOptions
  creator: ComposerData['creator']
  aiLabel: ComposerData['aiLabel']
  problems: OptionProblems
  onChange: (change: Partial<PostOptions>) => void
}) {
  const { options, ...rest } = props
  if (options.network === 'tiktok') return <TiktokFields options={options} {...rest} />
  if (options.network === 'instagram') return <InstagramFields options={options} {...rest} />
  return <YoutubeFields options={options} {...rest} />
}
