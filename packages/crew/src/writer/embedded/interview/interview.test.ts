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
    [
      'I run a small dog salon called Fluffy Paws in Austin and I want 5 videos for our page, in a friendly tone',
      'place',
      "What does Fluffy Paws offer that others don't?",
    ],
    [
      'we opened a new bakery in Porto',
      'place',
      "What does your new bakery in Porto sell that others don't?",
    ],
    [
      'we open new barber shop in Casablanca, make video for instagram, cool style',
      'place',
      "What does your new barber shop in Casablanca sell that others don't?",
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
    ['my walking tours in Tbilisi that end in a wine cellar', 'service', 'Your walking tours in Tbilisi'],
    ['i am a wedding photographer', 'service', 'Your work as a wedding photographer'],
    ['I sell vintage lamps', 'product', 'Your vintage lamps'],
    ['our village fair next saturday', 'event', 'Your village fair next Saturday'],
    ['how i quit smoking', 'personal', 'How you quit smoking'],
    ['my honest opinion about remote work', 'opinion', 'Your honest opinion about remote work'],
    ['how to tie a bowline', 'how-to', 'How to tie a bowline'],
    ['promote my dog salon, opening in June', 'place', "What does your dog salon offer that others don't?"],
    ['the fall of Rome explained to kids', 'account', 'The fall of Rome: what happened'],
    [
      'the fall of the Roman Empire explained to kids',
      'account',
      'The fall of the Roman Empire: what happened',
    ],
    ['why my cat stares at walls', 'explanation', '“why my cat stares at walls”: what is the short answer'],
    ['i left my job at 40 and opened a bakery', 'personal', 'where does it begin'],
    ['to everyone who is grieving', 'speech', 'Who is it for'],
    ['the attic door opened by itself, creepy voice', 'story', 'Who is your story about'],
    ['why my cat saved my life', 'personal', 'Why your cat saved your life'],
    ['renting vs buying a castle', 'versus', "Renting vs buying a castle: what's better about “renting”?"],
    ['what to do when your boss takes credit', 'situation', 'When your boss takes credit: what should'],
    ['how to end a friendship kindly', 'situation', 'what should you do first?'],
    ['sew a pouch for knitting needles', 'how-to', 'what do you need'],
    ["my uncle's smoked eggplant stew", 'recipe', "Your uncle's smoked eggplant stew: what goes in"],
    ['cheap dinners for students', 'meals', 'what do you make most often'],
    ['songs for a long drive at night', 'list', 'what comes first'],
    ['three reasons to learn to juggle', 'reasons', 'what is the strongest reason?'],
    ['quiz about Slovenian lakes', 'quiz', 'what is your first question'],
    ['difference between a shawl and a stole', 'difference', 'what is “shawl”'],
    ['an app that reminds you to water plants', 'product', 'An app that reminds you'],
    ['promo for a dog walking service', 'service', 'A dog walking service: who do you help'],
    ['why small phones are better', 'opinion', 'Why small phones are better: what do you say'],
    [
      'tipping should be abolished',
      'opinion',
      '“Tipping should be abolished”: what is your strongest reason?',
    ],
    ['storytime about how i lost my ring, first person', 'personal', 'How you lost your ring'],
    ['announce our bookshop reopening after the flood', 'event', 'Your bookshop reopening'],
    ["we're a small accounting firm, friendly", 'service', 'Your small accounting firm'],
    ['my unpopular opinion: open offices are terrible. 40 sec', 'opinion', '“Open offices are terrible”'],
    ['day in the life of me as a night shift paramedic', 'day', 'Your day as a night shift paramedic'],
    ['crazy facts about vending machines', 'topic', 'What about vending machines would surprise'],
    ['dad jokes about fishing', 'jokes', 'Dad jokes about fishing: what is your first one?'],
    ['my best golf jokes', 'jokes', 'Your best golf jokes: what is your first one?'],
    ['riddles about volcanoes', 'riddles', 'what is your first one, and its answer?'],
    ['would you rather about skydiving', 'choices', 'what are the first two options?'],
    ['quotes about procrastination', 'lines', 'what is the first one, and who said it'],
    ["poem about my grandma's garden", 'poem', 'what are the first two lines?'],
    ['why are dad jokes funny', 'explanation', 'what is the short answer'],
    ['history of the limerick', 'origin', 'The limerick: how and where did it begin?'],
    ['story of the london great smog 1952', 'account', 'what happened'],
    [
      'show people how my uncle sharpens his chisels',
      'how-to',
      'How your uncle sharpens his chisels: what do',
    ],
    ['how do you get tar off a sailing rope', 'how-to', 'How to get tar off a sailing rope: what do'],
    ['what to pack for a week on a barge in november', 'packing', 'What to pack for a week on a barge'],
    ['48 hours in Gdansk', 'itinerary', '48 hours in Gdansk: where do you start'],
    ['where locals eat in Plovdiv', 'places', 'Where locals eat in Plovdiv: which one comes first'],
    ['signs your goose is broody', 'signs', 'Signs your goose is broody: what is the first sign'],
    [
      'what happened at the Quebec Bridge in 1907',
      'account',
      'What happened at the Quebec Bridge in 1907, in a sentence',
    ],
    [
      'what happened in the Quebec Bridge collapse 1907? my grandad was from there',
      'account',
      'in a sentence or two',
    ],
    [
      'what is a standing order and why should i care, im 18 and just got a flat',
      'explanation',
      'the short answer',
    ],
    ['a day in my life as a beekeeper', 'day', 'A day in your life as a beekeeper: when does it start'],
    ['my grandma Ruth who still drives a tractor', 'portrait', 'Your grandma Ruth'],
    [
      'meet Otto the goat from our farm',
      'portrait',
      'Otto the goat from your farm: what does everyone notice',
    ],
    [
      "my grandmother's knishes, how she makes them with onion",
      'recipe',
      "Your grandmother's knishes: what goes in",
    ],
    [
      'I am a boat guide in Kotor and I want video for invite tourist to see the bay at night',
      'invite',
      'The bay at night: what do people see',
    ],
    ['a message to our old neighbour Frank', 'message', 'which moment do you still think of'],
    ['how to re-string a ukulele at home', 'how-to', 'How to re-string a ukulele at home: what do'],
    [
      'i want to show my followers how i restore an old plane',
      'how-to',
      'How you restore an old plane: what do',
    ],
    ['checklist for the first night in a new flat', 'list', 'what comes first'],
    ['explain what a spot tariff is, i am moving and im scared', 'explanation', 'the short answer'],
    [
      'introducing our rescue parrot Captain, he swears',
      'portrait',
      'Your rescue parrot Captain: what does everyone',
    ],
    [
      'the man who has sold papers at our station for 30 years',
      'portrait',
      'what does everyone notice first',
    ],
    ['we rent out e-bikes on the island and need more bookings', 'service', 'who do you help'],
    ['teaser for my first novel, a ghost story set in a spa town', 'product', 'Your first novel: what is it'],
    ['one rainy day in Bergen with teenagers', 'itinerary', 'where do you start'],
    ['change my mind: paper maps are better than gps', 'opinion', '“Paper maps are better than gps”'],
    ['the life of queen Nandi', 'life', 'The life of queen Nandi: what should everyone know'],
  ])('for “%s” are of its kind and in its words', (prompt, kind, words) => {
    expect(subjectOf(prompt).kind).toBe(kind)
    const { questions } = askBack({ prompt })
    expect(questions[0]?.text).toContain(words)
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(6)
    for (const { text, example } of questions) expect(`${text}${example}`).not.toMatch(/[{}|[\]]/)
  })
})

