import type { Source } from '../../writer.ts'
import type { Fact, Myth, Pack } from '../known/fact.ts'
import { foldWords } from '../matching/fold-words.ts'
import { titleCase } from '../wording.ts'
import type { Topic, TopicKind } from './topic.ts'

/** What a kind of topic is sold and closed with; `{name}` is the topic. */
type KindWords = Pick<Pack, 'promises' | 'versus' | 'listCall'> & {
  readonly povs: readonly (readonly [title: string, hook: string])[]
  readonly call: string
  readonly tags: readonly string[]
}

const FACTS: Omit<KindWords, 'povs' | 'call' | 'tags'> = {
  promises: ['sound made up', 'are hard to believe', 'most people never heard'],
  versus: 'which one is stranger?',
  listCall: 'Which one surprised you most?',
}

const place: KindWords = {
  ...FACTS,
  povs: [
    ['POV: You Just Arrived in {name}', 'POV: you just arrived in {name}, and you know nothing yet.'],
    ['POV: One Day in {name}', 'POV: you have one day in {name}.'],
  ],
  call: 'Send this to someone you would go there with.',
  tags: ['travel', 'geography'],
}
const thing: KindWords = {
  ...FACTS,
  povs: [
    ['POV: You Look at {name} Twice', 'POV: you thought you knew all about {name}.'],
    ['POV: Somebody Asks About {name}', 'POV: somebody asks you about {name}, and you know the answer.'],
  ],
  call: 'Send this to someone who likes to know such things.',
  tags: ['didyouknow', 'learn'],
}
const past: KindWords = {
  ...thing,
  povs: [
    ['POV: You Are There', 'POV: you are there, in the days of {name}.'],
    ['POV: History Class, but Better', 'POV: history class, but about {name}, and you stay awake.'],
  ],
  call: 'Send this to someone who loves history.',
  tags: ['history', 'didyouknow'],
}
const steps: KindWords = {
  promises: ['are worth trying', 'you can start today', 'save you the usual mistakes'],
  versus: 'which one comes first?',
  listCall: 'Which of these was new to you?',
  povs: [
    ['POV: This Time You Have a Plan', 'POV: this time you have a plan for {name}.'],
    ['POV: You Finally Start', 'POV: today you finally start with {name}.'],
  ],
  call: 'Save this for the day you need it.',
  tags: ['howto', 'tips'],
}

const KINDS: Readonly<Record<TopicKind, KindWords>> = {
  country: place,
  city: place,
  animal: { ...thing, call: 'Send this to someone who loves animals.', tags: ['animals', 'wildlife'] },
  food: { ...thing, call: 'Send this to someone you eat with.', tags: ['food', 'foodfacts'] },
  event: past,
  person: past,
  invention: { ...thing, tags: ['inventions', 'technology'] },
  body: { ...thing, tags: ['body', 'science'] },
  mind: { ...thing, tags: ['psychology', 'mind'] },
  space: { ...thing, call: 'Send this to someone who loves space.', tags: ['space', 'astronomy'] },
  nature: { ...thing, tags: ['nature', 'science'] },
  money: { ...thing, tags: ['money', 'finance'] },
  machine: { ...thing, tags: ['engineering', 'technology'] },
  record: { ...thing, tags: ['records', 'didyouknow'] },
  mystery: { ...past, tags: ['mystery', 'history'] },
  culture: { ...thing, tags: ['culture', 'history'] },
  'how-to': steps,
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
  const { povs, call, tags, ...rest } = KINDS[kind]
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
    calls: ['Follow for more.', 'Save this for later.', call],
    hashtags: [id.replaceAll('-', ''), ...tags],
  }
}
