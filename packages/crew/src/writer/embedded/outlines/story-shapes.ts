import type { Shape } from './shape.ts'

/** What a story needs: somebody, what goes wrong, and an end that the beginning made possible. */
export const STORY_SHAPES: readonly Shape[] = [
  {
    id: 'story-twist',
    title: '{topic}: The Twist',
    hook: '[One line that is true twice: now, and otherwise at the end.]',
    beats: [
      '[Who it is, where, and what they want tonight.]',
      '[The first small thing that is not right.]',
      '[The larger one, which they explain away.]',
      '[What it really was.]',
    ],
    close: '[The first line again, now with its other meaning.]',
  },
  {
    id: 'story-countdown',
    title: '{topic}: Hour by Hour',
    hook: '[The hour, and what is about to happen.]',
    beats: [
      '[One hour earlier: all is well, but for one detail.]',
      '[The minute when the detail matters.]',
      '[The choice, and what it costs.]',
    ],
    close: '[The hour again, and what is left.]',
  },
  {
    id: 'story-object',
    title: '{topic}: The Thing That Was Kept',
    hook: '[An object that somebody refuses to throw away.]',
    beats: [
      '[Who gave it, and when.]',
      '[The day it was nearly lost.]',
      '[Who finds it, and what they understand.]',
    ],
    close: '[Where it is today.]',
  },
  {
    id: 'story-last-line',
    title: '{topic}: Told From the End',
    hook: '[How it ended, in seven words.]',
    beats: ['[How it began.]', '[The moment when it could still have gone otherwise.]', '[Why it did not.]'],
    close: '[What the viewer would have done?]',
  },
  {
    id: 'story-two-sides',
    title: '{topic}: Two Sides of One Night',
    hook: '[What one of them saw.]',
    beats: [
      '[What the other one saw, at the same minute.]',
      '[Where the two accounts part.]',
      '[The fact that settles it.]',
    ],
    close: '[Ask whom they believe.]',
  },
  {
    id: 'story-message',
    title: '{topic}: The Message',
    hook: '[A message that should not exist.]',
    beats: ['[Who receives it, and what they do first.]', '[The second message.]', '[Who sent them.]'],
    close: '[The answer that is never sent.]',
  },
]
