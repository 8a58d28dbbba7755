import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { firstSentence, isFarFrom, titleCase, wantedWords } from '../wording.ts'
import { fillBeat, readPlots, type Cast } from './plot.ts'
import { speakBeats } from './speak-beats.ts'

/** Told to grown people who lie awake: nothing happens in them, slowly. {doing} is the prompt's own. */
const SHAPES = readPlots(`
# until-morning | Nothing to Do Until Morning: {Doing}
1 Tonight you are {doing}.
1 Nobody is waiting for an answer, and there is nothing to do until morning.
2 What was loud today has stayed behind. Your shoulders notice it first, and then your hands.
1 You listen. The same sounds come again and again, and that is the good thing about them.
3 You need not name them. They know where they belong.
1 You breathe in slowly. You breathe out, more slowly still.
2 Whatever comes tomorrow will find its own way to you.
1 For now you are only {doing}, and your eyes are heavy. You may close them. Goodnight.

# a-little-further | A Little Further: {Doing}
1 Close your eyes, and imagine that you are {doing}.
1 You are neither early nor late. This is exactly the time at which you should be here.
2 Look around you once, without hurry. Everything is where it was yesterday, and where it will be tomorrow.
1 A thought comes by, and you let it pass, like somebody on the other side of the street.
3 Another one comes. It may pass, too.
1 The air is cool on your face, and the rest of you is warm.
2 It goes on like this, a little further, and a little further.
1 You do not have to arrive. You only have to be {doing}, until you are asleep. Goodnight.

# all-told | The Day Is Done: {Doing}
1 The day is done. You did what could be done, and the rest can wait.
1 Now you are {doing}.
2 At first you still count the things that you forgot. Then you lose count, and you do not begin again.
1 It is quiet, but not too quiet: just enough to know that the world goes on without you for a while.
3 It does that very well. It did it every night before.
1 Let your hands lie still. Let your face go soft.
1 You are {doing}, further and further, and every bit of it is a little slower than the one before. Goodnight.
`)

/** For grown people, and to fall asleep by. */
const FOR_GROWN =
  /(?=.*\b(?:story|stories|tale|journey|meditation)\b)(?=.*\b(?:grown[- ]?ups?|adults?|who (?:can'?t|cannot|can not|don'?t) sleep|lie awake|insomnia|trouble sleeping|fall asleep)\b)(?=.*\b(?:sooth\w+|calm\w*|relax\w+|sleep\w*|gentle|peaceful|quiet|bedtime|slow)\b)/iu
/** What is done in it. */
const DOING =
  /(?:,|\b(?:about|of|where)(?: (?:somebody|someone|you|you are|a (?:man|woman|person|traveler|traveller)))?|\bwhere you(?:'re| are)) ((?:slowly )?(?!(?:falling asleep|sleeping|something|nothing|morning|evening|calming|soothing|relaxing|being|trying|having|feeling|no|keep)\b)\p{L}{2,}ing (?!(?:voice|music|tone|mood|vibes?|style)\b)[^,.;:!?]{6,70})/iu

/** A story by which grown people fall asleep, of what the prompt says is done in it; empty for any other prompt. */
export function tellSleep(request: IdeasRequest): IdeaDraft[] {
  const prompt = capitalizeNames(request.prompt.replace(/[’‘]/g, "'"))
  const doing = FOR_GROWN.test(prompt) ? DOING.exec(prompt)?.[1]?.trim() : undefined
  if (doing === undefined) return []
  const cast: Cast = { parts: {}, words: { doing } }
  return createRandom(request.seed)
    .shuffle(SHAPES)
    .slice(0, request.count)
    .map(({ id, title, beats }): IdeaDraft => {
      const script = speakBeats(beats, cast, wantedWords(request))
      const hook = firstSentence(script)
      return {
        title: titleCase(fillBeat(title, cast)),
        summary: `A story to fall asleep by: ${doing}.`,
        caption: joinCaption(hook, hashtagsFrom(['sleepstory', 'bedtimestory', 'relax'])),
        script,
        description: script,
        framework: `sleep-${id}`,
        sources: [],
        ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
      }
    })
}
