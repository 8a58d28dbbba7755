import type { ToneName } from '../../enhancer.ts'

/** The dress of one tone. Lines stand as sentences of their own, from long to short, and state no fact. */
export type ToneDress = {
  readonly openings: readonly string[]
  /** Said once before a late sentence of the body. */
  readonly asides: readonly string[]
  /** Said after the body, before a call to action. */
  readonly closings: readonly string[]
  /** What opens a sentence that was joined by but, so or and. */
  readonly but: string
  readonly so: string
  readonly and: string
  /** Whether "do not" is told as "don't". */
  readonly shortForms: 'contract' | 'expand'
  /** How the opening and the closing line end. */
  readonly ends: 'calm' | 'loud' | 'trailing'
  /** Ends a caption's line; empty for none. */
  readonly mark: string
  readonly hashtags: readonly [string, string]
}

export const TONE_DRESS: Readonly<Record<ToneName, ToneDress>> = {
  professional: {
    openings: [
      'Allow me to walk you through this.',
      'A point worth your time.',
      'Worth your time.',
      'Consider this.',
    ],
    asides: ['Please note the following.', 'Note this.'],
    closings: ['Thank you for your attention.', 'Thank you for watching.', 'Thank you.'],
    but: 'However,',
    so: 'Therefore,',
    and: 'In addition,',
    shortForms: 'expand',
    ends: 'calm',
    mark: '',
    hashtags: ['#insights', '#professional'],
  },
  casual: {
    openings: ['Okay, so get a load of this.', 'Okay, so get this.', 'So, get this.', 'Get this.'],
    asides: ['Stay with me here.', 'Stay with me.'],
    closings: ["Anyway, that's it from me.", "And that's it.", "That's it."],
    but: 'But',
    so: 'So',
    and: 'Plus,',
    shortForms: 'contract',
    ends: 'calm',
    mark: '👀',
    hashtags: ['#fyi', '#goodtoknow'],
  },
  enthusiastic: {
    openings: ['You are going to love this!', 'Oh, you will love this!', 'Oh, this is good!', 'Love this!'],
    asides: ['And wait, it gets better!', 'Wait for it!'],
    closings: ['How great is that, honestly!', 'How great is that!', 'So good!'],
    but: 'But',
    so: 'So',
    and: 'And',
    shortForms: 'contract',
    ends: 'loud',
    mark: '🎉',
    hashtags: ['#wow', '#mustsee'],
  },
  mysterious: {
    openings: [
      'Come closer, and listen carefully...',
      'Lean in and listen...',
      'Listen closely...',
      'Listen...',
    ],
    asides: ['Now look a little closer.', 'Look closer.'],
    closings: ['Sit with that for a while...', 'Sleep on that...', 'Curious?'],
    but: 'And yet,',
    so: 'So',
    and: 'And',
    shortForms: 'expand',
    ends: 'trailing',
    mark: '🌒',
    hashtags: ['#mystery', '#curious'],
  },
  humorous: {
    openings: [
      'Put your coffee down for this one.',
      'Put the coffee down first.',
      'Okay, deep breath.',
      'Buckle up.',
    ],
    asides: ['Brace yourself for this bit.', 'Brace yourself.'],
    closings: ['I will let myself out now.', "I'll see myself out.", "You're welcome."],
    but: 'But hey,',
    so: 'So',
    and: 'Oh, and',
    shortForms: 'contract',
    ends: 'calm',
    mark: '😄',
    hashtags: ['#funny', '#justforlaughs'],
  },
  dramatic: {
    openings: [
      'Stop whatever you are doing.',
      'Stop, and hear this.',
      'Hold your breath.',
      'Brace yourself.',
    ],
    asides: ['And now, hold on tight.', 'Hold on.'],
    closings: ['Let that sink in for a moment.', 'Let that sink in.', 'Remember this.'],
    but: 'And yet,',
    so: 'And so,',
    and: 'And',
    shortForms: 'expand',
    ends: 'loud',
    mark: '🔥',
    hashtags: ['#dramatic', '#goosebumps'],
  },
  informative: {
    openings: [
      'Here is what you should know.',
      'Here is a quick explainer.',
      'A quick explainer.',
      'In brief.',
    ],
    asides: ['Here is the detail to keep.', 'One more detail.'],
    closings: ['Now you know a little more.', 'And now you know.', 'Now you know.'],
    but: 'However,',
    so: 'As a result,',
    and: 'Also,',
    shortForms: 'expand',
    ends: 'calm',
    mark: '💡',
    hashtags: ['#explained', '#learnsomething'],
  },
  inspirational: {
    openings: ['Take a quiet moment for this.', 'Take a moment for this.', 'Pause for this.', 'Pause here.'],
    asides: ['Think about that for a second.', 'Think about that.'],
    closings: ['Carry this with you today.', 'Keep wondering.', 'Stay curious.'],
    but: 'And still,',
    so: 'And so,',
    and: 'And',
    shortForms: 'expand',
    ends: 'calm',
    mark: '✨',
    hashtags: ['#inspiration', '#staycurious'],
  },
}

/** The dress of the three variations: other openings and closings; their orders differ in `varyScript`. */
export const VARIATION_DRESS = [
  {
    openings: ['Before you scroll on, hear this.', 'Before you scroll, listen.', 'Before you scroll.'],
    closings: ['Tell me what you think.', 'What do you think?', 'Your thoughts?'],
    captionLine: 'What do you think?',
  },
  {
    openings: ['Give me one minute of your day.', 'Give me one minute.', 'One minute.'],
    closings: ['Thank you for listening.', 'Thanks for listening.', 'Thanks.'],
    captionLine: 'Tell me in the comments.',
  },
  {
    openings: ['Let me show you something here.', 'Let me show you something.', 'Watch this.'],
    closings: ['Pass this on to a friend.', 'Pass this on.', 'Share this.'],
    captionLine: 'Save this for later.',
  },
] as const

/** Announces a closing question that is asked before anything else. */
export const QUESTION_FIRST = ['Keep this question for the end.', 'Question for the end.'] as const

const ALL = Object.values(TONE_DRESS)

/** Every line that a dress adds: taken off before another dress is put on. */
export const DRESS_LINES: ReadonlySet<string> = new Set(
  [
    ...ALL.flatMap((dress) => [...dress.openings, ...dress.asides, ...dress.closings]),
    ...QUESTION_FIRST,
    ...VARIATION_DRESS.flatMap((dress) => [...dress.openings, ...dress.closings, dress.captionLine]),
  ].map(bareLine),
)
export const DRESS_HASHTAGS: ReadonlySet<string> = new Set(ALL.flatMap((dress) => dress.hashtags))
export const DRESS_MARKS: readonly string[] = ALL.map((dress) => dress.mark).filter((mark) => mark !== '')

/** A line as it is compared: without its end mark, in small letters, with short forms told in full. */
export function bareLine(line: string): string {
  return line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!?…]+$/u, '')
    .replace(/\b(that|it)'s\b/g, '$1 is')
    .replace(/\b(i|you)'ll\b/g, '$1 will')
    .replace(/\byou're\b/g, 'you are')
}
