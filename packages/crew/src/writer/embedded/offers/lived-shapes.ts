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
      hook: 'You can plan everything. You cannot plan this.',
      turn: 'One more time, slowly. {last} I could not have made that up.',
      end: 'If your best plan ever went like that, tell me below. I need to know that I am not the only one.',
    },
    {
      hook: 'This really happened to me.',
      turn: 'I have told it a dozen times in my head, and it does not get more normal.',
      end: 'Send this to somebody whose plans never work out, either.',
    },
    {
      hook: 'One day I will laugh about this. Today is that day.',
      turn: 'That is the whole story. No lesson, no moral.',
      end: 'Your turn: what is the story that your friends still tell about you?',
    },
  ],
  hard: [
    {
      hook: 'I was not going to post this.',
      turn: 'I am not telling you so that somebody fixes it. I am telling you because one of you is sitting there right now with the same feeling.',
      end: 'If that is you: hello. Now there are two of us. Say hi below.',
    },
    {
      hook: 'Nobody posts this part, so I will.',
      turn: 'There is no happy ending yet. There is only today, and today I am still here.',
      end: 'If you have been through it, tell me one thing that helped. I mean it, just one.',
    },
    {
      hook: 'Let me be honest for half a minute.',
      turn: 'I do not have advice for anybody. I only wanted to say it out loud once, because it gets a little lighter that way.',
      end: 'Send this to somebody who needs to hear that they are not alone with it.',
    },
  ],
  glad: [
    {
      hook: 'Here is the best thing that I can tell you today.',
      turn: 'I still have to say it twice to believe it. {last}',
      end: 'What is your good news, big or small? Tell me below.',
    },
    {
      hook: 'Half a minute for a story that is mine.',
      turn: 'That is all. Nothing loud, and I would not change a word of it.',
      end: 'If it made you smile, send it to somebody who needs one.',
    },
    {
      hook: 'If you only hear one story today, take this one.',
      turn: 'I wanted to keep it somewhere, so I am keeping it here.',
      end: 'Follow along for what happens next, and tell me your own below.',
    },
  ],
  quiet: [
    {
      hook: 'I keep thinking about this one.',
      turn: 'It was a small thing. I believe that I will remember it longer than most of the big ones.',
      end: 'Who did you think of just now? Send them this.',
    },
    {
      hook: 'Here is a small story, and it is true.',
      turn: 'That is all that happened. {last} I still have not found the right word for it.',
      end: 'If you have one, tell me below.',
    },
    {
      hook: 'Half a minute for something that is not only about me.',
      turn: 'I have no moral for you. I only did not want to be the one person who knows this.',
      end: 'Now tell me yours. The small ones count.',
    },
  ],
}
