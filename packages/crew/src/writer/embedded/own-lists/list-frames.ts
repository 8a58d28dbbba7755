import type { ListKind } from './list-kinds.ts'

/** What stands around a list: true of any of its kind, so that nothing is said that was not typed. {n} is how many it has. */
type Frames = { readonly hooks: readonly string[]; readonly ends: readonly string[] }

/** For what is grave, whatever it is a list of. */
export const GRAVE_FRAMES: Frames = {
  hooks: [
    'Some things are worth saying out loud.',
    "I'll say it the way it is.",
    'I wrote this down, so nothing gets lost.',
    'Give me half a minute for this one.',
  ],
  ends: [
    'Which one stays with you?',
    'Send this to someone who will understand.',
    'If you know what I mean, say hi below.',
    'Thank you for listening to this.',
  ],
}

export const LIST_FRAMES: Readonly<Record<ListKind, Frames>> = {
  rules: {
    hooks: [
      'Some rules you only need to hear once.',
      "You can break these. I just wouldn't.",
      'A few rules, and no fine print.',
      'Good rules are easy to say out loud. Listen.',
      "Rules are easier to keep once you've said them out loud.",
    ],
    ends: [
      'Which rule would you add?',
      'Which one would you break first? Be honest.',
      "That's the whole rulebook. What's your number one rule?",
      'Send this to someone who could use rule one.',
      'Which of these do you already follow?',
    ],
  },
  tips: {
    hooks: [
      'Save this before you scroll on.',
      "This is the list I'd send to a friend.",
      'No long speech, just what to do.',
      "Got half a minute? That's all you need for this.",
      'Write these down, or just hit save.',
    ],
    ends: [
      'Which one is new to you?',
      'What would you add? Tell me below.',
      'Save it for the day you need it, and send it to someone who needs it now.',
      'Try one of them, and tell me how it goes.',
      'Which one would you have forgotten?',
    ],
  },
  lessons: {
    hooks: [
      'Nobody is born knowing this.',
      'Some things are worth saying out loud.',
      'Nobody hands you a manual. This comes close.',
      'You could find this out the slow way. Or you could listen for half a minute.',
      'I had to find this out for myself.',
    ],
    ends: [
      'Which one is new to you?',
      'What would you add to the list?',
      'Which one hits home? Tell me below.',
      'Which one did you learn the hard way?',
      'Which one do you wish you had heard sooner?',
    ],
  },
  habits: {
    hooks: [
      'Small things, done often, add up.',
      "It's the everyday stuff that counts.",
      'Big changes look small up close.',
      "You don't need all of these. But listen to all of them.",
    ],
    ends: [
      'Which one could you start tomorrow?',
      'Which of these do you already do?',
      "What's the one habit you'd never give up?",
      'Pick one, and tell me which.',
    ],
  },
  mistakes: {
    hooks: [
      "Let's talk about what goes wrong.",
      'These are easy to make, so listen closely.',
      'It happens to the best of us.',
      'Nobody gets everything right the first time.',
    ],
    ends: [
      'Which one have you made? Be honest.',
      'Which one surprised you?',
      'Send this to someone before they make the same one.',
      'Now you know what to look out for. What would you add?',
    ],
  },
  signs: {
    hooks: [
      'The signs are there, if you know where to look.',
      "Once you know these, you can't unsee them.",
      'Small signs are easy to miss.',
      'Pay attention to the little things.',
    ],
    ends: [
      'Which of these have you seen?',
      'Which one do you recognize? Tell me below.',
      'Which sign would you add?',
      'Send this to someone who should know them.',
    ],
  },
  reasons: {
    hooks: [
      "There's never just one reason.",
      'Short question, honest answer.',
      'No excuses here, just reasons.',
      "Give me half a minute, and you'll get it.",
    ],
    ends: [
      'Which one speaks to you?',
      'Would that be enough for you?',
      'Do you feel the same? Tell me below.',
      'Now you know. Which one did you expect?',
    ],
  },
  steps: {
    hooks: [
      "There's no secret here, just one thing after another.",
      'It came down to {n} things.',
      "One step at a time, that's how.",
      'No magic, no shortcut, just this.',
    ],
    ends: [
      'Which one would be the hardest for you?',
      'Which one would you try first?',
      "Save this if you're on the same road.",
      'Where are you right now? Tell me below.',
    ],
  },
  routine: {
    hooks: [
      'Come along for this one.',
      'From start to finish, this is how it goes.',
      'Nothing fancy, just the real thing.',
      'Everybody does this a little differently.',
    ],
    ends: [
      'What does yours look like?',
      'Which part would you skip?',
      'What would you change?',
      "What's always part of yours? Tell me below.",
    ],
  },
  meals: {
    hooks: [
      "Let's see what's on the plate.",
      'Come along, from the first bite to the last.',
      "Nothing staged here. It's just food.",
      "Maybe don't watch this one hungry.",
    ],
    ends: [
      'What did you eat today?',
      'What would you swap?',
      "What's your go-to? Tell me below.",
      'Which of these would you eat right now?',
    ],
  },
  packing: {
    hooks: [
      "Let's go through it, one by one.",
      'Better to check twice.',
      'Grab a pen, or just hit save.',
      "Pause it if I'm going too fast.",
    ],
    ends: [
      "What's missing from this list?",
      'Save this for the day you need it.',
      'What would you add?',
      'Which one would you have forgotten?',
    ],
  },
  menu: {
    hooks: [
      'Ready to choose?',
      "Take a look at what we've got.",
      'Decisions, decisions.',
      'Have a look at this.',
    ],
    ends: [
      'Which one is for you?',
      'What would you pick first? Tell us below.',
      "Send this to someone who'd want to know.",
      'Save this, so you know what to ask for.',
    ],
  },
  sale: {
    hooks: [
      'Tell the neighbors.',
      'This one is worth the trip.',
      'Bring a bag, and bring a friend.',
      "If you like a good find, here's one for you.",
    ],
    ends: [
      'See you there.',
      "Send this to the friend you'd bring along.",
      'Come and have a look.',
      "Save this, so you don't miss it.",
    ],
  },
  event: {
    hooks: [
      'Save the date.',
      'Got plans yet? Now you do.',
      'This one is better together.',
      "Tell your friends, because you'll want company.",
    ],
    ends: [
      'See you there.',
      'Bring somebody along.',
      "Save this, so you don't miss it.",
      "We'd love to see you there.",
    ],
  },
  thanks: {
    hooks: [
      'Stop for a second, because this is a thank-you.',
      'Some things need to be said out loud.',
      'Two little words, and a lot of reasons.',
      "If you're one of them, this video is for you.",
    ],
    ends: [
      'So, one more time: thank you.',
      'It did not go unnoticed. Thank you.',
      'Send this to someone who deserves to hear it.',
      'If that was you, say hi below, so we can say it again.',
    ],
  },
  letter: {
    hooks: [
      'If this is you, stay for a moment.',
      'This one is for somebody out there.',
      'Some things are worth saying out loud.',
      'You might need this today, or you know somebody who does.',
    ],
    ends: [
      'What would you add? Tell me below.',
      'Send this to the one you just thought of.',
      'Which one would have helped you?',
      'If that is you, say hi below.',
    ],
  },
  plain: {
    hooks: [
      'I made a list.',
      'This one is personal.',
      "I've been meaning to say this.",
      'I wrote them down, so nothing gets lost.',
    ],
    ends: [
      'Which one stays with you?',
      'What would be on your list?',
      'What would you add? Tell me below.',
      "That's my list. What's on yours?",
    ],
  },
}
