import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { ORIGIN_FACTS } from './origins.ts'
import { NUMBER_FACTS } from './numbers.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'banks',
    tag: 'tulips',
    claim: 'the tulip craze ruined the Dutch economy',
    correction:
      'A few hundred people lost money on paper, and most contracts were never paid. The economy went on as before.',
    because: 'The wild tales come mostly from pamphlets that made fun of it.',
    sources: [
      { work: 'Goldgar, Tulipmania: Money, Honor, and Knowledge in the Dutch Golden Age', year: 2007 },
    ],
  },
  {
    subject: 'origins',
    tag: 'marketplace',
    claim: 'before money, villages lived by barter',
    correction:
      "Anthropologists looked for such villages and didn't find any. Neighbors gave, remembered, and gave back.",
    because: 'Trading a goat for grain is what strangers do.',
    sources: [{ work: 'Humphrey, Barter and Economic Disintegration, Man', year: 1985 }],
  },
  {
    subject: 'banks',
    tag: 'vault',
    claim: 'banks only lend out money that others saved',
    correction:
      'A bank that makes a loan writes new money into an account. The loan makes the deposit, not the other way around.',
    because: 'What limits it are rules, risk and interest, not the coins in the vault.',
    sources: [
      {
        work: 'McLeay, Radia and Thomas, Money Creation in the Modern Economy, Bank of England Quarterly Bulletin',
        year: 2014,
      },
    ],
  },
  {
    subject: 'coins',
    tag: 'gold bars',
    claim: 'every banknote is backed by gold',
    correction:
      'Governments gave that promise up. Since nineteen seventy one, not even the dollar can be exchanged for gold at a fixed rate.',
    because: 'A note is worth something because people and tax offices accept it.',
    sources: [{ work: 'Eichengreen, Globalizing Capital', year: 2008 }],
  },
  {
    subject: 'growth',
    tag: 'lottery ticket',
    claim: 'most lottery winners go bankrupt within a few years',
    correction:
      'Nobody ever found that number in the data. In Sweden, big winners still had more money and were happier with their lives many years later.',
    because: "Sad winners make headlines. Quiet ones don't.",
    sources: [
      {
        work: 'Lindqvist, Ostling and Cesarini, Long-Run Effects of Lottery Wealth on Psychological Well-Being, Review of Economic Studies',
        year: 2020,
      },
    ],
  },
  {
    subject: 'spending',
    tag: 'mall',
    claim: 'people always know what they would pay for a thing',
    correction:
      'Asked to think of the digits of their own identity number first, people with high digits offered far more for the same wine.',
    because: 'Once a first number is in the room, the rest follow it.',
    sources: [
      {
        work: 'Ariely, Loewenstein and Prelec, Coherent Arbitrariness, Quarterly Journal of Economics',
        year: 2003,
      },
    ],
  },
]

/** Money: where it comes from, how it grows and shrinks, and how people treat it. No advice. */
export const MONEY_PACK: Pack = {
  id: 'money',
  name: 'money',
  about: 'money',
  title: 'Money',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  unit: { one: 'fact', many: 'facts' },
  words: [
    'money',
    'finance',
    'personal finance',
    'financial',
    'cash',
    'economics',
    'economy',
    'wealth',
    'financial literacy',
    'money habits',
    'money management',
  ],
  subjects: [
    {
      id: 'origins',
      name: 'old money',
      title: 'Old Money',
      words: [
        'history of money',
        'origin of money',
        'barter',
        'cowrie',
        'stone money',
        'first money',
        'invented money',
      ],
      hooks: [
        'Burning old tax records once burned down Parliament.',
        'A stone on the bottom of the sea was good money.',
        'The oldest writing on Earth is bookkeeping.',
      ],
      arrive: "You're holding money that nobody accepts anymore.",
    },
    {
      id: 'coins',
      name: 'coins and cash',
      title: 'Coins and Cash',
      words: [
        'coin',
        'coins',
        'banknote',
        'banknotes',
        'paper money',
        'dollar',
        'dollars',
        'euro',
        'gold',
        'currency',
        'currencies',
      ],
      hooks: [
        'All the gold ever mined fits into one cube.',
        "A dollar bill has no paper in it. It's fabric.",
        'The ridges on a coin are there to stop thieves.',
      ],
      arrive: 'You open your wallet and look inside.',
    },
    {
      id: 'banks',
      name: 'banks',
      title: 'Banks',
      words: [
        'bank',
        'banks',
        'banking',
        'credit card',
        'credit cards',
        'stock',
        'stocks',
        'stock market',
        'shares',
        'bookkeeping',
        'atm',
        'bitcoin',
        'loan',
        'loans',
      ],
      hooks: [
        'Banks make new money by typing it into your account.',
        'Two pizzas once cost ten thousand bitcoins.',
        "The first cash machine didn't take cards.",
      ],
      arrive: 'You stand in front of a bank.',
    },
    {
      id: 'growth',
      name: 'interest and inflation',
      title: 'Interest and Inflation',
      words: [
        'saving',
        'saving money',
        'save money',
        'savings',
        'savers',
        'interest',
        'compound interest',
        'inflation',
        'hyperinflation',
        'investing',
        'retirement',
        'pension',
        'pensions',
        'rule of 72',
        'get rich',
        'budget',
        'budgeting',
      ],
      hooks: [
        'In Hungary, prices once doubled every fifteen hours.',
        'One country printed a hundred trillion dollar bill.',
        'A quiet three percent a year can halve your money.',
      ],
      arrive: 'Ten years pass in a blink.',
    },
    {
      id: 'prices',
      name: 'prices',
      title: 'Prices',
      words: ['price', 'prices', 'pricing', 'discount', 'discounts', 'free stuff', 'bargain', 'bargains'],
      hooks: [
        'The same dress sold better when it cost more.',
        "Free isn't just cheap. It switches off your math.",
        'The nine at the end of a price is working on you.',
      ],
      arrive: 'A price tag catches your eye.',
    },
    {
      id: 'spending',
      name: 'spending',
      title: 'Spending',
      words: [
        'spending',
        'spend',
        'spending money',
        'shopping',
        'impulse buying',
        'buying',
        'shoppers',
        'psychology of money',
        'money psychology',
        'psychology of spending',
      ],
      hooks: [
        'Paying by card made people offer twice as much.',
        'A hundred dollar bill is harder to spend than five twenties.',
        'You feel a high price before you think about it.',
      ],
      arrive: "You're at the checkout, reaching for your card.",
    },
  ],
  povs: [
    {
      title: 'POV: You Can See Where Money Comes From',
      hook: 'POV: you can suddenly see where every coin has been.',
    },
    {
      title: 'POV: You Follow One Coin Through Time',
      hook: 'POV: you follow one coin backward through its whole life.',
    },
    {
      title: 'POV: Money Starts Talking to You',
      hook: 'POV: your money starts talking, and it has a lot to say.',
    },
  ],
  promises: ['nobody taught you', 'sound invented', 'change how you look at a price'],
  versus: 'which one costs you more thought?',
  calls: ENDINGS.money,
  hashtags: ['money', 'moneyfacts', 'finance', 'economics', 'financialliteracy'],
  facts: [...ORIGIN_FACTS, ...NUMBER_FACTS],
  myths: MYTHS,
}
