import { expect, test } from 'vitest'
import { styleAsked, styleFitting } from './style-asked.ts'

test.each([
  ['history of chocolate, documentary style, 45 sec', 'documentary'],
  ['5 space facts in the style of a documentary', 'documentary'],
  ['cinematic video about the sea', 'default'],
  ['facts about samurai in anime style', 'anime'],
  ['three reasons to floss, comic book style', 'superhero'],
  ['a crayon drawing about my dog', 'crayon_drawing'],
  ['my favorite anime', undefined],
  ['how documentaries are made', undefined],
  ['why do cats purr', undefined],
])('"%s" names the style %s', (prompt, style) => {
  expect(styleAsked(prompt)).toBe(style)
})

test.each([
  ['scary story 2 sentence horror', 'horror'],
  ['A creepy story about a lighthouse', 'horror'],
  ['a story about a haunted hotel', 'horror'],
  ['why do cats purr', 'default'],
  ['5 horror movies to watch', 'default'],
])('"%s" goes with the style %s', (prompt, style) => {
  expect(styleFitting(prompt)).toBe(style)
})
