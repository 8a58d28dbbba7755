import type { Fact } from '../../known/fact.ts'

/** Interest, prices and spending. */
export const NUMBER_FACTS: readonly Fact[] = [
  {
    subject: 'growth',
    wow: 4,
    tag: 'doubling coins',
    question: 'How long does it take to double?',
    short: 'Divide seventy two by the interest rate',
    long: "Divide seventy two by the yearly interest, and you get roughly the years until your money doubles. At six percent, that's twelve.",
    why: [
      "It works because your interest earns interest, too. That's compound interest, and it feeds on itself.",
      'The same rule shows how fast a debt doubles when nobody pays it back.',
    ],
    sources: [{ work: 'Gould and Weil, The Rule of 69, Journal of Business', year: 1974 }],
  },
  {
    subject: 'growth',
    wow: 3,
    tag: 'shrinking banknote',
    question: 'What does slow inflation do?',
    short: 'Three percent inflation halves money in one generation',
    long: 'When prices rise by three percent a year, the same bill buys only half as much after about twenty four years.',
    why: [
      "No single year looks bad, and that's why it's so easy to overlook.",
      "It's compound growth again, only this time the prices are growing.",
    ],
    sources: [{ work: 'Gould and Weil, The Rule of 69, Journal of Business', year: 1974 }],
  },
  {
    subject: 'growth',
    wow: 5,
    tag: 'wheelbarrow',
    question: 'How fast can prices rise?',
    short: 'Prices in Hungary once doubled every fifteen hours',
    long: "In July of nineteen forty six, prices in Hungary doubled about every fifteen hours. It's the worst inflation on record.",
    why: [
      'The government printed bigger and bigger notes, and people raced to spend them, which made it worse.',
      'A new currency ended it within weeks, at an exchange rate with dozens of zeros.',
    ],
    sources: [
      {
        work: 'Hanke and Krus, World Hyperinflations, in The Handbook of Major Events in Economic History',
        year: 2013,
      },
    ],
  },
  {
    subject: 'growth',
    wow: 4,
    tag: 'trillion dollar note',
    question: 'What is a hundred trillion dollars worth?',
    short: 'Zimbabwe printed a one hundred trillion dollar note',
    long: 'In two thousand nine, Zimbabwe issued a note of one hundred trillion dollars. Within months, the country gave up its currency.',
    why: [
      'At the worst point, prices doubled about once a day.',
      'Collectors later paid more for the note than it had ever been worth in a store.',
    ],
    sources: [
      { work: "Hanke and Kwok, On the Measurement of Zimbabwe's Hyperinflation, Cato Journal", year: 2009 },
    ],
  },
  {
    subject: 'growth',
    wow: 4,
    tag: 'checkbox',
    question: 'Can a form make people save?',
    short: 'One ticked box got people to save',
    long: 'When a company signed new workers up for its savings plan unless they said no, far more of them joined.',
    why: [
      'The offer was the same. Only the box was ticked in advance.',
      'And most of them stayed at whatever rate the form suggested.',
    ],
    sources: [
      { work: 'Madrian and Shea, The Power of Suggestion, Quarterly Journal of Economics', year: 2001 },
    ],
  },
  {
    subject: 'prices',
    wow: 4,
    tag: 'price tag',
    question: 'Can a higher price sell more?',
    short: 'A dress sold better at a higher price',
    long: 'In a mail order test, the same dress sold better for thirty nine dollars than for thirty four.',
    why: [
      'A price that ends in nine reads like a bargain, whether it is one or not.',
      'It worked best on new items, when nobody knew what they should cost.',
    ],
    sources: [
      {
        work: 'Anderson and Simester, Effects of $9 Price Endings on Retail Sales, Quantitative Marketing and Economics',
        year: 2003,
      },
    ],
  },
  {
    subject: 'prices',
    wow: 4,
    tag: 'chocolate',
    question: 'What is so special about free?',
    short: 'Free is more than just a low price',
    long: 'When fine chocolate cost fifteen cents and a plain one cost one cent, most buyers took the fine one. A cent less for both, and most took the free one.',
    why: [
      'At a price of zero, people stop weighing what they pay against what they get.',
      "You can't lose, and that feels better than any discount.",
    ],
    sources: [
      { work: 'Shampanier, Mazar and Ariely, Zero as a Special Price, Marketing Science', year: 2007 },
    ],
  },
  {
    subject: 'spending',
    wow: 4,
    tag: 'credit card',
    question: 'Does plastic loosen your grip?',
    short: 'People offered more money when paying by card',
    long: 'Students bid for basketball tickets. Those who were told to pay by card offered about twice as much as those who had to pay cash.',
    why: [
      'The card moves the pain of paying into next month.',
      'Not one of them thought that it made a difference.',
    ],
    sources: [{ work: 'Prelec and Simester, Always Leave Home Without It, Marketing Letters', year: 2001 }],
  },
  {
    subject: 'spending',
    wow: 3,
    tag: 'big banknote',
    question: 'Why is a large bill hard to break?',
    short: 'Large bills are harder to spend than small',
    long: 'People given one large bill were less likely to buy something than people given the same sum in small bills.',
    why: [
      'Once the big bill is broken, the rest goes quickly.',
      'It worked on students in America and on housewives in China alike.',
    ],
    sources: [
      { work: 'Raghubir and Srivastava, The Denomination Effect, Journal of Consumer Research', year: 2009 },
    ],
  },
  {
    subject: 'spending',
    wow: 4,
    tag: 'brain scan',
    question: 'Can a scan see that you will buy?',
    short: 'A brain scan can hint at your next purchase',
    long: 'While people shopped inside a scanner, one region lit up for things they wanted, and another for prices that hurt.',
    why: [
      'From two regions of the brain, researchers could guess what people would buy better than chance.',
      'So you feel a high price before you think about it.',
    ],
    sources: [{ work: 'Knutson et al., Neural Predictors of Purchases, Neuron', year: 2007 }],
  },
]
