import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, titleApart, titleCase } from '../wording.ts'
import { capitalizeStreets } from '../own-lists/spell.ts'
import { stop } from './speak-own.ts'
import type { Notice } from './notice.ts'
import { BUSINESS, readDetails, readNotice } from './read-notice.ts'

/** What stands around a notice: nothing of it says what was not typed. {said} is that. */
const SHAPES: Readonly<Record<Notice['kind'], readonly string[]>> = {
  hours: [
    'Forget what the old sign says. {said} If you have the old hours in your head, swap them for these. And tell whoever you usually come with, so nobody ends up waiting outside. See you at the door.',
    "This takes ten seconds, and it might save you a trip. {said} That's the whole news. Put it in your phone, send it to the neighbor who never reads signs, and come by whenever it suits you. We'll be here.",
  ],
  opening: [
    "We've been waiting to say this out loud. {said} Someone has to be the very first through that door. It might as well be you. Tell the friend you'd bring along, and put the date in your phone. We can't wait to meet you.",
    "Something new is about to open, and you heard it here first. {said} Come and see it while everything is still shiny. Send this to the person you'd bring. See you there.",
  ],
  event: [
    "Here's something for your calendar. {said} Bring someone along, and tell a neighbor who hasn't heard. See you there.",
    "Save the date, and pass it on. {said} Send this to the one person you'd go with. We'd love to see you.",
    "If you're around, this one's for you. {said} Put it in your phone now, so it doesn't slip away. See you there.",
  ],
  details: [
    "Quick one, and it's worth writing down. {said} Save this so you can find it again.",
    'Here it is, short and complete. {said} Send this to someone who should know.',
    'You heard it here first. {said} Tell a friend before you forget.',
  ],
  news: [
    'You asked, and here it is. {said} Bring a friend, bring an appetite for good things, or just bring yourself. And send this to the one person who has been waiting for it. See you soon.',
    "Good news, and it fits into one breath. {said} You know who'd want to hear this. Send it to them before you forget. We'll see you there.",
  ],
  thanks: [
    "Stop for a second, because this one's about you. {said} That's a big number, and none of it happened by itself. Every one of you pressed a button, told a friend, or came back one more time. So thank you. Really. Now it's your turn: what should come next? Say it in the comments.",
    "This needs to be said out loud, because it still doesn't feel real. {said} Not long ago the whole audience was one proud mom. Thank you for showing up, for sharing, and for every kind comment. How did you end up here? Tell the story below.",
  ],
  milestone: [
    "Stop for a second, because this one's about you. {said} None of it happened by itself. So thank you. Really. Now it's your turn: what should come next? Say it in the comments.",
    "This needs to be said out loud, because it still doesn't feel real. {said} Thank you for being a part of it. How did you end up here? Tell the story below.",
    'Some days you have to stop and look back. {said} Thank you, all of you. Send this to someone who was there from the start.',
    'Before anything else, two words: thank you. {said} Every one of you has a share in it. How long have you been around? Say it below.',
  ],
  closed: [
    "Please don't end up standing in front of our dark window. {said} We'd hate to miss you by one day. So tell whoever you usually come with, and put it in your phone now, before you forget. See you soon.",
    "Quick heads-up, so you don't make the trip for nothing. {said} Plan around it, or just look forward to it a little longer. And send this to someone who never reads the note on the door.",
  ],
  moving: [
    "If your feet know the way to us by heart, you'll need to have a talk with them. {said} We'd hate to picture you standing at the old door. Send this to someone who never reads signs, and come find us.",
    "Grab a pen, this one's short. {said} We'd hate to lose you over one address. So save this, tell whoever you usually bring along, and come see the new place.",
  ],
  goodbye: [
    "This isn't an ad. It's a thank-you. {said} Whether you came in for something big, for something small, or just to get out of the rain: you kept our lights on. We had the walls and the door. You were the rest of it. Come by once more while you can. We'd love to say it to your face.",
    "There's a sentence we never wanted to practice. {said} So before we lock that door: thank you. For every good morning, for every time you came back, for every friend you sent our way. You can't pack that in a box. We're taking it with us anyway.",
  ],
  sorry: [
    "We owe you an apology, so here it is: we're sorry. {said} You counted on us, and you had every right to. No speech, no fine print. If this affected you, send us a message and tell us what you need. And thank you for your patience. We know it isn't free.",
    "Let's say it before you have to. {said} That's frustrating, and it's not your fault. It's ours to fix. If you're still waiting to hear from us, send us a message. And if you're still with us after this one: thank you. We noticed.",
  ],
  joking: [
    "We practiced this in front of a mirror. It went badly, so here's the honest version: we're sorry. {said} We'd love to blame the weather, the stars, or a very slow pigeon. But it was us, not the pigeon. Send us a message if you need an answer. And thank you for not throwing your phone.",
    "There are two ways to say this. One of them has a violin. This is the other one. {said} We're sorry. You can roll your eyes now. We'll wait. Message us if you need to know more, and thanks for your patience.",
  ],
  price: [
    "Yes, it costs more. Here's what's in it. {said} None of that shows up in a photo, and all of it is in your hands when you hold one. You can find something cheaper. Then ask one question: what did they leave out to get there? Take your time, look closely, and message us if you want one.",
    "You saw the price, and you stopped. Good. Stay a second. {said} We didn't make that number up. It's what it takes. We could make it cheaper, and then it would be something else. If you want this one, send us a message.",
  ],
  service: [
    "Before you do it all yourself, give us ten seconds. {said} That's it. Nothing hidden behind it. If you need it, send a message today. If you know someone who does, send them this. They'll owe you one.",
    "Maybe you need this today, maybe next month. {said} Save it now, so you don't have to go looking for it later. Or just send a message, and it's off your list.",
  ],
  offer: [
    "If you were waiting for a reason, here it is. {said} That's all of it, and you won't need a calculator. Don't put this on the list of things to do later. That list is long enough. Come by, or send a message, and say you saw this.",
    "Stop for ten seconds, because this one runs out. {said} No fine print in this video, just what you heard. And you already know who you'd take along. Send it to them now, and go together.",
  ],
}

