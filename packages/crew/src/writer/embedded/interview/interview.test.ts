import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { askBack, subjectOf } from './ask-back.ts'

const ANSWERS = {
  special: 'Custard tarts with sea salt, baked every hour',
  start: 'We opened in 2014 with one oven and my aunt Graça’s [secret] recipes.',
  people: 'My father is up at three and sings while he kneads.',
  return: 'A woman has bought the same loaf every Friday for nine years.',
  visit: 'Rua da Rosa 12, every day but Monday, from seven.',
}
const write = (prompt: string, answers: Record<string, string>) =>
  createEmbeddedWriter().suggestIdeas({
    prompt,
    seconds: 30,
    language: 'English',
    count: 10,
    seed: 4,
    answers,
  })

describe('the questions', () => {
  test.each([
    ['my bakery in lisbon', 'place', "What does your bakery in Lisbon sell that others don't?"],
    [
      'our little tea shop in Bergen wants to help lonely people',
      'place',
      "What does your little tea shop in Bergen sell that others don't?",
    ],
    [
      "my aunt's salon in Cardiff cuts hair for free on mondays",
      'place',
      "What does your aunt's salon in Cardiff offer that others don't?",
    ],
    ['why you should start a garden', 'reasons', 'Why you should start a garden'],
    [
      '9 drinks that keep you warm on a long walk and need no sugar',
      'list',
      'Drinks that keep you warm on a long',
    ],
    [
      'best card games to play with a friend who hates to lose at cards',
      'list',
      'Best card games to play with a friend',
    ],
    ['i bake rye bread at home and sell it at the market', 'product', 'Your rye bread at home'],
    [
      'difference between a sprain, a strain and a break so that parents call us in time',
      'difference',
      'sprain',
    ],
    ['hidden places in Split that my guests always ask about', 'list', 'Hidden places in Split'],
    ['quiet beaches near Faro that our tour visitors love', 'list', 'Quiet beaches near Faro'],
    ['6 Greek phrases for a dinner with the family, with how to say them', 'list', 'Greek phrases'],
    ['my walking tours in Tbilisi that end in a wine cellar', 'service', 'your walking tours in Tbilisi'],
    ['i am a wedding photographer', 'service', 'your work as a wedding photographer'],
    ['I sell vintage lamps', 'product', 'Your vintage lamps'],
    ['our village fair next saturday', 'event', 'your village fair next Saturday'],
    ['how i quit smoking', 'personal', 'How you quit smoking'],
    ['my honest opinion about remote work', 'opinion', 'Your honest opinion about remote work'],
    ['how to tie a bowline', 'how-to', 'How to tie a bowline'],
    ['promote my dog salon, opening in June', 'place', "What does your dog salon offer that others don't?"],
    ['the fall of Rome explained to kids', 'topic', 'What about the fall of Rome would surprise'],
    [
      'the fall of the Roman Empire explained to kids',
      'topic',
      'What about “the fall of the Roman Empire” would',
    ],
    ['why my cat stares at walls', 'question', '“why my cat stares at walls”: what is the short answer'],
    ['i left my job at 40 and opened a bakery', 'personal', 'where does it begin'],
    ['to everyone who is grieving', 'speech', 'Whom is it for'],
    ['the attic door opened by itself, creepy voice', 'story', 'Who is your story about'],
    ['why my cat saved my life', 'personal', 'Why your cat saved your life'],
    ['renting vs buying a castle', 'versus', 'Renting vs buying a castle: what speaks for “renting”?'],
    ['what to do when your boss takes credit', 'situation', 'When your boss takes credit: what should'],
    ['how to end a friendship kindly', 'situation', 'what should somebody do first?'],
    ['sew a pouch for knitting needles', 'how-to', 'what does somebody need'],
    ["my uncle's smoked eggplant stew", 'recipe', "Your uncle's smoked eggplant stew: what goes in"],
    ['cheap dinners for students', 'meals', 'what do you make most often'],
    ['songs for a long drive at night', 'list', 'which one comes first'],
    ['three reasons to learn to juggle', 'reasons', 'which reason is the strongest?'],
    ['quiz about Slovenian lakes', 'quiz', 'what is your first question'],
    ['difference between a shawl and a stole', 'difference', 'what is “shawl”'],
    ['an app that reminds you to water plants', 'product', 'An app that reminds you'],
    ['promo for a dog walking service', 'service', 'Whom do you help with a dog walking service'],
    ['why small phones are better', 'opinion', 'Why small phones are better: how do you say it'],
    ['tipping should be abolished', 'opinion', 'how do you say it'],
    ['storytime about how i lost my ring, first person', 'personal', 'How you lost your ring'],
    ['announce our bookshop reopening after the flood', 'event', 'your bookshop reopening'],
    ["we're a small accounting firm, friendly", 'service', 'your small accounting firm'],
    ['my unpopular opinion: open offices are terrible. 40 sec', 'opinion', '“open offices are terrible”'],
    ['day in the life of me as a night shift paramedic', 'personal', 'Your day as a night shift paramedic'],
    ['crazy facts about vending machines', 'topic', 'What about vending machines would surprise'],
    ['dad jokes about fishing', 'jokes', 'Dad jokes about fishing: what is your first one?'],
    ['my best golf jokes', 'jokes', 'Your best golf jokes: what is your first one?'],
    ['riddles about volcanoes', 'riddles', 'what is your first one, and its answer?'],
    ['would you rather about skydiving', 'choices', 'what are the first two to choose from?'],
    ['quotes about procrastination', 'lines', 'what is the first one, and by whom'],
    ["poem about my grandma's garden", 'poem', 'what are its first two lines?'],
    ['why are dad jokes funny', 'question', 'what is the short answer'],
    ['history of the limerick', 'topic', 'What about the limerick would surprise'],
    ['story of the london great smog 1952', 'topic', '“story of the london great smog 1952”'],
  ])('for “%s” are of its kind and in its words', (prompt, kind, words) => {
    expect(subjectOf(prompt).kind).toBe(kind)
    const { questions } = askBack({ prompt })
    expect(questions[0]?.text).toContain(words)
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(6)
    for (const { text, example } of questions) expect(`${text}${example}`).not.toMatch(/[{}|[\]]/)
  })
})

