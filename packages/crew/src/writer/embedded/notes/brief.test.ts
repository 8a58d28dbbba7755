import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { readBrief } from './read-brief.ts'
import { isQuoteAlone } from './split-brief.ts'

const tell = async (prompt: string) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 1 },
  })
  return idea
}

test.each([
  [
    "We're a small bakery in Whitby called Crumb & Tide and we just started doing sourdough. Please make a video for Instagram that says we bake from 4am and sell out by noon. Keep it warm, and end with our address, 14 Skinner Street.",
    "We're a small bakery in Whitby called Crumb & Tide and we just started doing sourdough. We bake from 4am and sell out by noon. You find us at 14 Skinner Street.",
  ],
  [
    'We are a tiny animal rescue (9 volunteers) and our roof leaks. We need 4,200 pounds before winter. Please make a video that asks for donations but doesnt beg, mentions old Milo the blind beagle, and ends with our website hopefieldrescue.example',
    "We are a tiny animal rescue, 9 volunteers, and our roof leaks. We need 4,200 pounds before winter. And don't forget old Milo the blind beagle. Find us at hopefieldrescue.example.",
  ],
  [
    "We lost our cat Biscuit last Tuesday after 17 years. I'd like a gentle video to remember her, how she slept on the radiator and waited at the gate for the kids after school. No religious stuff and please don't mention the illness.",
    'We lost our cat Biscuit last Tuesday after 17 years. She slept on the radiator and waited at the gate for the kids after school.',
  ],
  [
    "Need a video to hire a line cook for our diner in Duluth, mornings, $21 an hour plus tips. Don't make it corporate. Say we eat together after every shift, and tell them to just walk in and ask for Marlene.",
    "We're looking for a line cook for our diner in Duluth. Mornings, $21 an hour plus tips. We eat together after every shift. Just walk in and ask for Marlene.",
  ],
  [
    'Turn this into a video, word for word if you can: I was told I was too loud, too tall, too much. So I got smaller for ten years. Then one day I bought the yellow coat. Nothing added please, slow voice.',
    'I was told I was too loud, too tall, too much. So I got smaller for ten years. Then one day I bought the yellow coat.',
  ],
])('“%s” is told in its own sentences, without its orders', async (prompt, script) => {
  expect((await tell(prompt))?.script).toBe(script)
})

test('what was ordered and is not told is named', async () => {
  const idea = await tell(
    'Our charity, Second Supper, picks up leftover food from 40 restaurants and brings it to shelters the same night. We need more drivers. Please explain what a shift looks like, say that it takes about two hours, and ask people to sign up at secondsupper.example.',
  )
  expect(idea?.script).toMatch(/It takes about two hours\. Sign up at secondsupper\.example\.$/u)
  expect(idea?.unmet?.join(' ')).toContain('what a shift looks like')
})

test('a title that was ordered is the title, and the lines of a list are told in their order', async () => {
  const idea = await tell(
    "Here's my list, make a video out of it in this order:\n1. Call one friend a week\n2. Walk before looking at the phone\n3. Don't buy anything after 9pm\n4. Sleep with the window open\nTitle should be things I wish I'd started at 30.",
  )
  expect(idea?.title).toBe("Things I Wish I'd Started at 30")
  expect(idea?.script).toBe(
    "Call one friend a week. Walk before looking at the phone. Don't buy anything after 9pm. Sleep with the window open.",
  )
})

test.each([
  'my bakery in Porto, warm, 30 seconds',
  'I want a ghost story set in a lighthouse in Maine in 1911, the keeper is Amos Thorne and he keeps hearing someone climb the stairs. Creepy, no blood, and leave the ending open so people argue.',
  'how did ordinary women live in medieval times? not queens, i mean a brewer or a farmers wife, one day from dawn till night, historically correct, two minutes, for my history channel',
])('“%s” is no brief of somebody’s own', (prompt) => {
  expect(readBrief(prompt)?.isOwn ?? false).toBe(false)
})

test('a quote alone, with the order of a film, is about nothing that is known: the person is asked', async () => {
  expect(isQuoteAlone('"She believed she could, so she did."\nmake a video from this')).toBe(true)
  expect(isQuoteAlone('"Be the change" and what Gandhi really said')).toBe(false)
  expect(await tell('"She believed she could, so she did." make a video from this')).toBeUndefined()
})
