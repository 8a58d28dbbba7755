import {
  FREE_STORAGE_GB,
  formatStorage,
  PLANS as PRICES,
  SIGN_UP_CREDITS,
  TRIAL_DAYS,
} from '@hookreel/contract'
import type { StyleId } from '@hookreel/film'

/**
 * Every marketing text and figure of the public pages. An operator changes them here: the name, the figures, the sample
 * words. Prices come from the contract. What the texts promise stands with its proof in docs/specification.md.
 */

/** The operator of this installation, as the legal pages and the footer name it. */
export const OPERATOR = { name: 'Hookreel', copyrightYear: 2025, legalDate: 'January 1, 2025' } as const

export const TRIAL = {
  days: TRIAL_DAYS,
  credits: SIGN_UP_CREDITS,
  note: `${TRIAL_DAYS}-day free trial. ${SIGN_UP_CREDITS} AI credits. No credit card.`,
} as const

export const HERO = {
  badge: 'AI short videos for content creators',
  heading: 'Type one line.',
  headingEnd: 'Post a finished short.',
  paragraph:
    'Hookreel finds the hook, writes the script, speaks it, draws every scene and captions every word. You never show your face.',
  button: 'Try for Free',
  demo: 'Watch Demo',
} as const

/** Shown as they stand here, labelled as samples; replace them with your own, and take the label off. */
export const STATISTICS = [
  { value: '1M+', label: 'Videos created' },
  { value: '50K+', label: 'Active creators' },
  { value: '100M+', label: 'Views' },
  { value: '99.9%', label: 'Uptime' },
] as const

export const STYLES: readonly { id: StyleId; name: string; text: string }[] = [
  { id: 'default', name: 'Cinematic', text: 'Deep light, slow camera' },
  { id: 'anime', name: 'Anime', text: 'Bright skies, drifting petals' },
  { id: 'superhero', name: 'Superhero', text: 'Comic panels, bold ink' },
  { id: 'crayon_drawing', name: 'Crayon Drawing', text: 'Wax on paper, wobbly lines' },
  { id: 'horror', name: 'Horror', text: 'Fog, grain, one cold light' },
  { id: 'documentary', name: 'Documentary', text: 'Photographs, maps, red ink' },
]

export const STEPS = [
  {
    title: 'Say what it is about',
    text: 'A topic, or your own notes. You get ideas with a hook, a caption and a script. Of what only you know, a few questions are asked first, for no credits.',
  },
  {
    title: 'Choose a look and a voice',
    text: 'Six drawn styles. Listen to a voice before you choose it. The voice speaks a little slower or faster to fit the length.',
  },
  {
    title: 'Watch it before it is made',
    text: 'Go through the storyboard, swap a picture, change a line. The film is made as you arranged it.',
  },
  {
    title: 'Download it or post it',
    text: 'A vertical video with narration, music and captions word by word. Where this server is set up for it, post it to TikTok, Instagram or YouTube: now, at a time, or from the calendar.',
  },
] as const

export type Feature = { readonly id: string; readonly title: string; readonly text: string }

