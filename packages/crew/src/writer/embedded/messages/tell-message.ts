import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { fillBeat, readPlots, type Cast } from '../plots/plot.ts'
import { speakBeats } from '../plots/speak-beats.ts'
import { firstSentence, isFarFrom, listInWords, titleCase, wantedWords } from '../wording.ts'
import { MESSAGES } from './messages.ts'
import { OCCASIONS } from './occasions.ts'
import { readInvitation, type Invitation } from './read-invitation.ts'
import { cutSenders, readGreeting } from './read-greeting.ts'
import { readMessage, type Message } from './read-message.ts'
import { readWishToAll } from './read-wish-to-all.ts'
import { sayMentioned } from './say-mentioned.ts'

const SHAPES = [...readPlots(MESSAGES), ...readPlots(OCCASIONS)]

/** A message to somebody, or an invitation, of what the prompt itself says; null where it asks for none. */
export function tellMessage(request: IdeasRequest): IdeaDraft[] | null {
  const invitation = readInvitation(request.prompt)
  if (invitation !== null) return tellInvitation(invitation, request)
  const { rest, senders } = cutSenders(request.prompt.replace(NEXT_SENTENCE, '$1, '))
  const read = readGreeting(rest) ?? readMessage(rest) ?? readWishToAll(rest)
  if (read === null) return null
  const { told, left } = sayMentioned(read.left)
  const message = { ...read, details: [read.details, ...told].filter(Boolean).join(' ') }
  const { kind, to } = message
  const cast: Cast = {
    parts: {},
    words: wordsOf({ ...message, isOurs: message.isOurs || senders?.areMany === true }),
  }
  // Whom it is for stands behind a comma, where somebody is named at all.
  const addressed = (text: string) => text.replaceAll('{, to}', to === '' ? '' : `, ${to}`)
  return createRandom(request.seed)
    .shuffle(SHAPES.filter(({ parts }) => parts['kind'] === kind))
    .slice(0, request.count)
    .map(({ id, title, beats }) => {
      const said = beats
        .map(({ level, text }) => ({ level, text: addressed(text) }))
        .filter(({ text }) => fillBeat(text, cast) !== '')
      const idea = present(
        id,
        titleCase(fillBeat(addressed(title), cast)),
        [speakBeats(said, cast, wantedWords(request)), ...(senders === null ? [] : [senders.said])].join(' '),
        request,
      )
      return left.length === 0 ? idea : { ...idea, unmet: [sayLeft(left)] }
    })
}

/** "Turns 6 today she loves unicorns": a sentence begins there without a sign. */
const NEXT_SENTENCE = /\b(today|tomorrow|tonight|this \p{L}+|years? old)\s+(?=(?:she|he|they)\b)/giu

function wordsOf({ to, why, details, feast, isOurs, partner, pet }: Message): Record<string, string> {
  const speaker = isOurs
    ? { we: 'we', us: 'us', our: 'our', are: 'are' }
    : { we: 'I', us: 'me', our: 'my', are: 'am' }
  return {
    ...speaker,
    ...{ to, why, details, feast, pet },
    address: to === '' ? '' : `${to}, `,
    couple: [to, partner].filter(Boolean).join(' and '),
    married:
      partner === '' ? '' : `${partner}, that is who you are marrying. You chose well, and so did ${to}.`,
  }
}

const sayLeft = (left: readonly string[]): string =>
  `Asked for, and not in this greeting: ${listInWords(left.map((each) => `“${each}”`))}.`

function tellInvitation({ what, when, where, more }: Invitation, request: IdeasRequest): IdeaDraft[] {
  const openings = ['You are invited.', 'Keep this date free.', 'This is an invitation, and it is for you.']
  const closes = [
    'It is only half as good without you. Say yes below.',
    'Tell us that you are coming, so that there is a chair for you.',
    'Answer today, while you think of it. We hope to see you.',
  ]
  const random = createRandom(request.seed)
  const ends = random.shuffle(closes)
  return random
    .shuffle(openings)
    .slice(0, request.count)
    .map((opening, at) => {
      const told = [
        `The occasion: ${what}.`,
        ...(when === '' ? [] : [`The time: ${when}.`]),
        ...(where === '' ? [] : [`The place: ${where}.`]),
        ...more.map((each) => `${each}.`),
      ]
      const script = [
        opening,
        ...told,
        'Come as you are, and come hungry for good company.',
        ends[at] ?? '',
      ].join(' ')
      return present('invitation', titleCase(`You Are Invited: ${what}`), script, request)
    })
}

function present(id: string, title: string, script: string, request: IdeasRequest): IdeaDraft {
  const hook = firstSentence(script)
  return {
    title,
    summary: `A message: ${script}`,
    caption: joinCaption(hook, hashtagsFrom(['foryou', 'message', id.split('-')[0] ?? id])),
    script,
    description: script,
    framework: `message-${id}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}