/** What a shop has to say to its people, in the words of the prompt; null for a prompt that says no such thing. */
export const tellNotice = (request: IdeasRequest): IdeaDraft[] | null =>
  present(readNotice(request.prompt), request)

/** What an announcement says that is no offer of a name and no notice of another kind: it is told rather than asked for again. */
export const tellDetails = (request: IdeasRequest): IdeaDraft[] | null =>
  present(readDetails(request.prompt), request)

function present(notice: Notice | null, request: IdeasRequest): IdeaDraft[] | null {
  if (notice === null) return null
  const said = notice.said.map((clause) => stop(capitalizeAddress(clause))).join(' ')
  return createRandom(request.seed)
    .shuffle(SHAPES[notice.kind])
    .slice(0, request.count)
    .map((shape, at): IdeaDraft => {
      const script = shape.replace('{said}', () => said)
      const [hook = ''] = script.split(/(?<=[.!?]) /)
      return {
        title: titleApart(titleCase(capitalizeNames(notice.title)), hook, at),
        summary: `In your own words: ${said}`,
        caption: joinCaption(
          hook,
          hashtagsFrom(
            notice.kind === 'thanks' || notice.kind === 'milestone'
              ? ['thankyou', 'milestone']
              : ['smallbusiness', 'shoplocal'],
          ),
        ),
        script,
        description: script,
        framework: `offer-${notice.kind}`,
        length: 'script',
        sources: [],
      }
    })
}

const IN_TOWN = new RegExp(String.raw`\b(${BUSINESS} in )(?!(?:the|my|our|an?|this|that)\b)(\p{L}+)`, 'giu')

/** A town, an address and a day as they are written: "in York", "14 King Street", "1 May". */
const capitalizeAddress = (clause: string): string =>
  capitalizeStreets(clause)
    .replace(IN_TOWN, (_, before: string, town: string) => before + capitalize(town))
    .replace(
      /(?<=\b\d{1,2}(?:st|nd|rd|th)? (?:of )?)(?:may|march)\b|\b(?:may|march)(?= \d{1,2}\b)/gi,
      capitalize,
    )
