import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const write = async (prompt: string) =>
  (
    await createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 4 })
  ).map(({ script }) => script)

test.each([
  [
    'I run a small bike shop in Ghent called Two Spokes and we repair any bike in a day. make an ad',
    [/Two Spokes/, /We repair any bike in a day\./],
  ],
  [
    'promo for a roofing company, free quotes, 24/7, serving Dayton since 1987. Tone: calm. CTA: "call us today"',
    [/Quotes are free\./, /We're open 24\/7\./, /We've been serving Dayton since 1987\./, /Call us today\.$/],
  ],
  [
    'launch video for a client: Fold, a bowl that rolls up, target campers, playful, end with "Roll it. Fill it."',
    [/A bowl that rolls up\./, /Roll it\. Fill it\.$/],
  ],
  [
    'hiring video, we look for two bakers, no night shifts, free bread, good team',
    [
      /hiring|job/i,
      /We're looking for two bakers\./,
      /There are no night shifts\./,
      /You get free bread and a good team\./,
    ],
  ],
  [
    'we have a small ceramics shop in Ghent name Blue Bowl we fire every friday, bowls from 18€, come by at rue Haute 7',
    [/Blue Bowl/, /We fire every Friday\./i, /Bowls start at 18€\./],
  ],
  [
    'muddy paws dog grooming leeds, £35 for small dogs, we come to your house in the van, nervous dogs welcome',
    [/£35 for small dogs\./, /We come to your house in the van\./, /Nervous dogs are welcome\./],
  ],
  [
    "Sourdough from Halma's Bakery on Mill Street, baked at 4 every morning, sold out by 10. closed mondays",
    [
      /Halma's Bakery on Mill Street/,
      /baked at 4 every morning\./i,
      /We're sold out by 10\./,
      /We're closed on Mondays\./,
    ],
  ],
  [
    'piano teacher, beginners welcome, first lesson free, 30/h, call Anton 0470 123456',
    [/piano teacher/i, /Your first lesson is free\./, /Call Anton 0470 123456\./],
  ],
  [
    'Create a 30 second promo for our dental clinic offering free whitening with every checkup. Warm tone. Call to action: book online today.',
    [/dental clinic/i, /We offer free whitening with every checkup\./, /Book online today\.$/],
  ],
  [
    'can you make a 15 second ad about my food truck selling birria tacos near the stadium, open till 2am',
    [/food truck/i, /We sell birria tacos near the stadium\./, /We're open till 2am\./],
  ],
  [
    'ad for my bakery Sweet Crumbs in Austin, we do custom birthday cakes and fresh sourdough every morning',
    [/bakery in Austin/i, /This is Sweet Crumbs\./, /We do custom birthday cakes and fresh sourdough/],
  ],
])('an ad says what “%s” says, and nothing of how to say it', async (prompt, said) => {
  const scripts = await write(prompt)
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    for (const part of said) expect(script).toMatch(part)
    expect(script).not.toMatch(/\b(?:tone|cta|make an ad|promo|hiring video)\b/i)
  }
})

test.each([
  'promo for my dog grooming van',
  'ad for nail salon',
  'how to write an ad',
  'ad blockers explained',
  'best ramen open at 2am in Osaka under $10',
  'i have a small bakery and three kids',
])('“%s” says too little, or asks about ads', async (prompt) => {
  for (const script of await write(prompt)) expect(script).not.toMatch(/Looking for|Need an?/)
})

test.each([
  [
    'I sell handmade soy candles on etsy, make a video that makes ppl want to buy one for mothers day',
    "Buy one for Mother's Day.",
  ],
  [
    'I sell vinyl records online, make a reel that gets people to order some before christmas',
    'Order some before Christmas.',
  ],
])('“%s” ends with what people shall do', async (prompt, call) => {
  const [script] = await write(prompt)
  expect(script?.endsWith(call)).toBe(true)
})

test.each([
  'Create a 30 second promo for our gym, new classes every week, open daily',
  'Write me a 45s commercial for my taco stand, open till 2am, free salsa',
  'produce a funny short ad for our cafe, first coffee free, open from 7am',
  'I want a promo about our pottery studio, first lesson free, open on sunday',
])('the order in “%s” is no part of the offer', async (prompt) => {
  const scripts = await write(prompt)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts)
    expect(script).not.toMatch(
      /\b(?:create|write me|produce|promo|commercial|short ad|\d+ ?s(?:econds?)?)\b/i,
    )
})

