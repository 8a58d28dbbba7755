export type Mood = 'funny' | 'hard' | 'glad' | 'quiet'

/** What stands around a life that is told in its own words: true of any, so that nothing is said of theirs that was not typed. */
type LivedShape = {
  /** Empty where the person's own first sentence opens best. */
  readonly hooks: readonly string[]
  readonly ends: readonly string[]
}

export const LIVED_SHAPES: Readonly<Record<Mood, LivedShape>> = {
  funny: {
    hooks: ['This really happened.', "You can plan everything. You can't plan this.", 'True story.'],
    ends: [
      'Has anything like this ever happened to you?',
      "Your turn: what's the story your friends still tell about you?",
      'If something like this has ever happened to you, tell me below.',
    ],
  },
  hard: {
    hooks: [''],
    ends: [
      "If you've been there, say hi below.",
      "Send this to someone who needs to hear they're not alone.",
      "If that's you, too: hey. Now there are two of us.",
    ],
  },
  glad: {
    hooks: [''],
    ends: [
      'If it made you smile, send it to someone who could use a smile.',
      'Now tell me your story below.',
      'Do you have a story like this? Tell me below.',
    ],
  },
  quiet: {
    hooks: [
      "Here's a small story, and it's true.",
      'This one stayed with me.',
      "Half a minute for something that isn't just about me.",
    ],
    ends: [
      'Who did you think of just now? Send them this.',
      'Has anything like this ever happened to you?',
      'Now tell me yours. The small ones count.',
    ],
  },
}