test('a prompt in a language that has no questions is told that the answers may be in it', () => {
  const { message } = askBack({ prompt: 'Varför är himlen blå och hur är det på månen' })
  expect(message).toContain('The built-in writer only knows facts in English.')
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
      start:
        'Abrimos en 1998 con un solo horno y las recetas de mi abuela, que todavía viene cada domingo a probar el pan.',
      return: 'Vendemos doscientas barras al día y ninguna tiene más de seis horas.',
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

test.each([
  ['its 5am and your bed is lying to you', '“its 5am and your bed is lying to you”: what do you want to say'],
  ['first christmas without her', 'First christmas without her: what do you want to say'],
  ['penguins propose with pebbles', 'Penguins propose with pebbles: what do you want to say'],
  ['messi or ronaldo but argue for maradona', '“messi or ronaldo but argue for maradona”: what do you want'],
])('of what is no name of a thing no facts are asked: %s', (prompt, first) => {
  const { message, questions } = askBack({ prompt })
  expect(questions[0]?.text).toContain(first)
  expect(questions.map(({ id }) => id)).toEqual(['say', 'how', 'moment', 'expected', 'end'])
  expect(message).not.toContain('checked facts')
})

test('its answers become a script, also those that are no whole sentences', async () => {
  const [idea] = await write('its 5am and your bed is lying to you', {
    say: 'five more minutes that never end',
    how: 'the alarm rings, you negotiate, you lose, then you run for the bus with wet hair',
    end: 'get up once and see how quiet the street is',
  })
  expect(idea?.script).toBe(
    "There's something I want to say. Here it is: five more minutes that never end. This is how it goes: the alarm rings, you negotiate, you lose, then you run for the bus with wet hair. And now: get up once and see how quiet the street is. What do you think?",
  )
})

test('what the prompt says itself is not asked, and no words that make no name are quoted back', () => {
  const idsOf = (prompt: string) => askBack({ prompt }).questions.map(({ id }) => id)
  expect(idsOf('an app that reminds you to water plants')).not.toContain('what')
  expect(idsOf('tipping should be abolished')).not.toContain('claim')
  expect(idsOf('my honest opinion about remote work')).toContain('claim')
  expect(idsOf("my uncle's smoked eggplant stew")).not.toContain('from')
  expect(idsOf('what happened at the Quebec Bridge in 1907')).not.toContain('family')
  for (const prompt of [
    '3 street snacks of Jaffna u must try including',
    'explain how a cheese cave works like im 12',
  ])
    expect(askBack({ prompt }).questions[0]?.text, prompt).not.toMatch(/\bu\b|including|im 12/)
})

describe('answers of hurried people', () => {
  const tell = async (prompt: string, answers: Record<string, string>) =>
    (await write(prompt, answers))[0]?.script ?? ''

  test('become counted steps', async () => {
    const script = await tell('how do you get tar off a sailing rope', {
      need: 'butter, a knife and old rags',
      step1: 'scrape off what comes off',
      step2: 'rub in butter, wait an hour, wipe it away',
      step3: 'wash it with soap',
      wrong: 'too much force',
      done: 'idk',
    })
    expect(script).toContain('You need butter, a knife and old rags. Step one: Scrape off what comes off.')
    expect(script).toContain(
      'Step three: Wait an hour. Step four: Wipe it away. Step five: Wash it with soap.',
    )
    expect(script).toContain('The usual mistake: too much force.')
    expect(script).not.toMatch(/idk/i)
  })

  test('become a list that counts what they name', async () => {
    const script = await tell('7 things every new beekeeper should own', {
      item1: 'a smoker, because calm bees dont sting',
      item2: 'gloves',
      item4: 'a brush, a notebook, a second veil',
      best: 'the smoker',
    })
    expect(script).toContain("Number one: A smoker, because calm bees don't sting. Number two: Gloves.")
    expect(script).toContain('Number five: A second veil.')
  })

  test('are whole sentences of the person who tells', async () => {
    const script = await tell('our bakery in Lisbon', {
      special: 'custard tarts',
      start: 'opened in 2014 with 1 oven',
      people: 'my dad is up at 3 and sings',
      return: 'the bread, its still warm',
      visit: 'Rua da Rosa 12',
    })
    expect(script).toContain('Only here will you find custard tarts. We opened in 2014 with 1 oven.')
    expect(script).toContain('Where to find us: Rua da Rosa 12.')
  })

  test('that begin with what something is like are no deed of the person', async () => {
    const [idea] = await write('my dog salon in Austin', {
      start: 'Matted fur hurts and we have to shave it, so brush three times a week',
      people: 'Opened in 2014 with one table and a lot of patience',
    })
    expect(idea?.script).toContain('Matted fur hurts and we have to')
    expect(idea?.script).toContain('I opened in 2014')
  })

  test('say of somebody what they do, and to somebody what they are told', async () => {
    expect(
      await tell('my grandma Ruth who still drives a tractor', {
        first: 'her laugh',
        habit: 'swims in winter',
        without: 'cake',
        wish: 'dont stop',
        hear: 'splashing and a lot of swearing',
      }),
    ).toMatch(
      /She swims in winter\..* Without Ruth there would be no cake\. What I want to say: don't stop\./,
    )
    expect(
      await tell('a message to our old neighbour Frank', {
        moment: 'the day u fixed my bike',
        thanks: 'watering my plants for 6 years',
        wish: 'a garden and no stairs',
      }),
    ).toContain('I still think of the day you fixed my bike. Thank you for watering my plants for 6 years.')
  })

  test('that are few are told whole, between an opening and an end', async () => {
    const script = await tell('48 hours in Gdansk', {
      start: 'the crane at the river, before 9',
      eat: 'dumplings',
      next: 'the shipyard',
      evening: 'a boat to the beach',
    })
    expect(script).toMatch(/^Save this plan\. .*Save this for your trip\.$/)
    expect(script).toContain('Then go to the shipyard.')
  })
})

test('what is known of a thing is said where only what is asked of it is not', () => {
  expect(askBack({ prompt: 'difference between jam and marmalade' }).message).toMatch(
    /nothing about (?:jam and )?marmalade/,
  )
  expect(askBack({ prompt: 'why do lighthouses have stripes' }).message).toContain(
    'know something about lighthouses',
  )
  expect(askBack({ prompt: 'what to do when your cat brings home a mouse' }).message).toContain(
    'no checked advice for “what to do when your cat brings home a mouse”',
  )
})

test('what is made up is not said to be a matter of facts', () => {
  for (const prompt of ['dad jokes about fishing', 'riddles about volcanoes', 'a rhyme about the moon']) {
    const { message, questions, reason } = askBack({ prompt })
    expect(message, prompt).toMatch(/There (?:are|is) no /)
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
    expect(askBack({ prompt }).message, prompt).toContain('no checked facts about')
  expect(askBack({ prompt: 'a day in my life as a locksmith' }).message).toContain('Only you know this')
})

test('a question about something known names the thing that can be asked for instead', () => {
  expect(askBack({ prompt: 'why bees matter for our food' }).near).toBe('bees')
  expect(askBack({ prompt: 'why bees matter for our food' }).message).toContain('ask for “bees” alone')
  expect(askBack({ prompt: 'my bakery opens in Porto next Saturday' }).near).toBeUndefined()
})

test.each([
  ['launch video for my habit tracker app Streamly, target audience gen z, punchy hook', 'Streamly'],
  ['video for my handmade crochet toys etsy shop', 'your handmade crochet toys Etsy shop'],
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

test('a notice of a shop that does not say it yet is asked for what it has to say', () => {
  const { questions } = askBack({ prompt: 'closing notice for my salon' })
  expect(questions.map(({ id }) => id)).toEqual(['what', 'when', 'why', 'until', 'thanks'])
  expect(questions[0]?.text).toBe('Closing notice for your salon: what changes, in one sentence?')
})

test('signs alone are asked about as what they stand for, in no language', () => {
  const { message, questions } = askBack({ prompt: '🔥🔥🔥' })
  expect(message).not.toContain('English')
  expect(questions.length).toBeGreaterThan(0)
})

describe('what a prompt wants told of somebody’s own', () => {
  const prompt =
    'I run a dog salon called Fluffy Paws and want videos that explain to people why they should brush their dogs at home, how often to come in, what we do differently, with a friendly tone'

  test('is asked first, and nothing twice', () => {
    expect(askBack({ prompt }).questions.map(({ text }) => text)).toEqual([
      'Why people should brush their dogs at home: what do you tell them?',
      'How often to come in: what do you tell people?',
      'What you do differently: what do you tell people?',
      'Who works there, and what are they known for?',
      'What do people come back for?',
      'Where is it, and when are you open?',
    ])
  })

  test('opens its film, said to whoever watches', async () => {
    const [idea] = await write(prompt, {
      point1: 'Matted fur hurts, so brush three times a week',
      point2: 'every six weeks for curly coats',
      visit: 'book at our front desk or online, we are open from nine to six',
    })
    expect(idea?.title).toBe('Why You Should Brush Your Dogs at Home')
    expect(idea?.script).toContain('Matted fur hurts')
    expect(idea?.script).toContain('How often to come in: every six weeks')
    expect(idea?.script).toContain('Book at our front desk')
  })
})

test.each([
  ['difference between affect and effect so i finaly remember it', /^Affect and effect: what is “affect”/],
  ['jollof rice, nigeria vs ghana', /“nigeria jollof rice”/],
  ['passkeys vs passwords, simple explanation for my parents', /“passkeys”/],
  ['should you get a border collie? be honest', /the strongest point for it/],
  [
    'year 9 pupils: why Lady Macbeth washes her hands',
    /^“why Lady Macbeth washes her hands”: what is the short/,
  ],
  ['toddler wont eat vegetables tips that acctually work', /what should you do first/],
  ['roth ira explained like im 19 and broke', /^Roth ira: what is the short answer/],
])('"%s" is asked about as what it is', (prompt, question) => {
  const { questions } = askBack({ prompt })
  expect(questions[0]?.text).toMatch(question)
  expect(questions.map(({ text }) => text).join(' ')).not.toMatch(/simple explanation/)
})

test.each(['https://en.example.org/wiki/Coffee', 'make a video from https://example.com/blog/post'])(
  'for the address “%s” it is said where addresses are read',
  (prompt) => {
    expect(askBack({ prompt }).message).toContain('From an address or a file')
  },
)

test.each(['what happened on the stock market today?', 'the latest news about AI this week'])(
  'no news is made up, nor anything else told in its place: “%s”',
  async (prompt) => {
    expect(askBack({ prompt }).message).toContain('knows no news')
    expect(
      await createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'en', count: 1, seed: 1 }),
    ).toEqual([])
  },
)
