import type { Fact } from '../../known/fact.ts'

/** Interest, prices and spending. */
export const NUMBER_FACTS: readonly Fact[] = [
  {
    subject: 'growth',
    wow: 4,
    tag: 'doubling coins',
    question: 'How long does it take to double?',
    short: 'Divide seventy two by the interest rate',
    long: 'Divide seventy two by the yearly interest, and you get roughly the years until a sum doubles. At six percent, that is twelve.',
    why: [
      'It works because interest earns interest. That is compound interest, and it feeds on itself.',
      'The same rule shows how fast a debt doubles when nobody pays.',
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
      'No single year looks bad, and that is why it is easy to overlook.',
      'It is compound growth again, only this time it is the prices that grow.',
    ],
    sources: [{ work: 'Gould and Weil, The Rule of 69, Journal of Business', year: 1974 }],
  },
  {
    subject: 'growth',
    wow: 5,
    tag: 'wheelbarrow',
    question: 'How fast can prices rise?',
    short: 'Prices in Hungary once doubled every fifteen hours',
    long: 'In July of nineteen forty six, prices in Hungary doubled about every fifteen hours. It is the worst inflation on record.',
    why: [
      'The government printed ever bigger notes, and spending them fast made it worse.',
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
    long: 'In two thousand nine, Zimbabwe issued a note of one hundred trillion dollars. Within months, the country gave its currency up.',
    why: [
      'At the worst point, prices doubled about once a day.',
      'Collectors later paid more for the note than it had ever been worth in a shop.',
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
    short: 'A default on a form made people save',
    long: 'When a company signed new workers up for its savings plan unless they said no, far more of them took part.',
    why: [
      'The offer was the same, only the box was ticked in advance.',
      'Most of them also stayed at the rate that the form suggested.',
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
      'The effect was strongest for new items, where nobody knew what they should cost.',
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
      'There is nothing to lose, and that feels better than any discount.',
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
      'Nobody in the room thought that it made a difference.',
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
      'Once the large bill is broken, the change goes quickly.',
      'It was seen among students in America and housewives in China alike.',
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
    long: 'While people shopped inside a scanner, one region lit up for things they wanted and another for prices that hurt.',
    why: [
      'From two regions of the brain, researchers could guess better than chance what people would buy.',
      'So a high price is felt before it is thought about.',
    ],
    sources: [{ work: 'Knutson et al., Neural Predictors of Purchases, Neuron', year: 2007 }],
  },
]