test('what is to be explained is no ad, no matter who may be called about it', async () => {
  for (const prompt of [
    'difference between a crown and a veneer so patients know when to call us',
    'compare a lease and a loan, then call us',
  ])
    for (const script of await write(prompt)) expect(script).not.toMatch(/^(?:Looking for|Need) /)
})

test('no order to the film is read aloud', async () => {
  for (const script of await write(
    'launch video for a client: Fold, a bowl that rolls up, target campers, playful tone, end with "Roll it. Fill it."',
  )) {
    expect(script).not.toMatch(/target|playful|""|\.”/i)
  }
})

test.each([
  [
    'ad for my soy candle shop Wick & Willow, hand poured in Vermont, free shipping over $40, needs to make people want to buy for Christmas',
    /Wick & Willow\..*Everything is hand poured in Vermont\..*Buy yours for Christmas\.$/,
  ],
  [
    'promo for my dog grooming salon, cute and upbeat, we come to you, baths from $30, end with call to book online',
    /We come to you\. Baths start at \$30\..*Book online\.$/,
  ],
  [
    'we just opened a vegan bakery called Crumb in Bristol, everything baked fresh at 5am, come try our cinnamon rolls, energetic please',
    /We just opened a vegan bakery called Crumb in Bristol\. Everything is baked fresh at 5am\. Come try our cinnamon rolls\./,
  ],
  [
    "Advert for Green Paws Dog Grooming in Leeds. We do wash, cut and nail trim from £25. Friendly and a bit cheeky, end with 'book online'",
    /We do wash, cut and nail trim from £25\..*[Bb]ook online\.$/,
  ],
])('what "%s" wishes of the manner is an order, and what it says is whole', async (prompt, said) => {
  const script = (await write(prompt))[0] ?? ''
  expect(script).toMatch(said)
  expect(script).not.toMatch(/cute|upbeat|energetic|make people|how it went|cheeky/i)
})

test.each([
  [
    'I have a small laundromat in Leeds, we do pick up and drop off, want more students to come',
    /^Students in Leeds, this one is for you\. I have a small laundromat in Leeds\. We do pick up and drop off\./,
  ],
  [
    "promo for my handmade soy candles brand 'Ember & Oat', cozy vibe, call to action at end",
    /This is Ember & Oat\. Handmade soy candles\..*Order yours today\.$/,
  ],
  [
    'mobile dog grooming van in san antonio tx. we come to u. call us',
    /mobile dog grooming van in San Antonio, Texas\. We come to you\..*Call us\.$/,
  ],
  [
    'We repair phone screen in 20 minutes, shop is near the station, 6 month warranty',
    /^Cracked screen\? We repair phone screens in 20 minutes\. The shop is near the station\. You get a 6 month warranty\./,
  ],
  [
    'piano lessons for adults in Cork, first one is free, no exams',
    /piano.*Your first one is free\. There are no exams\./,
  ],
  [
    'ad for my food truck "Taco Norte" in reno nv, open fri and sat till 2am',
    /food truck in Reno, Nevada.*This is Taco Norte\. We're open on Friday and Saturday till 2am\./,
  ],
])('"%s" is an ad that stands by itself', async (prompt, said) => {
  const [script] = await write(prompt)
  expect(script).toMatch(said)
  expect(script).not.toMatch(/want more|undefined|\btx\b|\bto u\b/)
})

test.each([
  [
    'Client: old-school barber in Ghent. Need 20 sec reel, first cut free in May.',
    /barber in Ghent.*Your first cut is free in May\./i,
  ],
  [
    'our flower shop needs a 15s video. Seed bombs 3 for 5 €, open daily',
    /Seed bombs are three for 5 €\. We're open daily\./,
  ],
  [
    'family-run bakery in Bergen, rye bread from 7 am, closed on sundays',
    /bakery in Bergen.*There's rye bread from 7 am\. We're closed on Sundays\./,
  ],
  ["promo for our bike repair van, it's called Second Gear, we come to your door", /This is Second Gear\./],
])('“%s”: what an agency writes around an offer is not spoken', async (prompt, said) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    prompt,
    seconds: 30,
    language: 'English',
    count: 3,
    seed: 3,
  })
  expect(idea?.script).toMatch(said)
  expect(idea?.script).not.toMatch(/client|\breel\b|video|called|\bsec\b/i)
})

