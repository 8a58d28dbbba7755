export type Mood = 'funny' | 'hard' | 'glad' | 'quiet'

/** What stands around a life that is told in its own words: nothing of it says what was not typed. */
type LivedShape = {
  readonly hook: string
  /** {last} is the last sentence that was typed, said again. */
  readonly turn: string
  readonly end: string
}

export const LIVED_SHAPES: Readonly<Record<Mood, readonly LivedShape[]>> = {
  funny: [
    {
      hook: "You can plan everything. You can't plan this.",
      turn: "One more time, slowly. {last} I couldn't have made that up.",
      end: "If something like this has ever happened to you, tell me below. I need to know I'm not the only one.",
    },
    {
      hook: 'This really happened to me.',
      turn: "I've told it in my head a dozen times, and it doesn't get any more normal.",
      end: 'Send this to someone whose plans never work out either.',
    },
    {
      hook: "One day I'll laugh about this. Today's that day.",
      turn: "That's the whole story. No lesson, no moral.",
      end: "Your turn: what's the story your friends still tell about you?",
    },
  ],
  hard: [
    {
      hook: "I wasn't going to post this.",
      turn: "I'm not telling you this so someone will fix it. I'm telling you because one of you is sitting there right now with the same feeling.",
      end: "If that's you: hey. Now there are two of us. Say hi below.",
    },
    {
      hook: 'Nobody posts this part, so I will.',
      turn: "There's no happy ending yet. There's just today, and today I'm still here.",
      end: "If you've been through it, tell me one thing that helped. Seriously, just one.",
    },
    {
      hook: 'Let me be honest for thirty seconds.',
      turn: "I don't have any advice. I just wanted to say it out loud once, because it gets a little lighter that way.",
      end: "Send this to someone who needs to hear they're not alone.",
    },
  ],
  glad: [
    {
      hook: "Here's the best thing I get to tell you today.",
      turn: 'I still have to say it twice to believe it. {last}',
      end: "What's your good news, big or small? Tell me below.",
    },
    {
      hook: 'Give me thirty seconds. This story is mine.',
      turn: "That's it. Nothing loud, and I wouldn't change a word of it.",
      end: 'If it made you smile, send it to someone who could use one too.',
    },
    {
      hook: 'If you only hear one story today, make it this one.',
      turn: "I wanted to keep it somewhere, so I'm keeping it here.",
      end: 'Follow along for what happens next, and tell me yours below.',
    },
  ],
  quiet: [
    {
      hook: "I can't stop thinking about this one.",
      turn: "It was a small thing. I think I'll remember it longer than most of the big ones.",
      end: 'Who did you think of just now? Send them this.',
    },
    {
      hook: "Here's a small story, and it's true.",
      turn: "That's all that happened. {last} I still haven't found the right word for it.",
      end: 'If you have one, tell me below.',
    },
    {
      hook: "Thirty seconds for something that isn't just about me.",
      turn: "I don't have a moral for you. I just didn't want to be the only one who knows this.",
      end: 'Now tell me yours. The small ones count.',
    },
  ],
}
