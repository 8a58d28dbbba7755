import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = async (prompt: string) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 3 },
  })
  return idea
}

test.each([
  ['happy birthday video for my mom', /^(?:Happy birthday, Mom!|This is for you, Mom\.)/],
  [
    'happy birthday message for my mom Anna turning 60, she loves gardening',
    /You are turning 60\. You love gardening\./,
  ],
  [
    'thank you message for my team after a hard quarter',
    /After a hard quarter, that has to be said out loud\./,
  ],
  ['apology video to my wife for forgetting our anniversary', /I am sorry for forgetting our anniversary\./],
  ['merry christmas message to our customers', /^Merry Christmas, dear customers!/],
  ['invitation to our baby shower on june 14', /The occasion: our baby shower\. The time: June 14\./],
])('"%s" is spoken to whom it is for, with what was typed', async (prompt, said) => {
  expect((await ask(prompt))?.script).toMatch(said)
})

test.each([
  'birthday message',
  'happy birthday video for my dad in heaven',
  'miss you message to my grandma who passed away',
  'invitation to our party',
  'how to write a thank you message to my boss',
  'thank you message ideas for my team',
])('"%s" is no message that could be spoken', async (prompt) => {
  expect((await ask(prompt))?.framework ?? '').not.toMatch(/^message/)
})

test('who is spoken to is told nothing that was not typed', async () => {
  const script = (await ask('happy birthday message for my friend Lena'))?.script ?? ''
  expect(script).toContain('Lena')
  expect(script).not.toMatch(/\d|undefined|[{}]|\s{2}/)
})

test.each([
  [
    'birthday video for my grandma Rosa who turns 80, she loves gardening and crosswords',
    /Grandma Rosa.*You are turning 80\. You love gardening and crosswords\./,
  ],
  [
    '40th anniversary message for my parents Linda and Mark, they met at a bowling alley',
    /Linda and Mark.*40th anniversary.*You met at a bowling alley\./,
  ],
  [
    'retirement speech for our nurse Denise after 32 years on the ward, she never forgot a birthday',
    /Denise.*32 years on the ward.*You never forgot a birthday\./,
  ],
  [
    'wedding toast for my best friend Priya and her husband Tom, they got together because of a lost dog',
    /Priya and Tom.*You got together because of a lost dog\./,
  ],
  [
    "thank you video for my daughter's kindergarten teacher Ms. Alvarez, she taught her to read",
    /^[^.]*Ms Alvarez.*You taught my daughter to read\./,
  ],
  ['get well soon message for uncle Joe who broke his leg skiing', /Uncle Joe.*You broke your leg skiing\./],
  [
    "farewell video for our colleague Ben who's leaving for Canada, he always brings donuts",
    /Ben.*You are leaving for Canada\. You always bring donuts\./,
  ],
  ['welcome baby message for my sister Emma and her newborn son Leo', /Leo/],
  [
    'congratulations on graduating nursing school to my cousin Aaliyah, first in our family to finish college',
    /Aaliyah.*Congratulations on graduating nursing school\. You are the first in our family to finish college\./,
  ],
  [
    'happy birthday message for my friend Lena, she likes jazz, coffee and bad puns',
    /You like jazz, coffee and bad puns\./,
  ],
])('"%s" uses all that was said of them', async (prompt, said) => {
  const idea = await ask(prompt)
  expect(idea?.script).toMatch(said)
  expect((idea?.unmet ?? []).join()).not.toContain('mention')
})

test('what a greeting cannot do is told', async () => {
  const idea = await ask('get well message for uncle Joe who broke his leg, make him laugh')
  expect(idea?.unmet?.join(' ')).toContain('laugh')
})