const ideasOf = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 4 })

test('what an ad is for is named with its price beside it, then whose it is', async () => {
  const ideas = await ideasOf(
    'I own a small bakery called Sweet Crumbs in Austin. Make a 30 second promo for our new sourdough cinnamon rolls, $4.50 each, open Tues to Sun 7am-2pm. Warm and cozy feel',
  )
  expect(ideas.length).toBeGreaterThan(1)
  for (const { title, script } of ideas) {
    expect(title).toBe('New Sourdough Cinnamon Rolls at Sweet Crumbs')
    expect(script).toMatch(
      /our new sourdough cinnamon rolls\. They're \$4\.50 each\. We're Sweet Crumbs, a small bakery in Austin\. We're open Tuesday to Sunday from 7am to 2pm\./,
    )
    expect(script).not.toMatch(/Need a|promo|cozy feel/)
  }
})

test.each([
  [
    'promo for our new vegan chili, $6 a bowl, every friday at the market',
    /our new vegan chili\. It costs \$6 a bowl\. It's at the market every Friday\./,
  ],
  ['ad for our cinnamon rolls for $4 each, fresh at 7am', /our cinnamon rolls\. They're \$4 each\./],
  ['ad for my handmade soy candles, link in bio', /my handmade soy candles\..*The link is in the bio\.$/],
  [
    'we run a farm in Vermont, need an ad for our maple syrup, $12',
    /our maple syrup\. It's \$12\. We run a farm in Vermont\./,
  ],
])('"%s" is an ad of that thing', async (prompt, said) => {
  const ideas = await ideasOf(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script } of ideas) expect(script).toMatch(said)
})

test('a shop of their own is introduced in a whole sentence, and where it is linked comes last', async () => {
  const ideas = await ideasOf('ad for my handmade soy candles shop, link in bio')
  expect(ideas.length).toBeGreaterThan(1)
  for (const { script } of ideas) {
    expect(script).toMatch(
      /(?:Welcome to|This is|Have you heard about) my handmade soy candle shop[.?].*The link is in the bio\.$/,
    )
    expect(script).not.toMatch(/Need|Looking for|candles shop/)
  }
})

test('a town behind the name of a shop is no part of the name', async () => {
  for (const { title, script } of await ideasOf(
    'I own a bakery called Golden Crust in Austin, make an ad, open daily, free coffee with every loaf',
  )) {
    expect(title).toBe('Golden Crust: Bakery in Austin')
    expect(script).toMatch(/bakery in Austin.*This is Golden Crust\. We're open daily\./)
    expect(script).not.toMatch(/Need a/)
  }
})

test('an app is told by what it does, under its name', async () => {
  for (const { title, script } of await ideasOf(
    "our new app PlanPal helps roommates split chores. It's free, it reminds everybody, and nobody has to nag",
  )) {
    expect(title).toBe('PlanPal')
    expect(script).toContain('Our new app PlanPal helps roommates split chores.')
    expect(script).not.toContain('This is our new app')
  }
})

test('kinds that are listed behind what is sold are kinds of it, and no name', async () => {
  const ideas = await ideasOf(
    'I sell handmade soap. Lavender, oatmeal, and coffee. No palm oil. 7 dollars a bar. DM to order',
  )
  expect(ideas.map(({ title }) => title)).toEqual(['Handmade Soap', 'Handmade Soap: 3 Things to Know'])
  expect(ideas[0]?.script).toMatch(
    /I sell handmade soap\. It comes in lavender, oatmeal and coffee\. There's no palm oil\. It's seven dollars a bar\..*DM to order\.$/,
  )
  expect(ideas[1]?.script).toBe(
    "I sell handmade soap. Three things to know. One: It comes in lavender, oatmeal and coffee. Two: There's no palm oil. Three: It's seven dollars a bar. DM to order.",
  )
})
