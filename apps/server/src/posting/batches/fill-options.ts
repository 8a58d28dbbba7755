import { NETWORK_RULES } from '@hookreel/contract'
import type { PostOptions } from '@hookreel/contract'

type Words = { readonly title: string; readonly caption: string }

/** The options with the texts of an idea where they are empty. */
export function fillOptions(options: PostOptions, { title, caption }: Words): PostOptions {
  if (options.network !== 'youtube') {
    const limit = NETWORK_RULES[options.network].captionMaxCharacters
    return options.caption.trim() === '' ? { ...options, caption: caption.slice(0, limit) } : options
  }
  const plain = (text: string, limit: number) => text.replaceAll(/[<>]/g, '').slice(0, limit).trim()
  const { titleMaxCharacters, captionMaxCharacters } = NETWORK_RULES.youtube
  return {
    ...options,
    title: options.title || plain(title, titleMaxCharacters ?? title.length),
    description: options.description || plain(caption, captionMaxCharacters),
  }
}
