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
      'A few hundred people lost sums on paper, and most contracts were never paid. The economy went on as before.',
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
      'Anthropologists looked for such villages and found none. Neighbors gave, remembered and gave back.',
    because: 'Trading goat for grain is what strangers do.',
    sources: [{ work: 'Humphrey, Barter and Economic Disintegration, Man', year: 1985 }],
  },
  {
    subject: 'banks',
    tag: 'vault',
    claim: 'banks only lend out money that others saved',
    correction:
      'A bank that makes a loan writes new money into an account. The deposit comes from the loan, not the other way round.',
    because: 'Rules, risk and interest set the limit, not the coins in the vault.',
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
      'Nobody ever found such a number in the data. In Sweden, big winners still had more money and felt better about their lives many years later.',
    because: 'Sad winners make headlines, and quiet ones do not.',
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
      'Asked to think of digits of their own identity number first, people with high digits offered far more for the same wine.',
    because: 'Once a first number is in the room, the rest follows it.',
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
        'Money was weird long before it was digital.',
        'The first money was nothing you would call money.',
        'People have agreed to pay with the strangest things.',
      ],
      arrive: 'You hold a piece of money that nobody accepts anymore.',
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
        'Look closely at the money in your pocket.',
        'Every coin you own carries an old secret.',
        'There is far more history in your wallet than money.',
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
        'Behind the counter of a bank, things get strange.',
        'Banks do something that sounds like magic and is bookkeeping.',
        'The machine behind your card is older than you think.',
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
        'There is one kind of math that works while you sleep.',
        'Time does more to money than hard work does.',
        'Money that lies still is moving, and here is where.',
      ],
      arrive: 'Ten years pass in a blink.',
    },
    {
      id: 'prices',
      name: 'prices',
      title: 'Prices',
      words: ['price', 'prices', 'pricing', 'discount', 'discounts', 'free stuff', 'bargain', 'bargains'],
      hooks: [
        'A price is a message, and you are reading it wrong.',
        'You do not know what things should cost, and shops know that.',
        'One digit on a label can change what you do.',
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
        'Your hand reaches for the wallet before you have decided.',
        'How you pay changes how much you pay.',
        'Spending is a feeling, and it has been measured.',
      ],
      arrive: 'At the checkout, you reach for your card.',
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
  listCall: 'Which one did you not know?',
  calls: ENDINGS.money,
  hashtags: ['money', 'moneyfacts', 'finance', 'economics', 'financialliteracy'],
  facts: [...ORIGIN_FACTS, ...NUMBER_FACTS],
  myths: MYTHS,
}