test.each([
  [
    'my dad turns 60 on friday, he fixes everything with tape and sings in the car, make a birthday video',
    /Dad.*You are turning 60\. You fix everything with tape and sing in the car\./,
  ],
  [
    'my grandma turns 90 on saturday, she raised 7 kids and still dances, make me something for the party',
    /Grandma.*You are turning 90\. You raised 7 kids and still dance\./,
  ],
  [
    "Our dog Biscuit died last week after 14 years. I'd like a gentle goodbye to him.",
    /Biscuit.*We had 14 years with you\./,
  ],
  [
    'our colleague Femi leaves after 9 years, he always made coffee for everyone, farewell please',
    /Femi.*You are leaving after 9 years\. You always made coffee for everyone\./,
  ],
  ['my teacher Mrs Alvarez retires in june, she taught me to read', /Mrs Alvarez.*You taught me to read\./],
  [
    '20 years married to Karim today, he still brings me tea in bed',
    /Karim.*20 years together\. You still bring me tea in bed\./,
  ],
  [
    'best man speech for my brother Tom, he once drove 6 hours to bring me soup, marrying Elsa',
    /Tom, .*You once drove 6 hours to bring me soup\..*Elsa, that is who you are marrying.*Tom and Elsa/,
  ],
  [
    'my friend Nadia is in hospital with a broken leg, she hates being bored',
    /Nadia.*You hate being bored\./,
  ],
  [
    'my sister just had twins, two girls, they are called Ada and Ruth',
    /You just had twins, two girls\. Welcome, Ada and Ruth\./,
  ],
  [
    'my son graduated from nursing school today, he worked nights to pay for it',
    /You graduated from nursing school today\. You worked nights to pay for it\./,
  ],
  [
    'my neighbor Rosa is 81 and shovels snow for the whole street, thank you video',
    /Rosa.*You are 81 and shovel snow for the whole street\./,
  ],
  [
    "thank you to my kids' teacher Miss Joy, she learned his name sign for my deaf son",
    /Miss Joy.*You learned his name sign for my deaf son\./,
  ],
])('"%s" is told in a sentence, and spoken to them with all of it', async (prompt, said) => {
  const idea = await ask(prompt)
  expect(idea?.script).toMatch(said)
  expect(idea?.script).not.toMatch(/undefined|[{}]|\s{2}| \./)
  expect((idea?.unmet ?? []).join()).not.toContain('mention')
})

test.each([
  'my dad turns 60, what to give him',
  'my grandpa is dying, he taught me to fish',
  'my dog died',
  'my wife makes custom birthday cakes from home, need a video for instagram',
  'My husband and I retire next month after 41 years running our bakery. A warm goodbye to our customers.',
  'my sister had a baby, what should i cook for her?',
])('"%s" is no greeting', async (prompt) => {
  expect((await ask(prompt))?.framework ?? '').not.toMatch(/^message/)
})

test.each([
  ['a message to my sister who is starting university in Glasgow', /^message-start-/, /You are starting/],
  ['a message to my brother who is running his first marathon', /^message-trial-/, /your first marathon/],
  ['a message to my grandpa who is learning to use a tablet', /^message-cheer-/, /You are learning to use/],
  ['a message to my best friend who is moving to Canada', /^message-goodbye/, /You are moving to Canada/],
  ['happy 25 years of service to our nurse Carol', /^message-service-/, /You gave 25 years of service/],
  ['retirement speech for our janitor Mr Kowal, 38 years of service', /^message-retire/, /You gave 38 years/],
])('"%s" is a message to them, of what is told of them', async (prompt, framework, said) => {
  const idea = await ask(prompt)
  expect(idea?.framework).toMatch(framework)
  expect(idea?.script).toMatch(said)
})

test.each([
  [
    'My grandpa Leo is retiring after 41 years as a train driver. Make a warm video, mention his moustache, his garden and that he never was late',
    ['Nobody who knows you forgets your moustache and your garden.', 'You never were late.'],
  ],
  [
    'birthday video for my wife Anna, mention the time she burned the turkey',
    ['Nobody forgets the time you burned the turkey.'],
  ],
  ['my daughter Lily turns 6 today she loves unicorns, make her a birthday video', ['You love unicorns.']],
])('"%s" says what it orders to be mentioned', async (prompt, said) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 1 },
  })
  for (const sentence of said) expect(idea?.script).toContain(sentence)
  expect((idea?.unmet ?? []).join()).not.toContain('mention')
})
