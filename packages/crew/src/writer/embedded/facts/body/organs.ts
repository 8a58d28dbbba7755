import type { Fact } from '../../known/fact.ts'

/** Heart and blood, lungs, gut. */
export const ORGAN_FACTS: readonly Fact[] = [
  {
    subject: 'heart',
    wow: 3,
    tag: 'heart',
    question: 'How hard does your heart work in one day?',
    short: 'Your heart beats about one hundred thousand times daily',
    long: 'Your heart beats about one hundred thousand times a day and pumps thousands of liters of blood around your body.',
    why: [
      'It carries its own pacemaker, a small patch of cells that fires all by itself.',
      "That's why a heart can keep beating for a while even outside the body.",
    ],
    sources: [{ work: 'Hall and Hall, Guyton and Hall Textbook of Medical Physiology', year: 2020 }],
  },
  {
    subject: 'heart',
    wow: 4,
    tag: 'red blood cell',
    question: 'How many blood cells do you make per second?',
    short: 'You make two million blood cells every second',
    long: 'Every second, your body makes more than two million red blood cells, and scraps about as many old ones.',
    why: [
      'They are born in the marrow of your bones and last about four months.',
      'On the way out of the marrow, each one throws away its nucleus to make room for oxygen.',
    ],
    sources: [
      { work: 'Higgins, Red Blood Cell Population Dynamics, Clinics in Laboratory Medicine', year: 2015 },
    ],
  },
  {
    subject: 'heart',
    wow: 4,
    tag: 'red blood cell',
    question: 'What is your body mostly made of, cell by cell?',
    short: 'Most of your cells are red blood cells',
    long: 'Count every cell in your body, and more than eighty percent turn out to be red blood cells.',
    why: [
      "They're so tiny that by weight, they're only a small part of you.",
      'In bags that small, oxygen slips in and out in a blink.',
    ],
    sources: [
      {
        work: 'Sender, Fuchs and Milo, Revised Estimates for the Number of Human and Bacteria Cells in the Body, PLoS Biology',
        year: 2016,
      },
    ],
  },
  {
    subject: 'heart',
    wow: 3,
    tag: 'blood vessels',
    question: 'How do you lose a fever through your skin?',
    short: 'Your skin can open like a radiator',
    long: 'When you heat up, the vessels in your skin open wide. Up to eight liters of blood a minute can flow there to cool you down.',
    why: [
      "When you're comfortable, your skin gets less than half a liter a minute.",
      "That's why you turn red in a sauna, and why you get dizzy in there when you stand up too fast.",
    ],
    sources: [
      {
        work: 'Charkoudian, Skin Blood Flow in Adult Human Thermoregulation, Mayo Clinic Proceedings',
        year: 2003,
      },
    ],
  },
  {
    subject: 'lungs',
    wow: 4,
    tag: 'lungs',
    question: 'How big are your lungs on the inside?',
    short: 'Your lungs hold almost half a billion air sacs',
    long: 'Your lungs contain roughly four hundred and eighty million tiny air sacs, each a fraction of a millimeter wide.',
    why: [
      "Together, all those bubbles add up to an enormous surface, and that's where oxygen crosses into your blood.",
      'The wall between air and blood is far thinner than a sheet of paper.',
    ],
    sources: [
      {
        work: 'Ochs et al., The Number of Alveoli in the Human Lung, American Journal of Respiratory and Critical Care Medicine',
        year: 2004,
      },
    ],
  },
  {
    subject: 'lungs',
    wow: 3,
    tag: 'candle',
    question: 'What makes you desperate to breathe?',
    short: 'The urge to breathe comes from carbon dioxide',
    long: "When you hold your breath, that burning urge to breathe comes mostly from rising carbon dioxide. It's not from missing oxygen.",
    why: [
      'Sensors in the brain notice the gas because it makes your blood more acidic.',
      "That's why fast breathing before a dive is dangerous. It turns off the alarm, and you still run out of air.",
    ],
    sources: [{ work: 'Hall and Hall, Guyton and Hall Textbook of Medical Physiology', year: 2020 }],
  },
  {
    subject: 'lungs',
    wow: 2,
    tag: 'nose',
    question: 'Why does one side of your nose feel blocked?',
    short: 'Your nostrils take turns breathing',
    long: 'Your nostrils take turns. One is usually more open than the other, and after a few hours they trade places.',
    why: [
      'Tissue in your nose swells on one side while it shrinks on the other.',
      'You only notice when you have a cold and one side closes up completely.',
    ],
    sources: [{ work: 'Hasegawa and Kern, The Human Nasal Cycle, Mayo Clinic Proceedings', year: 1977 }],
  },
  {
    subject: 'gut',
    wow: 4,
    tag: 'bacteria',
    question: 'Are you more bacteria than human?',
    short: 'You carry about thirty eight trillion bacteria',
    long: "Your body holds about thirty eight trillion bacteria and about thirty trillion human cells. So it's close to a tie.",
    why: [
      'Nearly all of them live in the large intestine.',
      "They're so small that all of them together weigh only about two hundred grams.",
    ],
    sources: [
      {
        work: 'Sender, Fuchs and Milo, Revised Estimates for the Number of Human and Bacteria Cells in the Body, PLoS Biology',
        year: 2016,
      },
    ],
  },
  {
    subject: 'gut',
    wow: 4,
    tag: 'neurons',
    question: 'Can a gut think without the brain?',
    short: 'Your gut has its own nervous system',
    long: 'The wall of your gut holds hundreds of millions of nerve cells. They can run digestion without orders from the brain.',
    why: [
      'Cut the connection, and your gut still moves food along on its own.',
      'The two still talk all day, and most of the messages go up to the brain.',
    ],
    sources: [
      {
        work: 'Furness, The Enteric Nervous System and Neurogastroenterology, Nature Reviews Gastroenterology and Hepatology',
        year: 2012,
      },
    ],
  },
  {
    subject: 'gut',
    wow: 3,
    tag: 'stomach',
    question: 'Why does your stomach not digest itself?',
    short: 'Your stomach rebuilds its lining within days',
    long: 'Your stomach makes acid strong enough to hurt it. So it replaces its own surface every few days.',
    why: [
      'A coat of mucus keeps the acid off the wall.',
      'Where that coat fails, you can get an ulcer, often with the help of a bacterium.',
    ],
    sources: [{ work: 'Hall and Hall, Guyton and Hall Textbook of Medical Physiology', year: 2020 }],
  },
  {
    subject: 'gut',
    wow: 3,
    tag: 'liver',
    question: 'Which organ grows back?',
    short: 'Your liver can grow back after surgery',
    long: 'Surgeons can take out more than half of a healthy liver. Within months, it grows back to most of its old size.',
    why: [
      'The cells that are left divide until the liver can do its whole job again.',
      "That's how a living person can give away part of a liver and keep one.",
    ],
    sources: [
      { work: 'Michalopoulos and DeFrances, Liver Regeneration, Science', year: 1997 },
      {
        work: 'Aoki et al., Convergence Process of Volumetric Liver Regeneration After Living-Donor Hepatectomy, Journal of Gastrointestinal Surgery',
        year: 2011,
      },
    ],
  },
]
