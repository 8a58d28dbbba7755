/** Where somebody is alone at night, and where the list is found there. */
export type NightPlace = {
  /** Words for it that stand in "at the diner". */
  readonly named: RegExp
  /** Others that mean it, and what it is called then. */
  readonly also?: RegExp
  readonly at: string
  readonly where: string
  readonly kind: 'counter' | 'house' | 'halls'
}

/** The first that a prompt names. */
export const NIGHT_PLACES: readonly NightPlace[] = [
  {
    named: /\b(?:gas station|petrol station|convenience store)\b/i,
    also: /\b(?:7-?eleven)\b/i,
    at: 'at the gas station',
    where: 'taped under the register',
    kind: 'counter',
  },
  {
    named: /\b(?:motel|hotel|hostel)\b/i,
    also: /\b(?:front desk|reception)\b/i,
    at: 'at the front desk',
    where: 'in the top drawer of the desk',
    kind: 'counter',
  },
  {
    named: /\b(?:diner|restaurant|bar|coffee shop)\b/i,
    also: /\b(?:fast food|burger|pizza|drive-?thr(?:u|ough)|caf[eé])\b/i,
    at: 'at the diner',
    where: 'behind the coffee machine',
    kind: 'counter',
  },
  {
    named: /\b(?:supermarket|store|shop|mall|warehouse)\b/i,
    also: /\b(?:grocery|walmart)\b/i,
    at: 'at the store',
    where: 'on the back of my name tag',
    kind: 'counter',
  },
  {
    named: /\b(?:hospital|clinic|nursing home|care home)\b/i,
    also: /\b(?:nurse|ward)\b/i,
    at: 'on the night ward',
    where: 'inside the medicine cabinet',
    kind: 'halls',
  },
  {
    named: /\b(?:morgue|funeral home|cemetery|graveyard)\b/i,
    at: 'at the morgue',
    where: 'on the inside of the door',
    kind: 'halls',
  },
  {
    named: /\b(?:museum|gallery|library)\b/i,
    also: /\b(?:archive)\b/i,
    at: 'at the museum',
    where: 'folded inside my uniform',
    kind: 'halls',
  },
  {
    named: /\b(?:school|college|university)\b/i,
    also: /\b(?:dorm)\b/i,
    at: 'at the school',
    where: "in the janitor's closet",
    kind: 'halls',
  },
  {
    named: /\b(?:office|factory|theat(?:er|re)|cinema|zoo|aquarium|radio station|prison)\b/i,
    also: /\b(?:tower|building|apartments?|security|guard|parking|garage|train|subway|metro|toll)\b/i,
    at: 'at the security desk',
    where: 'under the keyboard',
    kind: 'halls',
  },
  {
    named: /\b(?:house|cabin|farm|lighthouse|camp)\b/i,
    also: /\b(?:babysit\w*|house ?-?sit\w*|pet ?-?sit\w*|dog ?-?sit\w*|home|airbnb|farm\w*|camp\w*|forest|lookout|fire tower)\b/i,
    at: 'at the house',
    where: 'on the fridge, under a magnet',
    kind: 'house',
  },
]

/** {at} is where it is, {where} is where the list is found. */
export const INTROS: readonly string[] = [
  'My first night {at} came with a list of rules. It was {where}, and somebody had pressed the pen so hard that the paper tore.',
  'Nobody told me about the rules {at}. I found them on my first night, {where}, in handwriting that got worse with every line.',
  'When I started working nights {at}, there was a list of rules {where}. I thought it was a prank. I read it anyway.',
]
export const HOUSE_INTROS: readonly string[] = [
  'They paid me triple, and they left a list of rules. It was {where}, and it was longer than the list for the plants.',
  'The money was good and the house was beautiful. Then I found the rules, {where}, in very neat handwriting.',
]

/** A rule that fits everywhere has no kind. */
export const RULES: readonly { readonly kind?: NightPlace['kind']; readonly says: string }[] = [
  { says: 'Lock the front door at midnight. Not a minute before. Not a minute after.' },
  {
    says: 'If the phone rings three times and stops, good. If it rings a fourth time, pick up, and do not be the first to speak.',
  },
  { says: 'You will hear someone say your name at a quarter past two. It is not a question. Do not answer.' },
  { says: 'If you hear knocking from the back room, turn up the radio. There is no back room.' },
  {
    says: 'If the lights go out, close your eyes and count to sixty. Keep them closed, even if something else is counting, too.',
  },
  { says: 'Someone will come and tell you that your shift is over. Check the clock before you believe it.' },
  { says: 'If you find a second list, do not read it.' },
  { says: 'Do not look at your reflection between three and four. It will be fine. You might not be.' },
  {
    kind: 'counter',
    says: 'The man who comes in at two pays with wet bills. Take the money. Do not look at his shoes.',
  },
  {
    kind: 'counter',
    says: 'If a little girl asks you for help finding her mother, say that her mother just left. Her mother never comes in.',
  },
  { kind: 'counter', says: 'Do not serve anybody who comes in backward.' },
  { kind: 'halls', says: 'Camera six shows an empty hallway. If it shows you, walk. Do not run.' },
  { kind: 'halls', says: 'If the elevator opens and nobody is in it, say: next one, please.' },
  {
    kind: 'halls',
    says: 'You will pass eleven doors on your round. If you count twelve, go back the way you came.',
  },
  {
    kind: 'house',
    says: 'There are two children. If a third one asks for water, say that bedtime was an hour ago.',
  },
  {
    kind: 'house',
    says: 'The dog sleeps at the foot of the stairs. If you hear it upstairs, stay downstairs.',
  },
  { kind: 'house', says: 'We will not call. If we call, hang up.' },
]

export const ENDS: readonly string[] = [
  `I followed every rule. At six, the morning shift came in and read the list over my shoulder. She went pale. "Who added the last one?" she asked. "It wasn't there yesterday."`,
  "I laughed, folded the list, and put it in my pocket. Then I turned it over. On the back, in my own handwriting, it said: you've already broken number two.",
  'I made it to sunrise. On my way out I asked my boss who wrote the rules. "What rules?" he said. And behind him, very softly, somebody started counting.',
]
export const HOUSE_ENDS: readonly string[] = [
  `I followed every rule. At midnight their car pulled in, and I told them that it had all gone well. "Lovely," said the mother. "And who helped you with the list? We didn't leave one."`,
  "I laughed and put the list back. Then I turned it over. On the back, in my own handwriting, it said: you've already broken number two.",
]
