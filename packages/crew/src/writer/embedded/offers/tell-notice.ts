import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, titleCase } from '../wording.ts'
import { readNotice, type Notice } from './read-notice.ts'

/** What stands around a notice: nothing of it says what was not typed. {said} is that. */
const SHAPES: Readonly<Record<Notice['kind'], readonly string[]>> = {
  hours: [
    'Please forget what is on the old sign. {said} If you have the other hours in your head, swap them for these. And tell the one whom you always come with, so that nobody waits at the wrong end of the morning or the evening. See you at the door.',
    'This takes ten seconds, and it may save you a walk. {said} That is the whole news. Put it in your phone, send it to the neighbor who never reads signs, and come when it suits you. We will be there.',
  ],
  closed: [
    'Please do not stand in front of our dark window. {said} We would hate to miss you by one day. So tell the one whom you always come with, and put it in your phone now, before you forget it. See you soon.',
    'A short word, so that you do not come for nothing. {said} Stock up before that, or look forward to it a little longer. Send this to somebody who never reads the note on the door.',
  ],
  moving: [
    'If your feet know the way to us by heart, please talk to them. {said} It would be sad to hear that you stood at the old door. Send this to somebody who never reads signs, and come and find us.',
    'Please take a pen, this is short. {said} It would be a shame to lose you over one address. So save this, tell the one whom you always bring along, and come and see the new place.',
  ],
  goodbye: [
    'This is not an ad. It is a thank you. {said} Whoever came in, for something big, for something small, or only to get out of the rain: you kept our light on. A shop is shelves and a door. You were the rest of it. Come by once more while you can. We would like to say it to your face.',
    'There is a sentence that we never wanted to practice. {said} So before the door is locked: thank you. For every "good morning", for every time that you came back, for every friend whom you sent to us. You cannot put that in a box. We are taking it along anyway.',
  ],
  sorry: [
    'We owe you a word, and the word is sorry. {said} You counted on us, and you had every right to. No speech, and nothing in small print. If it hit you, send us a message and tell us what you need. And thank you for your patience. We know that it is not free.',
    'Let us say it before you have to. {said} That is annoying, and it is not your fault. It is ours to sort out. Write to us if you are still waiting for an answer. And if you are still with us after this one: thank you. We noticed.',
  ],
  joking: [
    'We practiced this in front of a mirror. It went badly, so here is the honest version: we are sorry. {said} We would love to blame the weather, the stars, or a very slow pigeon. But it was us, and not the pigeon. Send us a message if you need an answer. And thank you for not throwing your phone.',
    'There are two ways to say this. One has a violin in it. This is the other one. {said} We are sorry. You may roll your eyes now. We will wait. Write to us if you need to know more, and thank you for your patience.',
  ],
  price: [
    'Yes, it has its price. Here is what is in it. {said} None of that shows in a photo, and all of it is in your hands when you hold one. You can find something cheaper. Then ask one question: what did they leave out to get there? Look closely, take your time, and write to us if you want one.',
    'You saw the price, and you stopped. Good. Stay for a moment. {said} That is not a number that we made up. It is what it takes. We could make it cheaper, and then it would be something else. If you want this one, send us a message.',
  ],
  service: [
    'Before you do it all yourself, ten seconds, please. {said} That is it, with nothing hidden behind it. If you need it, send a message today. If you know somebody who does, send them this. They will owe you one.',
    'Maybe you need this today, maybe next month. {said} Save it now, so that you do not have to look for it then. Or send a message right away, and it is off your list.',
  ],
  offer: [
    'If you were waiting for a reason, here it is. {said} That is all, and you do not need a calculator for it. Do not put this on the list of things for later: that list is long enough. Come by, or send a message, and say that you saw this.',
    'Stop for ten seconds, because this one has an end. {said} No small print in this video, only what you just heard. You know somebody who has been talking about it for months. Send it to them now, and go together.',
  ],
}

/** What a shop has to say to its people, in the words of the prompt; null for a prompt that says no such thing. */
export function tellNotice(request: IdeasRequest): IdeaDraft[] | null {
  const notice = readNotice(request.prompt)
  if (notice === null) return null
  const said = notice.said.map(stop).join(' ')
  return createRandom(request.seed)
    .shuffle(SHAPES[notice.kind])
    .slice(0, request.count)
    .map((shape): IdeaDraft => {
      const script = shape.replace('{said}', () => said)
      const [hook = ''] = script.split(/(?<=[.!?]) /)
      return {
        title: titleCase(capitalizeNames(notice.title)).slice(0, 120),
        summary: `In your own words: ${said}`.slice(0, 300),
        caption: joinCaption(hook, hashtagsFrom(['smallbusiness', 'shoplocal'])),
        script,
        description: script.slice(0, 300),
        framework: `offer-${notice.kind}`,
        length: 'script',
        sources: [],
      }
    })
}

const stop = (clause: string): string =>
  `${capitalize(capitalizeNames(clause.replace(/\bi\b/g, 'I')).replace(/[.!\s]+$/, ''))}.`
