import type { Fact } from '../../known/fact.ts'

/** Egypt and the first cities. */
export const RIVER_LAND_FACTS: readonly Fact[] = [
  {
    subject: 'egypt',
    wow: 2,
    tag: 'Nile boat',
    question: 'What was ancient Egypt?',
    short: 'Egypt was three thousand years of pharaohs',
    long: "Ancient Egypt was the land of the pharaohs along the Nile, for some three thousand years. The river's flood fed it, and its people built pyramids, wrote in hieroglyphs and made mummies.",
    why: [
      'It began around five thousand years ago, when one king ruled the whole valley.',
      'Cleopatra was its last queen, before Rome took it.',
    ],
    sources: [{ work: 'Shaw, The Oxford History of Ancient Egypt', year: 2000 }],
  },
  {
    subject: 'egypt',
    wow: 5,
    tag: 'pyramid',
    question: 'Which is closer to you, Cleopatra or the pyramids?',
    short: 'Cleopatra lived closer to us than to the pyramids',
    long: 'Cleopatra lived closer in time to the Moon landing than to the building of the Great Pyramid.',
    why: [
      'The pyramid was already about two and a half thousand years old when she was born.',
      'In her day, people already came to Giza to look at the ruins of another age.',
    ],
    sources: [{ work: 'Shaw, The Oxford History of Ancient Egypt', year: 2000 }],
  },
  {
    subject: 'egypt',
    wow: 3,
    tag: 'great pyramid',
    question: 'How long can a building stay the tallest?',
    short: 'One tomb stayed the tallest building for millennia',
    long: 'The Great Pyramid stood nearly a hundred and fifty meters high. For well over three thousand years, nobody built anything taller.',
    why: [
      'It took the spires of medieval cathedrals to beat it.',
      'It holds more than two million blocks, and most of them are still in place.',
    ],
    sources: [{ work: 'Lehner, The Complete Pyramids', year: 1997 }],
  },
  {
    subject: 'egypt',
    wow: 4,
    tag: 'papyrus',
    question: 'Who went on strike first?',
    short: 'The first strike we know of happened in Egypt',
    long: 'More than three thousand years ago, the men who dug the royal tombs put down their tools. Their wages of grain were late.',
    why: [
      'A scribe wrote it all down. The men sat behind a temple and said that they were hungry.',
      'The officials paid. Then the wages came late again, and so did the next strike.',
    ],
    sources: [
      {
        work: "Edgerton, The Strikes in Ramses III's Twenty-Ninth Year, Journal of Near Eastern Studies",
        year: 1951,
      },
    ],
  },
  {
    subject: 'egypt',
    wow: 5,
    tag: 'dagger',
    question: 'What was iron before anybody could smelt it?',
    short: 'Tutankhamun owned a dagger made from a meteorite',
    long: "The blade buried with Tutankhamun is iron that fell from the sky. Its nickel and cobalt match what's found in meteorites.",
    why: [
      'Egypt had barely begun to smelt iron then, so the metal was rarer than gold.',
      'X rays settled the question in twenty sixteen, without a scratch on the blade.',
    ],
    sources: [
      {
        work: "Comelli et al., The Meteoritic Origin of Tutankhamun's Iron Dagger Blade, Meteoritics and Planetary Science",
        year: 2016,
      },
    ],
  },
  {
    subject: 'egypt',
    wow: 3,
    tag: 'mummy',
    question: 'What did embalmers throw away?',
    short: 'Embalmers kept the heart and discarded the brain',
    long: 'Egyptian embalmers pulled the brain out through the nose and got rid of it. The heart stayed in the body.',
    why: [
      'They believed that the heart did the thinking, and that it would be weighed after death.',
      'Lungs, liver, stomach and intestines were dried and kept, often each in its own jar.',
    ],
    sources: [{ work: 'Ikram and Dodson, The Mummy in Ancient Egypt', year: 1998 }],
  },
  {
    subject: 'egypt',
    wow: 3,
    tag: 'cat',
    question: 'How did Egyptians mourn a cat?',
    short: 'Egyptians shaved their eyebrows for a dead cat',
    long: 'When the family cat died, everyone in the house shaved off their eyebrows. So says Herodotus, who traveled there.',
    why: [
      'For a dog, he adds, they shaved the whole body and the head.',
      'Huge cemeteries full of cat mummies show how much the animals mattered.',
    ],
    sources: [{ work: 'Herodotus, The Histories, translated by Robin Waterfield', year: 1998 }],
  },
  {
    subject: 'first-cities',
    wow: 4,
    tag: 'clay tablet',
    question: 'How old is the angry customer?',
    short: 'The oldest famous complaint is about bad copper',
    long: "Almost four thousand years ago, a man named Nanni had a letter pressed into clay. The copper he'd been sold was bad.",
    why: [
      'He also complains that his messenger was treated with contempt.',
      "The merchant's name was Ea-nasir, and the tablet is in the British Museum today.",
    ],
    sources: [{ work: 'Oppenheim, Letters from Mesopotamia', year: 1967 }],
  },
  {
    subject: 'first-cities',
    wow: 3,
    tag: 'clock',
    question: 'Why does an hour have sixty minutes?',
    short: 'Your clock still counts like a Babylonian',
    long: 'An hour has sixty minutes because scholars in ancient Iraq counted in sixties.',
    why: [
      'You can split sixty evenly by two, three, four, five and six, and that makes fractions easy.',
      'Astronomers took the system over, and clocks took it from the astronomers.',
    ],
    sources: [{ work: 'Robson, Mathematics in Ancient Iraq', year: 2008 }],
  },
  {
    subject: 'first-cities',
    wow: 3,
    tag: 'beer mug',
    question: 'Who hid a beer recipe in a prayer?',
    short: 'One ancient hymn describes how to brew beer',
    long: 'A hymn to Ninkasi, the Sumerian goddess of beer, walks through brewing step by step, from the grain to the pour.',
    why: [
      'In those cities, workers got part of their wages in beer.',
      'Modern brewers have followed the poem, and what came out could really be drunk.',
    ],
    sources: [{ work: 'Civil, A Hymn to the Beer Goddess and a Drinking Song', year: 1964 }],
  },
  {
    subject: 'first-cities',
    wow: 4,
    tag: 'terracotta soldier',
    question: 'Who is guarded by an army of clay?',
    short: 'Thousands of clay soldiers guard one dead emperor',
    long: "China's first emperor was buried near an army of clay soldiers. There are perhaps eight thousand of them, as tall as living men.",
    why: [
      'The bodies were built from standard parts. Then faces, beards and hair were finished by hand.',
      'They were painted in bright colors, and much of the paint flaked off soon after they were dug up.',
    ],
    sources: [{ work: "Portal, The First Emperor: China's Terracotta Army", year: 2007 }],
  },
]
