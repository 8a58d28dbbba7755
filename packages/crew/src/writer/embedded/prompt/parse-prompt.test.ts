import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse-prompt.ts'

describe('a prompt', () => {
  test.each([
    ['5 space facts that will blow your mind', 'space', null, 5],
    ['three morning habits that double your productivity', 'productivity', 'morning', 3],
    ['top ten facts about the human body', 'body', null, 10],
    ['octopus facts', 'ocean', 'octopus', null],
    ['black holes explained', 'black-hole-facts', 'black-hole-facts', null],
    ['Create a video about the Moon', 'moon-facts', 'moon-facts', null],
    ['jupiter', 'jupiter', 'jupiter', null],
    ['honey', 'honey-facts', 'honey-facts', null],
    ['elevators', 'elevators', 'elevators', null],
    ['how to stop procrastinating', 'procrastination', 'procrastination', null],
    ['space facts in 30 seconds', 'space', null, null],
    ['Roman empire', 'history', 'rome', null],
    ['saving money', 'money', 'growth', null],
    ['volcano', 'weather', 'volcanoes', null],
    ['why do cats purr', 'animals', 'cats', null],
    ['why do onions make you cry', 'food', 'spice', null],
    ['strange borders', 'geography', 'maps', null],
    ['cognitive biases', 'cognitive-biases', 'cognitive-biases', null],
    ['accidental inventions', 'inventions', 'accidents', null],
    ['earthquakes and tsunamis', 'weather', 'earthquakes', null],
    ['mysteries of the deep ocean', 'ocean', 'deep', null],
    ['inventions that changed the world', 'inventions', null, null],
    ['how do octopuses change color', 'ocean', 'octopus', null],
    ['star wars facts', 'star-wars', 'star-wars', null],
    ['Dead Sea facts', 'dead-sea', 'dead-sea', null],
    ['why is the Dead Sea salty', 'dead-sea', 'dead-sea', null],
    ['why does a volcano dim the sun', 'weather', 'volcanoes', null],
  ])('"%s" is about what the writer knows', (prompt, pack, focus, asked) => {
    const parsed = parsePrompt(prompt)
    expect(parsed.match?.pack.id).toBe(pack)
    expect(parsed.match?.focus?.id ?? null).toBe(focus)
    expect(parsed.asked).toBe(asked)
  })

  test.each([
    'history of tea towels',
    'space heater',
    'best space heaters',
    'parking space',
    'how to save space in a flat',
    '5 facts about Ceres',
    'morning coffee recipes',
    'sea salt caramel',
    'Sargasso Sea facts',
    'how to become a star',
    'mars bar recipes',
    'personal space',
    'office space ideas',
    'study abroad tips',
    'learning to tango',
    'shark tank pitch tips',
    'sleep mask review',
    'history of space exploration',
    'heart of glass',
    'what nobody tells you about moving to Berlin',
    '5 facts about Bratislava',
    'how to cook an eggplant',
    'best used cars',
    'world war facts',
    // Somebody whom no topic holds, with a bird's name: Taylor Swift has a topic of her own.
    'jonathan swift facts',
    'ariana grande facts',
    'rose petals for a wedding',
    'silver bells ideas',
    'plastic surgery facts',
    'bowie knife facts',
    'dirt bike facts',
    'bamboo flooring facts',
    'instagram story ideas',
    'why do cats hate cucumbers',
    'why is my heart broken',
    'what is a mars bar',
    'how to train an octopus to change color',
  ])('"%s" does not borrow a pack', (prompt) => {
    expect(parsePrompt(prompt).match).toBeNull()
  })

  test.each([
    'things not to do in Norway',
    'two days in Oslo',
    'one day in Cairo',
    'things to keep in your car',
    'violin for beginners',
    "a beginner's guide to playing the violin",
    'soap making for beginners',
  ])('"%s" asks what to do, which no facts answer', (prompt) => {
    expect(parsePrompt(prompt).match).toBeNull()
  })

  test.each([
    ['black holes for beginners', 'black-hole-facts'],
    ['buddhism for beginners', 'buddhism'],
    ['facts about violins', 'violin'],
    ['things to know about Norway', 'norway'],
    ['one day in Vienna', 'day-in-vienna'],
    ['things not to do in Dubai', 'dubai-manners'],
  ])('"%s" is still answered by %s', (prompt, pack) => {
    expect(parsePrompt(prompt).match?.pack.id).toBe(pack)
  })

  test.each([
    ['ocean myths', 'myth'],
    ['a quiz about space', 'quiz'],
    ['haunted lighthouse', 'story'],
    ['a survival story in the desert', 'story'],
    ['heist story in a museum', 'story'],
    ['how to wake up early', 'howto'],
    ['why we sleep', 'explain'],
    ['rank the planets', 'ranking'],
    ['sharks vs whales', 'versus'],
  ])('"%s" asks for a %s', (prompt, kind) => {
    expect(parsePrompt(prompt).kind).toBe(kind)
  })
})
