import type { Fact } from '../../known/fact.ts'

/** Cooking and the pantry. */
export const STOVE_FACTS: readonly Fact[] = [
  {
    subject: 'heat',
    wow: 3,
    tag: 'seared steak',
    question: 'Why does brown food taste so good?',
    short: 'Browning creates flavors that were not there before',
    long: 'When bread, meat or onions turn brown, sugars and proteins react and form hundreds of new aromas.',
    why: [
      'It takes far more heat than boiling, so a wet pan gives you gray instead of brown.',
      'Coffee, chocolate and bread crust all get their smell from the same reaction.',
    ],
    sources: [{ work: 'McGee, On Food and Cooking', year: 2004 }],
  },
  {
    subject: 'heat',
    wow: 4,
    tag: 'popcorn',
    question: 'What makes popcorn pop?',
    short: 'Popcorn pops at one hundred eighty degrees',
    long: 'At about a hundred and eighty degrees Celsius, the steam inside a corn kernel breaks the shell, and the starch turns to foam.',
    why: [
      "The pop isn't the shell cracking. It's steam bursting out.",
      'And the kernel jumps, because a leg of starch kicks it off the pan like a gymnast.',
    ],
    sources: [
      {
        work: 'Virot and Ponomarenko, Popcorn: Critical Temperature, Jump and Sound, Journal of the Royal Society Interface',
        year: 2015,
      },
    ],
  },
  {
    subject: 'heat',
    wow: 4,
    tag: 'spaghetti',
    question: 'Why does spaghetti never break in two?',
    short: 'Dry spaghetti almost never breaks into two pieces',
    long: 'Bend dry spaghetti until it snaps, and you usually get three pieces or more.',
    why: [
      'The first break sends waves down both halves, and the waves bend them until they break again.',
      "Even the physicist Richard Feynman tried it in his kitchen and couldn't solve it.",
    ],
    sources: [
      {
        work: 'Audoly and Neukirch, Fragmentation of Rods by Cascading Cracks: Why Spaghetti Does Not Break in Half, Physical Review Letters',
        year: 2005,
      },
    ],
  },
  {
    subject: 'heat',
    wow: 3,
    tag: 'pressure cooker',
    question: 'Why is a pressure cooker so fast?',
    short: 'Under pressure, water boils far hotter',
    long: 'In a pressure cooker, water stays liquid up to about a hundred and twenty degrees, so food is done much sooner.',
    why: [
      "The steam can't get out, so it pushes back on the water.",
      "On a high mountain it's the other way around, and beans just won't get soft.",
    ],
    sources: [{ work: 'McGee, On Food and Cooking', year: 2004 }],
  },
  {
    subject: 'heat',
    wow: 3,
    tag: 'boiled egg',
    question: 'Why does an egg go hard when heated?',
    short: 'Heat turns an egg solid by untangling it',
    long: 'Heat unfolds the coiled proteins in an egg. They catch on each other and form a net, and the liquid sets.',
    why: [
      'White and yolk set at different temperatures, which is why a soft yolk is possible at all.',
      'Cook it too long, and the net squeezes out the water until the egg is rubber.',
    ],
    sources: [{ work: 'McGee, On Food and Cooking', year: 2004 }],
  },
  {
    subject: 'pantry',
    wow: 4,
    tag: 'honey jar',
    question: 'Why does honey keep so long?',
    short: 'Closed honey keeps for years without a fridge',
    long: 'Honey lasts for years because it holds too little water for microbes to live in. It dries them out.',
    why: [
      "It's also acidic, and an enzyme from the bees adds a little hydrogen peroxide.",
      "Crystals don't mean that it's gone bad. Warm water melts them again.",
    ],
    sources: [{ work: 'Molan, The Antibacterial Activity of Honey, Bee World', year: 1992 }],
  },
  {
    subject: 'pantry',
    wow: 4,
    tag: 'chocolate bar',
    question: 'Why does good chocolate snap?',
    short: 'Good chocolate is all about one crystal',
    long: 'The fat in chocolate can set in six crystal forms. Only one of them snaps, shines and melts in your mouth.',
    why: [
      'You get that crystal by careful warming and cooling, and cooks call it tempering.',
      'The white film on old chocolate is fat that moved into another form.',
    ],
    sources: [{ work: 'Beckett, The Science of Chocolate', year: 2008 }],
  },
  {
    subject: 'pantry',
    wow: 4,
    tag: 'swiss cheese',
    question: 'Where do the holes in cheese come from?',
    short: 'Specks of hay make the holes in cheese',
    long: 'In Swiss cheese, the holes start at tiny specks of hay in the milk. Gas from bacteria gathers there and blows up a bubble.',
    why: [
      'Milking got cleaner, the specks disappeared, and so did many of the holes.',
      'Researchers put hay dust back in. The more they added, the more holes they got.',
    ],
    sources: [
      {
        work: 'Guggisberg et al., Mechanism and Control of the Eye Formation in Cheese, International Dairy Journal',
        year: 2015,
      },
    ],
  },
  {
    subject: 'pantry',
    wow: 3,
    tag: 'mayonnaise',
    question: 'How do you make oil and water stay together?',
    short: 'Egg yolk keeps oil and water together',
    long: 'Mayonnaise is mostly oil, broken into tiny drops. Molecules from the yolk coat each one and keep them apart.',
    why: [
      'One end of such a molecule likes water, and the other likes fat.',
      "That's why the oil has to go in slowly. Too much at once, and the drops find each other.",
    ],
    sources: [{ work: 'McGee, On Food and Cooking', year: 2004 }],
  },
  {
    subject: 'pantry',
    wow: 4,
    tag: 'tomato',
    question: 'What does the fridge do to a tomato?',
    short: "Cold storage switches off a tomato's flavor",
    long: "A week in the cold turns off the genes that make a tomato's aroma. Back on the counter, much of it never returns.",
    why: [
      "Sugar and acid stay the same. It's the smell that goes missing.",
      'In a taste test, people preferred the tomatoes that had never been chilled.',
    ],
    sources: [
      {
        work: 'Zhang et al., Chilling-Induced Tomato Flavor Loss Is Associated with Altered Volatile Synthesis, PNAS',
        year: 2016,
      },
    ],
  },
  {
    subject: 'pantry',
    wow: 3,
    tag: 'bread',
    question: 'What makes the holes in bread?',
    short: 'Bread is a foam blown up by yeast',
    long: 'Yeast eats sugars in the dough and breathes out gas. Stretchy gluten holds it in bubbles until the oven sets them.',
    why: [
      'Kneading links the proteins into sheets, like rubber for thousands of tiny balloons.',
      'The yeast makes alcohol, too. Most of it leaves in the oven and adds to the smell.',
    ],
    sources: [{ work: 'McGee, On Food and Cooking', year: 2004 }],
  },
  {
    subject: 'pantry',
    wow: 3,
    tag: 'salt shaker',
    question: 'Why does salt help a bitter salad?',
    short: 'Salt makes bitter food taste sweeter',
    long: 'A pinch of salt does more than taste salty. It turns the bitterness down, and the sweetness behind it comes out.',
    why: [
      'Sodium holds back the bitter far more than the sweet.',
      'That is why some people salt grapefruit, coffee or dark chocolate.',
    ],
    sources: [
      { work: 'Breslin and Beauchamp, Salt Enhances Flavour by Suppressing Bitterness, Nature', year: 1997 },
    ],
  },
]
