import type { StyleId } from '../videos/style-ids.ts'

/**
 * Every marketing text and figure of the public pages. Whoever runs Hookreel changes them here: the name, the figures,
 * the sample words, the prices that are shown.
 */

/** Who runs this installation, as the legal pages and the footer name it. */
export const OPERATOR = { name: 'Hookreel', copyrightYear: 2025, legalDate: 'January 1, 2025' } as const

export const TRIAL = {
  days: 7,
  credits: 100,
  note: '7-day free trial. 100 AI credits. No credit card.',
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

/** Shown as they stand here; replace them with your own. */
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
    text: 'A topic, or your own notes. You get ideas with a hook, a caption and a script that is ready to be spoken.',
  },
  {
    title: 'Choose a look and a voice',
    text: 'Six drawn styles. Listen to a voice before you choose it. The pace is fitted to the length you asked for.',
  },
  {
    title: 'Watch it before it is made',
    text: 'Go through the storyboard, swap a picture, change a line. What you see is what the film will be.',
  },
  {
    title: 'Download it or post it',
    text: 'A vertical video with narration, music and captions word by word. Post it to TikTok, Instagram or YouTube: now, at a time, or from the calendar.',
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
    text: 'Connect your account once. A finished video goes out from My Videos, from the calendar, or by itself if you switch that on.',
  },
  {
    id: 'ideas',
    title: 'Viral Content Engine',
    text: 'Up to 50 ideas from one prompt, each with a hook in its first line, a caption with hashtags and a full script.',
  },
  {
    id: 'analytics',
    title: 'Performance Analytics',
    text: 'Views, likes and comments of your posts come back from the networks, day by day and post by post.',
  },
  {
    id: 'templates',
    title: 'Custom Templates',
    text: 'Style, voice, caption look, music and length become your defaults, so that every video looks like yours.',
  },
  {
    id: 'batch',
    title: 'Batch Creation',
    text: 'Plan a week in one sitting: up to 50 pieces a week, made in the background and put into the calendar.',
  },
]

export const EXTRA_FEATURES = [
  'Word-by-word captions in eleven looks',
  'Voices in more than 20 languages and accents',
  'Music that steps back under the voice',
  'Storyboard preview before anything is paid',
  '9:16, 1:1 and 16:9 in up to 1080p',
  'MP4, MOV and AVI downloads',
  'Subtitles as SRT and VTT files',
  'Your own photos in any scene',
  'A calendar that finds the next free slot',
  'TikTok, Instagram and YouTube',
  'Scripts rewritten in eight tones',
  'Every earlier version kept',
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

export const ANNUAL_SAVING_PERCENT = 20

export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    text: 'For a channel that posts every few days.',
    monthlyPrice: 29,
    isOpen: true,
    points: [
      '10 AI videos a month',
      'All six styles and all voices',
      'Captions, music and storyboard preview',
      'Post to TikTok, Instagram and YouTube',
      '1080p, no watermark',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    text: 'For a channel that posts every day.',
    monthlyPrice: 79,
    badge: 'Most Popular',
    isOpen: false,
    points: [
      '50 AI videos a month',
      'Everything in Starter',
      'Batch creation for a whole week',
      'Auto-posting when a video is ready',
      'Priority in the queue',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    text: 'For agencies with many channels.',
    monthlyPrice: 199,
    badge: 'Best Value',
    isOpen: false,
    points: [
      'Unlimited AI videos',
      'Everything in Pro',
      'Looks and voices for every client',
      'Usage reports every week',
      'A person who answers',
    ],
  },
]

export const PRICING_QUESTIONS = [
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. You can move to another plan at any time. A larger plan begins at once, a smaller one with the next month.',
  },
  {
    question: 'How does the free trial work?',
    answer: `You get ${TRIAL.days} days and ${TRIAL.credits} AI credits when you sign up, without a credit card. Nothing is charged when the trial ends.`,
  },
  {
    question: 'Do I keep my videos after cancelling?',
    answer:
      'Yes. Videos you made are yours. You can download them as long as your account exists, and credits you bought do not expire while it is active.',
  },
  {
    question: 'What happens when a video cannot be made?',
    answer: 'Its credits are given back at once, and the video says what went wrong and what to do.',
  },
] as const
