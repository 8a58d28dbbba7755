import type { NetworkId, PostOptions } from './post-options.ts'

type OptionsOf<Network extends NetworkId> = Extract<PostOptions, { network: Network }>

const ALIKE = { isAiGenerated: null, coverMs: null }
const BLANK: { readonly [Network in NetworkId]: OptionsOf<Network> } = {
  tiktok: {
    network: 'tiktok',
    mode: 'direct',
    caption: '',
    privacy: null,
    mayComment: false,
    mayDuet: false,
    mayStitch: false,
    isCommercial: false,
    isOwnBrand: false,
    isBrandedContent: false,
    hasConsented: false,
    ...ALIKE,
  },
  instagram: { network: 'instagram', caption: '', isSharedToFeed: true, ...ALIKE },
  youtube: {
    network: 'youtube',
    title: '',
    description: '',
    visibility: 'public',
    isMadeForKids: null,
    ...ALIKE,
  },
}

/** What a post on a network says before anything is written or chosen: the defaults of its schema, also where there is no validator. */
export function blankOptions<Network extends NetworkId>(network: Network): OptionsOf<Network> {
  return BLANK[network]
}
