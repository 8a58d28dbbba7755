import { ENDINGS } from '../../known/endings.ts'
import type { Myth, Pack } from '../../known/fact.ts'
import { STOVE_FACTS } from './stove.ts'
import { TONGUE_FACTS } from './tongue.ts'

const MYTHS: readonly Myth[] = [
  {
    subject: 'heat',
    tag: 'steak',
    claim: 'searing meat seals in the juices',
    correction:
      "A crust doesn't hold water in, and you can hear that in the sizzle. Seared meat loses at least as much.",
    because:
      'The idea comes from a chemist of the nineteenth century, and it was tested and dropped long ago. Sear for the flavor.',
    sources: [{ work: 'McGee, On Food and Cooking', year: 2004 }],
  },
  {
    subject: 'taste',
    tag: 'tongue map',
    claim: 'the tongue has separate zones for sweet, sour and bitter',
    correction: 'Every part of the tongue with taste buds can taste all of it.',
    because: 'The map goes back to a small difference in an old study, drawn much too large.',
    sources: [
      { work: 'Chandrashekar et al., The Receptors and Cells for Mammalian Taste, Nature', year: 2006 },
    ],
  },
  {
    subject: 'pantry',
    tag: 'sugar cubes',
    claim: 'sugar makes children hyperactive',
    correction:
      'In blind tests, children acted the same with sugar and without it. Nobody could tell who had eaten what.',
    because: 'Parties are exciting. The sugar just happens to be there.',
    sources: [
      {
        work: 'Wolraich, Wilson and White, The Effect of Sugar on Behavior or Cognition in Children, JAMA',
        year: 1995,
      },
    ],
  },
  {
    subject: 'heat',
    tag: 'flambe pan',
    claim: 'all the alcohol burns off when you cook with wine',
    correction: 'Some of it stays. After fifteen minutes of simmering, about forty percent was still there.',
    because: 'A flaming dish keeps even more of it, as the fire goes out long before the alcohol is gone.',
    sources: [
      {
        work: 'Augustin et al., Alcohol Retention in Food Preparation, Journal of the American Dietetic Association',
        year: 1992,
      },
    ],
  },
  {
    subject: 'heat',
    tag: 'microwave oven',
    claim: 'a microwave cooks food from the inside out',
    correction:
      'Microwaves go only a few centimeters deep. The middle gets its heat from the layers around it, as in any oven.',
    because: 'That is why a thick piece can be hot outside and still frozen in the center.',
    sources: [{ work: 'Vollmer, Physics of the Microwave Oven, Physics Education', year: 2004 }],
  },
  {
    subject: 'pantry',
    tag: 'pasta',
    claim: 'Marco Polo brought pasta to Italy',
    correction:
      'Italians were eating pasta before he came home. An inventory in Genoa lists a basket of macaroni while he was still away.',
    because: 'The tale was spread by an American pasta trade magazine in the nineteen twenties.',
    sources: [{ work: 'Serventi and Sabban, Pasta: The Story of a Universal Food', year: 2002 }],
  },
]

/** Food and the science of cooking, taste and the kitchen. */
export const FOOD_PACK: Pack = {
  id: 'food',
  name: 'food',
  about: 'food',
  title: 'Food',
  quiz: { ask: 'True or false?', yes: 'True.', no: 'False.' },
  unit: { one: 'fact', many: 'facts' },
  words: ['food', 'foods', 'food science', 'kitchen science', 'eating', 'cuisine', 'ingredients'],
  subjects: [
    {
      id: 'heat',
      name: 'cooking',
      title: 'Cooking',
      words: [
        'cooking',
        'kitchen',
        'maillard',
        'frying',
        'roasting',
        'pressure cooker',
        'egg',
        'eggs',
        'popcorn',
        'cooking science',
        'spaghetti',
        'microwave',
        'microwaves',
      ],
      hooks: [
        'Spaghetti almost never breaks into two pieces.',
        "Searing a steak doesn't keep the juice in.",
        'An egg goes hard because it gets untangled.',
      ],
      arrive: 'You turn on the stove.',
    },
    {
      id: 'taste',
      name: 'taste',
      title: 'Taste',
      words: [
        'taste',
        'tasting',
        'flavor',
        'flavour',
        'flavors',
        'umami',
        'sweet',
        'bitter',
        'cilantro',
        'coriander',
        'taste buds',
        'tongue',
      ],
      hooks: [
        'Hold your nose, and most of the flavor is gone.',
        'One berry makes a lemon taste like candy.',
        'Red dye fooled more than fifty wine students.',
      ],
      arrive: 'You take the first bite.',
    },
    {
      id: 'spice',
      name: 'spice',
      title: 'Spice',
      words: [
        'spice',
        'spices',
        'spicy',
        'spicy food',
        'chili',
        'chilies',
        'chilli',
        'hot peppers',
        'pepper',
        'mint',
        'vanilla',
        'saffron',
        'onion',
        'onions',
        'garlic',
        'cry',
      ],
      hooks: [
        "There's no heat in a chili. Your nerves are being lied to.",
        'A twelve year old boy in slavery gave us vanilla.',
        'A bird can eat the hottest chili and not feel it.',
      ],
      arrive: 'The spice jars are open in front of you.',
    },
    {
      id: 'pantry',
      name: 'the pantry',
      title: 'The Pantry',
      words: [
        'pantry',
        'honey',
        'cheese',
        'chocolate',
        'bread',
        'mayonnaise',
        'tomato',
        'tomatoes',
        'baking',
        'salt',
        'fridge',
        'swiss cheese',
        'sourdough',
      ],
      hooks: [
        'Honey can last for years without a fridge.',
        "A cold fridge switches off a tomato's flavor.",
        'The holes in Swiss cheese come from specks of hay.',
      ],
      arrive: 'You open the cupboard.',
    },
  ],
  povs: [
    {
      title: 'POV: You Cook Dinner as a Scientist',
      hook: 'POV: you cook dinner, and tonight you notice everything.',
    },
    {
      title: 'POV: Your Kitchen Is a Laboratory',
      hook: 'POV: someone tells you that your kitchen is a laboratory, and it is.',
    },
    { title: 'POV: Dinner Explains Itself', hook: 'POV: dinner is ready, and it starts explaining itself.' },
  ],
  promises: ['make dinner more interesting', 'sound made up', 'you can taste tonight'],
  versus: 'which one would you miss more?',
  calls: ENDINGS.food,
  hashtags: ['food', 'foodfacts', 'foodscience', 'cooking', 'kitchen'],
  facts: [...STOVE_FACTS, ...TONGUE_FACTS],
  myths: MYTHS,
}
