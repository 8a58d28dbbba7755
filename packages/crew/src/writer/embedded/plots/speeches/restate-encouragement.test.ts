import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { restateEncouragement } from './restate-encouragement.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'en', count: 3, seed: 3 })

test.each([
  [
    'Something encouraging for apprentices who failed their trade test, I am a foreman in Leeds',
    /^You failed your trade test\./,
  ],
  ['for single dads who feel like they are not enough', /You feel like you are not enough\./],
  ['for grandparents who think they are a burden', /You think you are a burden\./],
  ['something uplifting for paramedics who just finished a night shift', /You just finished a night shift\./],
  [
    'a few kind words for people who just got turned down for a flat',
    /You just got turned down for a flat\./,
  ],
  [
    'Say something to keep our helpers going, they are worn out after the storm',
    /You are worn out after the storm\./,
  ],
  ['you are allowed to say no. for carers of sick parents', /You are allowed to say no\./],
  [
    'practice beats talent. 30 seconds. judo club i coach',
    /This is for my judo club\. Practice beats talent\./,
  ],
  [
    'hard work pays off, for the girls in our cycling club',
    /This is for the girls in our cycling club\. Hard work pays off\./,
  ],
  ['something to fire up our relay girls before the nationals', /It is nearly time for the nationals\./],
  ["friendly reminder it's ok to change your mind", /It's ok to change your mind\./],
  ['remind people they are loved', /You are loved\./],
  ["pep talk for my son's quiz team before the county final", /It is nearly time for the county final\./],
  ['patience beats speed. my weaving class, 30 sec', /This is for my weaving class\. Patience beats speed\./],
  ['practice makes champions, for the girls on my hockey team', /Practice makes champions\./],
  [
    'you do not have to be perfect. for new midwives',
    /This is for new midwives\. .*You do not have to be perfect\./,
  ],
  ['pep talk for my cousin before her driving test', /It is nearly time for your driving test\./],
  [
    'Something hopeful for growers who lost their harvest to frost',
    /^You lost your harvest to frost\. (?!.*(?:grief|Say the name))/is,
  ],
  [
    'a few warm words for people who just moved out of their parents house',
    /^You just moved out of your parents house\. (?!.*cereal)/s,
  ],
  ['motivational words to welders learning to draw at 50', /^(?!.*Who Wants to)/s],
  ['a pep talk for our choir before the big concert', /It is nearly time for the big concert\./],
])('“%s” is spoken to them, and says it', async (prompt, said) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, title, summary } of ideas) {
    expect(summary).toContain('A speech')
    expect(script).toMatch(said)
    expect(script).not.toMatch(/\b(?:undefined|justing|i coach|I am a foreman)\b/)
    expect(title).not.toMatch(/ \. |: :/)
  }
})

test.each([
  'for kids who love dinosaurs',
  'something nice for customers who come back',
  'discipline in schools: what works',
  'hard work beats talent, is it true',
  'does practice beat talent',
  'something comforting for someone who just lost their dog',
  'words for people who learn German',
  'for teachers who want to use videos',
  'pep talk scenes from famous sports movies',
])('“%s” asks for no speech', (prompt) => expect(restateEncouragement(prompt)).toBe(prompt))

test('what those shall be told is an order, and not read out', async () => {
  const prompt =
    'a message for anyone who failed an exam and feels like giving up, say that one result does not define you'
  expect(restateEncouragement(prompt)).toBe(
    'motivation: one result does not define you. For anyone who failed an exam and feels like giving up',
  )
  for (const { script } of await ask(prompt)) expect(script).not.toMatch(/say that/i)
})
