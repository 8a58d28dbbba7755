import { countCaption } from './count-caption.ts'
import { NETWORK_RULES } from './network-rules.ts'
import type { InstagramOptions, PostOptions, TiktokOptions, YoutubeOptions } from './post-options.ts'

/** Sentences by the names of the options' fields. */
export type OptionProblems = Record<string, string>

/**
 * What of the options keeps a post from being sent, by field, in words; empty when nothing does. The same on the page
 * and on the server. What only the network knows (whether this creator may post in public, say) is not among it.
 */
export function checkPostOptions(options: PostOptions): OptionProblems {
  if (options.network === 'tiktok') return checkTiktok(options)
  if (options.network === 'instagram') return checkInstagram(options)
  return checkYoutube(options)
}

function checkTiktok(options: TiktokOptions): OptionProblems {
  // An inbox draft carries neither caption nor choices: they are made in the app.
  if (options.mode === 'inbox') return {}
  const wrong = checkText(options.caption, options.network)
  if (options.privacy === null) wrong.privacy = 'Choose who can watch this video.'
  if (options.isCommercial && !options.isOwnBrand && !options.isBrandedContent)
    wrong.isCommercial = 'You need to indicate if your content promotes yourself, a third party, or both.'
  if (options.isCommercial && options.isBrandedContent && options.privacy === 'SELF_ONLY')
    wrong.privacy = 'Branded content visibility cannot be set to private.'
  if (!options.hasConsented) wrong.hasConsented = 'Agree to TikTok\u2019s Music Usage Confirmation.'
  return wrong
}

function checkInstagram({ caption, network }: InstagramOptions): OptionProblems {
  return checkText(caption, network)
}

function checkYoutube(options: YoutubeOptions): OptionProblems {
  const { title, description, isMadeForKids, network } = options
  const wrong = checkText(description, network, 'description')
  const { titleMaxCharacters } = NETWORK_RULES[network]
  if (title.trim() === '') wrong.title = 'Give the video a title.'
  else if (titleMaxCharacters !== null && title.length > titleMaxCharacters)
    wrong.title = `A title has at most ${titleMaxCharacters} characters.`
  if (/[<>]/.test(title)) wrong.title = 'YouTube does not take < and > in a title.'
  if (/[<>]/.test(description)) wrong.description = 'YouTube does not take < and > in a description.'
  if (isMadeForKids === null) wrong.isMadeForKids = 'Say whether it is made for kids.'
  return wrong
}

function checkText(text: string, network: PostOptions['network'], field = 'caption'): OptionProblems {
  const { name, captionMaxCharacters, captionMaxBytes, maxHashtags, maxMentions } = NETWORK_RULES[network]
  const { characters, bytes, hashtags, mentions } = countCaption(text)
  if (captionMaxBytes !== null && bytes > captionMaxBytes)
    return { [field]: sayTooMany(name, captionMaxBytes, 'bytes', bytes) }
  if (characters > captionMaxCharacters)
    return { [field]: sayTooMany(name, captionMaxCharacters, 'characters', characters) }
  if (maxHashtags !== null && hashtags.length > maxHashtags)
    return { [field]: sayTooMany(name, maxHashtags, 'hashtags', hashtags.length) }
  if (maxMentions !== null && mentions.length > maxMentions)
    return { [field]: sayTooMany(name, maxMentions, 'mentions', mentions.length) }
  return {}
}

const sayTooMany = (name: string, most: number, what: string, count: number) =>
  `${name} takes at most ${most.toLocaleString('en-US')} ${what}; these are ${count.toLocaleString('en-US')}.`