/** The six cards of the features page; the landing page shows the first three. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'generation',
    title: 'AI Video Generation',
    text: 'From a script to a narrated, illustrated and captioned video. Scenes are drawn for your words and move with them.',
  },
  {
    id: 'posting',
    title: 'Auto-Posting to TikTok',
    text: 'Where this server is set up for it, connect your account once. Post a finished video from My Videos or from the calendar. Auto-upload, if you switch it on, sends it to your TikTok inbox as a draft.',
  },
  {
    id: 'ideas',
    title: 'Viral Content Engine',
    text: 'Up to 50 ideas from one prompt, each with a hook in its first line, a caption with hashtags and a full script: on topics that the built-in writer knows, from your own notes, or on any topic where an AI service is connected.',
  },
  {
    id: 'analytics',
    title: 'Performance Analytics',
    text: 'Views, likes and comments of what you posted from here come back from the networks, post by post.',
  },
  {
    id: 'templates',
    title: 'Custom Templates',
    text: 'Set voice, length, shape and size once. Your browser remembers the style and the captions of your last video.',
  },
  {
    id: 'batch',
    title: 'Batch Creation',
    text: 'Order many videos in one sitting, up to 50 pieces a week, made in the background. With a connected account each takes the next free slot of the calendar.',
  },
]

export const EXTRA_FEATURES = [
  'Word-by-word captions in eleven looks',
  'English voices built in, 22 languages where eSpeak NG is installed',
  'Music that steps back under the voice',
  'Storyboard preview before anything is paid',
  '9:16, 1:1 and 16:9 in up to 1080p',
  'MP4, MOV or AVI files',
  'Subtitles as SRT and VTT files',
  'Your own photos in any scene',
  'A calendar that finds the next free slot',
  'TikTok, Instagram and YouTube, where the server is set up for them',
  'English scripts rewritten in eight tones',
  'Earlier texts of an idea kept',
  'Credits given back when a video fails',
  'Keys and webhooks for your own programs',
  'Light and dark, keyboard and screen reader',
] as const

/** Sample words, labelled by role. Replace them with what your own customers say. */
export const TESTIMONIALS = [
  {
    role: 'Content creator',
    words:
      'I write one line in the morning and choose from ten scripts. The video is there before my coffee is cold.',
  },
  {
    role: 'Agency owner',
    words:
      'Every client has a look of their own: style, voice, captions. We plan the week on Monday and only review.',
  },
  {
    role: 'Small business owner',
    words:
      'I did not want to stand in front of a camera. Now my notes about the workshop are a short every week.',
  },
] as const

export const CLOSING = {
  heading: 'Your first video is one line away',
  text: 'Type a topic, choose a style and a voice, and watch it being made.',
  button: 'Start for free',
  note: `${TRIAL.days}-day free trial`,
} as const

export type Plan = {
  readonly id: string
  readonly name: string
  readonly text: string
  /** In dollars a month; a year paid at once costs 20% less. */
  readonly monthlyPrice: number
  readonly badge?: string
  readonly isOpen: boolean
  readonly points: readonly string[]
}

export { ANNUAL_SAVING_PERCENT } from '@hookreel/contract'

/** Bytes: disks are sold in powers of ten. */
const GB = 1e9

export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    text: 'For a channel that posts every few days.',
    monthlyPrice: PRICES[0].monthlyPriceCents / 100,
    isOpen: true,
    points: [
      '10 AI videos a month',
      'All six styles and all voices',
      'Captions, music and storyboard preview',
      'Batch creation; calendar and posting, where this server is set up for them',
      `${formatStorage(PRICES[0].storageGb * GB)} of storage`,
      '1080p, no watermark',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    text: 'For a channel that posts every day.',
    monthlyPrice: PRICES[1].monthlyPriceCents / 100,
    badge: 'Most Popular',
    isOpen: false,
    points: [
      '50 AI videos a month',
      `${formatStorage(PRICES[1].storageGb * GB)} of storage`,
      'Everything in Starter',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    text: 'For agencies with many channels.',
    monthlyPrice: PRICES[2].monthlyPriceCents / 100,
    badge: 'Best Value',
    isOpen: false,
    points: [
      'Unlimited AI videos',
      `${formatStorage(PRICES[2].storageGb * GB)} of storage`,
      'Everything in Pro',
    ],
  },
]

export const PRICING_QUESTIONS = [
  {
    question: 'Can I change my plan later?',
    answer:
      'Starter is the only plan that is open now. You can change from paying by the month to paying by the year, or end it, under Settings, Billing. A year runs to its end; after that you can pay by the month. A plan in test mode costs nothing and ends by itself. Other plans can be chosen there once they are open.',
  },
  {
    question: 'How does the free trial work?',
    answer: `You get ${TRIAL.days} days and ${TRIAL.credits} AI credits when you sign up, without a credit card. Nothing is charged when the trial ends, and the credits that are left stay.`,
  },
  {
    question: 'Do I keep my videos after cancelling?',
    answer: `Yes. Videos you made are yours, and your account stays. When they take more than the ${FREE_STORAGE_GB} GB of an account without a plan, none is deleted, but new ones need room first. A video is kept for 365 days; in the settings you can choose 30 or 90 days, or no end. My Videos names the day from 30 days before one is deleted, and one press keeps it. Credits you bought do not expire while your account is active.`,
  },
  {
    question: 'What happens when a video cannot be made?',
    answer: 'Its credits are given back at once, and the video says what went wrong and what to do.',
  },
] as const