test('a prompt in another language is told that the answers may be in it', () => {
  const { message } = askBack({ prompt: 'cómo ahorrar dinero cada mes' })
  expect(message).toContain('The built-in writer has its facts in English alone.')
  expect(message).toContain('Answer in your own language')
})

describe('the answers', () => {
  test('become one to three whole scripts in the person’s words, each opened by another answer', async () => {
    const ideas = await write('our bakery in Lisbon', ANSWERS)
    expect(ideas.length).toBeGreaterThan(1)
    expect(ideas.length).toBeLessThanOrEqual(3)
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
    expect(ideas[0]?.script).toContain(
      'We opened in 2014 with one oven and my aunt Graça’s (secret) recipes.',
    )
    expect(ideas[0]?.script).toContain('Where to find us: Rua da Rosa 12, every day but Monday, from seven.')
    for (const { script } of ideas) expect(script).not.toMatch(/[[\]{}]/)
  })

  test('of another language stay alone', async () => {
    const [idea] = await write('mi panadería en Lisboa', {
      surprise:
        'Abrimos en 1998 con un solo horno y las recetas de mi abuela, que todavía viene cada domingo a probar el pan.',
      number: 'Vendemos doscientas barras al día y ninguna tiene más de seis horas.',
    })
    expect(idea?.script).not.toMatch(/\b(?:Here|What|Now you know)\b/)
  })

  test('that say too little bring no idea and other questions', async () => {
    expect(await write('my bakery', { special: 'bread', start: 'idk' })).toEqual([])
    const help = askBack({ prompt: 'my bakery', answers: { special: 'bread', start: 'idk' } })
    expect(help.reason).toBe('too_little')
    expect(help.questions.map(({ id }) => id)).toContain('start')
    expect(help.questions.map(({ id }) => id)).not.toContain('special')
  })
})

