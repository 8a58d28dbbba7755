import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { capitalizeNames } from '../../capitalize-names.ts'
import { firstSentence, isFarFrom, titleCase, wantedWords } from '../../wording.ts'
import { fillBeat, readPlots, type Cast } from '../plot.ts'
import { speakBeats } from '../speak-beats.ts'

/** Speeches for a day on which something opens: {thing} is what the prompt names. */
const OPENINGS = readPlots(`
# doors | Open Doors: {Thing} | for=place
1 Dear guests, dear friends, welcome.
1 Today we open {thing}.
1 A door that opens is a small thing. Everybody who worked for this day knows how long the way to it was.
2 Thank you to those who had the idea, and to those who did not stop when it became difficult.
3 And thank you to all who only asked, again and again, when it would be ready. It is ready.
1 From the outside it looks finished. It is not. A place is only finished when there are people in it.
2 So bring your children, your questions, and your neighbors.
1 Come in, and make it yours. With great joy: {thing} is open!

# first-day | The First Day of Many: {Thing} | for=place
1 Good morning, everybody, and thank you for being here.
1 We have come together to open {thing}, and I am proud to stand here with you.
1 Somebody had to believe in it while there was nothing to see. Thank you to all who did.
2 Plans are made on paper. What you see here was made by hands.
1 In a year, nobody will remember this speech. But somebody will say: I was there on the first day.
3 I hope that it is said with a smile.
1 So let this be the first day of many. {Thing} is open. Welcome!

# blank-page | A New School Year | for=school
1 Good morning, and welcome to the first day of the new school year.
1 Today every notebook is empty, and every pencil is still long. I hope that you like that feeling as much as I do.
2 Some of you know every corner of this house. Others are looking for their classroom. Help them, please. It was you once.
1 You will make mistakes this year. That is what a school is for: it is the one place where they are part of the work.
3 To the teachers: thank you for the hours that nobody sees.
2 To the parents: thank you for trusting us with the most important thing that you have.
1 Be curious. Be kind. Ask when you do not understand.
1 I wish us all a good year. Let us begin.

# ask-one-thing | One Question a Day | for=school
1 Dear students, dear parents, dear colleagues, it is good to see you on this first day of school.
1 I ask you for only one thing this year: one question a day, a real one, to which you do not know the answer.
2 Ask your teachers. Ask each other. Ask the one who sits alone in the break.
1 Nobody here has to be the best. But everybody can be better in June than today.
3 That goes for me, too.
1 So look to your left and to your right. These are the people who will help you, and whom you will help.
1 Welcome to the new school year.
`)

const OPEN = String.raw`(?:(?:the )?(?:grand |official |big |re-?)?(?:opening|inauguration|opening ceremony|launch)(?: ceremony)? of|(?:open|opening|inaugurate|inaugurating|open up))`
const OF_PLACE = new RegExp(
  String.raw`\b(?:speech|words|address) (?:for|at|to|on|when (?:we|i)) ${OPEN} ((?:the|our|my|an?|this) [^,.;!?]{3,70}?)(?=\s+(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun|week|month)|\s+(?:tomorrow|today|next week)\b|[,.;!?]|$)`,
  'iu',
)
/** "Opening speech for our youth center". */
const OPENING_SPEECH =
  /\b(?:opening|inauguration) (?:speech|address|words) (?:for|at|of) ((?:the|our|my) (?!(?:\p{L}+ )?(?:conference|debate|trial|wedding|meeting|show|concert|event|party|ceremony|game|match|festival)\b)[^,.;!?]{3,60}?)(?=\s+(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun|week|month)|[,.;!?]|$)/iu
const OF_SCHOOL =
  /\b(?:speech|words|address) (?:for|at|to|on) (?:the )?(?:(?:first (?:school )?day|start|beginning|opening|begin) of (?:the |a |our )?(?:new )?(?:school(?: year)?|academic year|term|semester)|(?:a |the )?new school year|first (?:school day|day at school))\b/i
/** Not every opening is one to be glad about, and how it is done is another question. */
const NO_SPEECH = /\?|\b(?:how to|tips|funeral|grave|trial|hearing)\b/i

/** A speech for the opening of a place or of a school year; null for any other prompt. */
export function tellOpening(request: IdeasRequest): IdeaDraft[] | null {
  const prompt = capitalizeNames(request.prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim())
  if (NO_SPEECH.test(prompt)) return null
  const place = (OF_PLACE.exec(prompt) ?? OPENING_SPEECH.exec(prompt))?.[1]?.trim()
  const isSchool = OF_SCHOOL.test(prompt)
  if (place === undefined && !isSchool) return null
  const kind = isSchool ? 'school' : 'place'
  const thing = (place ?? '').replace(/^an? /i, 'this ')
  const cast: Cast = { parts: {}, words: { thing } }
  return createRandom(request.seed)
    .shuffle(OPENINGS.filter(({ parts }) => parts['for'] === kind))
    .slice(0, request.count)
    .map(({ id, title, beats }): IdeaDraft => {
      const script = speakBeats(beats, cast, wantedWords(request))
      const hook = firstSentence(script)
      return {
        title: titleCase(fillBeat(title, cast)),
        summary: `A speech: ${script}`,
        caption: joinCaption(hook, hashtagsFrom(['speech', kind === 'school' ? 'backtoschool' : 'opening'])),
        script,
        description: script,
        framework: `speech-${id}`,
        sources: [],
        ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
      }
    })
}
