import type { Source } from '../../writer.ts'
import { ENDINGS, type EndingOf } from '../known/endings.ts'
import type { Fact, Myth, Pack } from '../known/fact.ts'
import { foldWords } from '../matching/words.ts'
import { titleCase } from '../wording.ts'
import type { Topic, TopicKind } from './topic.ts'

/** What a kind of topic is sold and closed with; `{name}` is the topic. */
type KindWords = Pick<Pack, 'promises' | 'versus'> & {
  readonly povs: readonly (readonly [title: string, hook: string])[]
  readonly ending: EndingOf
  readonly tags: readonly string[]
}

const FACTS: Omit<KindWords, 'povs' | 'ending' | 'tags'> = {
  promises: ['sound made up', 'are hard to believe', 'most people have never heard'],
  versus: 'which one is stranger?',
}

const place: KindWords = {
  ...FACTS,
  povs: [
    ['POV: You Just Arrived in {name}', 'POV: you just arrived in {name}, and you know nothing yet.'],
    ['POV: One Day in {name}', 'POV: you have one day in {name}.'],
  ],
  ending: 'place',
  tags: ['travel', 'geography'],
}
const thing: KindWords = {
  ...FACTS,
  povs: [
    ['POV: You Look at {name} Twice', 'POV: you thought you knew everything about {name}.'],
    ['POV: Someone Asks About {name}', 'POV: someone brings up {name}, and for once you know the answer.'],
  ],
  ending: 'nature',
  tags: ['didyouknow', 'learn'],
}
const past: KindWords = {
  ...thing,
  povs: [
    ['POV: You Are There', 'POV: you are there, in the days of {name}.'],
    ['POV: History Class, but Better', 'POV: the history class about {name} that nobody sleeps through.'],
  ],
  ending: 'past',
  tags: ['history', 'didyouknow'],
}
const steps: KindWords = {
  promises: ['actually help', 'you can use today', 'save you the usual mistakes'],
  versus: 'which one comes first?',
  povs: [
    ['POV: This Time You Have a Plan', 'POV: this time you have a plan for {name}.'],
    ['POV: You Finally Start', 'POV: today you finally start with {name}.'],
  ],
  ending: 'how-to',
  tags: ['howto', 'tips'],
}

const KINDS: Readonly<Record<TopicKind, KindWords>> = {
  country: place,
  city: place,
  animal: { ...thing, ending: 'animal', tags: ['animals', 'wildlife'] },
  food: { ...thing, ending: 'food', tags: ['food', 'foodfacts'] },
  event: past,
  person: { ...past, ending: 'person' },
  invention: { ...thing, ending: 'invention', tags: ['inventions', 'technology'] },
  body: { ...thing, ending: 'body', tags: ['body', 'science'] },
  mind: { ...thing, ending: 'mind', tags: ['psychology', 'mind'] },
  space: { ...thing, ending: 'space', tags: ['space', 'astronomy'] },
  nature: { ...thing, tags: ['nature', 'science'] },
  money: { ...thing, ending: 'money', tags: ['money', 'finance'] },
  machine: { ...thing, ending: 'machine', tags: ['engineering', 'technology'] },
  record: { ...thing, ending: 'record', tags: ['records', 'didyouknow'] },
  mystery: { ...past, ending: 'mystery', tags: ['mystery', 'history'] },
  culture: { ...thing, ending: 'culture', tags: ['culture', 'history'] },
  'how-to': steps,
}

/** What people suffered or died of, and who helps: nothing of that is sold as a curiosity. */
const GRAVE =
  /\b(?:died of|dead|deaths|killed|killing|murder\w*|massacre\w*|genocide|starv\w+|famine|suicide|executed|shot dead|death camps|hundreds of thousands of people|crimes|dictator|tortur\w+|enslaved|slavery|bomb(?:s|ed|ing)|ambulance|symptoms?|illness|disease|diabetes|doctors?|therap(?:y|ists?)|panic attacks?)\b/i
/** Of an event these speak of its victims; in a life it is only how that ended. */
const GRAVE_EVENT =
  /\b(?:wounded|casualties|drowned|died (?:at|for|together)|(?:people|men|women|children|girls|soldiers|workers|sailors|passengers|astronauts|animals) died)\b/i
/** Of the facts of a grave topic so large a share speaks of it. */
const GRAVE_SHARE = 1 / 3

const graveWords: Pick<KindWords, 'promises' | 'versus' | 'povs'> = {
  promises: ['everyone should know', 'are worth knowing', 'rarely get explained'],
  versus: 'which one did you know?',
  povs: [
    ['POV: Someone Asks About {name}', 'POV: someone brings up {name}, and you know the answer.'],
    ['POV: {name}, Explained', 'POV: someone finally explains {name} to you, calmly.'],
  ],
}

function isGrave({ kind, facts }: Topic): boolean {
  if (kind === 'how-to') return false
  const told = facts.filter(([, , , short, long, how, matters]) => {
    const said = [short, long, how, matters].join(' ')
    return GRAVE.test(said) || (kind === 'event' && GRAVE_EVENT.test(said))
  })
  return told.length >= GRAVE_SHARE * facts.length
}

const NAMES: Partial<Readonly<Record<TopicKind, NonNullable<Pack['isName']>>>> = {
  person: 'person',
  event: 'event',
  mystery: 'event',
  country: 'place',
  city: 'place',
}

/** A topic as a pack of one subject: everything but its facts comes from its kind. */
export function packOfTopic(topic: Topic): Pack {
  const { id, kind, name, hooks, arrive } = topic
  const { povs, ending, tags, ...rest } = { ...KINDS[kind], ...(isGrave(topic) && graveWords) }
  const title = titleCase(name)
  const fill = (text: string, value: string) => text.replaceAll('{name}', value)
  // The facts were written from memory: what is named is where they can be checked, not where they come from.
  const sources: readonly Source[] = [{ work: `See Wikipedia, "${topic.check}"`, year: 2026 }]
  const isHowTo = kind === 'how-to'
  const bare = name.toLowerCase().replace(/^(?:the|an?) /, '')
  const { words } = topic
  return {
    id,
    name,
    ...(NAMES[kind] !== undefined && { isName: NAMES[kind] }),
    about: name,
    title,
    quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
    unit: isHowTo ? { one: 'tip', many: 'tips', link: 'for' } : { one: 'fact', many: 'facts' },
    words: [],
    subjects: [
      {
        ...{ id, name, title, words, hooks, arrive },
        ...(isHowTo ? { folded: words.map(foldWords) } : !words.includes(bare) && { alone: bare }),
      },
    ],
    facts: topic.facts.map(([wow, tag, question, short, long, how, matters]): Fact => ({
      ...{ subject: id, tag, wow, question, short, long },
      why: [how, matters],
      sources,
    })),
    myths: topic.myths.map(([tag, claim, correction, because]): Myth => ({
      subject: id,
      tag,
      claim,
      correction,
      because,
      sources,
    })),
    povs: povs.map(([pov, hook]) => ({ title: fill(pov, title), hook: fill(hook, name) })),
    ...rest,
    calls: ENDINGS[ending],
    hashtags: [id.replaceAll('-', ''), ...tags],
  }
}