test('what is known of a thing is said where only what is asked of it is not', () => {
  expect(askBack({ prompt: 'difference between jam and marmalade' }).message).toMatch(
    /nothing of (?:jam and )?marmalade/,
  )
  expect(askBack({ prompt: 'why do lighthouses have stripes' }).message).toContain(
    'know something of lighthouses',
  )
  expect(askBack({ prompt: 'what to do when your cat brings home a mouse' }).message).toContain(
    'no checked advice for “what to do when your cat brings home a mouse”',
  )
})

test('what is made up is not said to be a matter of facts', () => {
  for (const prompt of ['dad jokes about fishing', 'riddles about volcanoes', 'a rhyme about the moon']) {
    const { message, questions, reason } = askBack({ prompt })
    expect(message, prompt).toMatch(/keeps no|has no poem for this/)
    expect(message, prompt).not.toContain('facts')
    expect(reason).toBe('own_words')
    for (const { text } of questions) expect(text).not.toMatch(/surprise somebody|number or date/)
  }
})

test('answers of each kind become an idea', async () => {
  const said =
    'First I take a deep breath and count to ten, and then I write down what I need from the other person.'
  for (const prompt of [
    'what to do when your boss takes credit',
    'cheap dinners for students',
    'three reasons to learn to juggle',
    'quiz about Slovenian lakes',
    'difference between a shawl and a stole',
    "my uncle's smoked eggplant stew",
    'dad jokes about fishing',
    'riddles about volcanoes',
    'would you rather about skydiving',
    'quotes about procrastination',
    'a rhyme about the moon',
  ]) {
    const { questions } = askBack({ prompt })
    const given = questions.slice(0, 3).map(({ id }, at) => [id, `${said} That was number ${at + 1}.`])
    const ideas = await write(prompt, Object.fromEntries(given))
    expect(ideas.length, prompt).toBeGreaterThan(0)
    for (const { title, script } of ideas) expect(`${title} ${script}`).not.toMatch(/[{}]|undefined/)
  }
})

test('what is nobody’s own is not said to be only the person’s', () => {
  for (const prompt of [
    'wok hacks nobody tells you',
    'a day in the life of a locksmith',
    'sailing pros and cons',
  ])
    expect(askBack({ prompt }).message, prompt).toContain('has no checked facts about')
  expect(askBack({ prompt: 'a day in my life as a locksmith' }).message).toContain('Only you know this')
})

test('a question about something known names the thing that can be asked for instead', () => {
  expect(askBack({ prompt: 'why bees matter for our food' }).near).toBe('bees')
  expect(askBack({ prompt: 'why bees matter for our food' }).message).toContain('ask for “bees” alone')
  expect(askBack({ prompt: 'my bakery opens in Porto next Saturday' }).near).toBeUndefined()
})

test.each([
  ['launch video for my habit tracker app Streamly, target audience gen z, punchy hook', 'Streamly'],
  ['video for my handmade crochet toys etsy shop', 'your handmade crochet toys etsy shop'],
  ['promo for our ceramics studio Mud and Fire in Ghent', 'Mud and Fire'],
  [
    'how our school robotics team got to nationals',
    'How your school robotics team got to nationals: where does it begin?',
  ],
])('the questions of "%s" name what it is about', (prompt, name) => {
  const { questions } = askBack({ prompt })
  expect(questions[0]?.text).toContain(name)
  for (const { text } of questions)
    expect(text).not.toMatch(/video for|promo for|target audience|what does how/i)
})

test('of an event that says its day and its place neither is asked', () => {
  const ids = askBack({ prompt: 'announcing our charity 5k run on May 3rd in Riverside Park' }).questions.map(
    ({ id }) => id,
  )
  expect(ids).not.toContain('when')
  expect(ids.length).toBeGreaterThan(2)
})
