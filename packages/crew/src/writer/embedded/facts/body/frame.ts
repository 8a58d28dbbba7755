import type { Fact } from '../../known/fact.ts'

/** Brain, senses, bones, muscles and skin. */
export const FRAME_FACTS: readonly Fact[] = [
  {
    subject: 'brain',
    wow: 3,
    tag: 'brain',
    question: 'Why is thinking so expensive?',
    short: 'Your brain burns a fifth of your energy',
    long: 'Your brain is about two percent of your weight, and it burns around twenty percent of your energy at rest.',
    why: [
      'Most of that goes into nerve cells sending signals and getting ready for the next one.',
      'Thinking hard barely adds to the bill. Your brain is nearly as busy when you daydream.',
    ],
    sources: [{ work: "Raichle and Gusnard, Appraising the Brain's Energy Budget, PNAS", year: 2002 }],
  },
  {
    subject: 'brain',
    wow: 3,
    tag: 'neurons',
    question: 'How many cells are doing the thinking?',
    short: 'Your brain has about eighty six billion neurons',
    long: 'For years, textbooks said one hundred billion. Then a team really counted, and an adult brain had about eighty six billion neurons.',
    why: [
      'They turned brains into an even soup and counted the nuclei in small samples of it.',
      'And most of those neurons are in the little part at the back that fine tunes your movements.',
    ],
    sources: [
      {
        work: 'Azevedo et al., Equal Numbers of Neuronal and Nonneuronal Cells Make the Human Brain an Isometrically Scaled-Up Primate Brain, Journal of Comparative Neurology',
        year: 2009,
      },
    ],
  },
  {
    subject: 'brain',
    wow: 4,
    tag: 'scalpel',
    question: 'How can surgeons operate on someone awake?',
    short: 'Your brain itself cannot feel pain',
    long: 'The brain has no pain sensors of its own, so surgeons can operate on it while the patient is awake and talking.',
    why: [
      'The scalp and the membranes do feel pain, and those are numbed first.',
      'If your speech falters when they touch a spot, the surgeon leaves that spot alone.',
    ],
    sources: [
      { work: 'Penfield and Jasper, Epilepsy and the Functional Anatomy of the Human Brain', year: 1954 },
    ],
  },
  {
    subject: 'senses',
    wow: 4,
    tag: 'eye',
    question: 'What is missing from your view right now?',
    short: 'Each of your eyes has a blind spot',
    long: 'Each of your eyes has a spot that sees nothing at all. You never notice, because the brain fills in the hole.',
    why: [
      "It's where the optic nerve leaves the eye, so there's no room for sensors.",
      "Your other eye covers the gap. Close it, and your brain just guesses from what's around it.",
    ],
    sources: [{ work: 'Kandel et al., Principles of Neural Science', year: 2021 }],
  },
  {
    subject: 'senses',
    wow: 3,
    tag: 'ear',
    question: 'Where is the smallest bone you own?',
    short: 'Your smallest bone sits inside your ear',
    long: "Your smallest bone is the stirrup, deep inside your ear. It's only about three millimeters long, and you could barely hear without it.",
    why: [
      'Together with two other bones, it works as a lever that pushes sound into the fluid of the inner ear.',
      'Without that push, most sound would bounce straight off the fluid.',
    ],
    sources: [{ work: "Gray's Anatomy: The Anatomical Basis of Clinical Practice", year: 2020 }],
  },
  {
    subject: 'senses',
    wow: 4,
    tag: 'taste buds',
    question: 'What is your tongue doing outside your mouth?',
    short: 'You have taste sensors in your airways',
    long: 'There are bitter taste sensors in your lungs. They sit on the muscle around your airways, nowhere near your tongue.',
    why: [
      "You don't taste anything with them. When something bitter touches that muscle, it relaxes.",
      'Researchers found it by surprise, and hope that it may one day help people with asthma.',
    ],
    sources: [
      {
        work: 'Deshpande et al., Bitter Taste Receptors on Human Airway Smooth Muscle Bronchodilate, Nature Medicine',
        year: 2010,
      },
    ],
  },
  {
    subject: 'senses',
    wow: 5,
    tag: 'candle',
    question: 'How little light can a human eye see?',
    short: 'Your eye can notice a few single photons',
    long: 'In total darkness, your eye can notice a flash of only a few photons, the smallest packets of light there are.',
    why: [
      'In the dark, the light sensors of your eye become so sensitive that a single photon can set one off.',
      "It takes about half an hour in the dark before they're at their best.",
    ],
    sources: [
      {
        work: 'Hecht, Shlaer and Pirenne, Energy, Quanta, and Vision, Journal of General Physiology',
        year: 1942,
      },
    ],
  },
  {
    subject: 'bones',
    wow: 3,
    tag: 'skeleton',
    question: "Where do a baby's extra bones go?",
    short: 'Babies have more bones than adults',
    long: 'A newborn has around three hundred bones and pieces of cartilage. A grown adult has two hundred and six.',
    why: [
      'None of them disappear. Separate pieces grow together as the child grows up.',
      "The gaps let a baby's skull squeeze through birth, and then leave room for the brain to grow.",
    ],
    sources: [{ work: "Gray's Anatomy: The Anatomical Basis of Clinical Practice", year: 2020 }],
  },
  {
    subject: 'bones',
    wow: 3,
    tag: 'skeleton',
    question: 'How old is your skeleton, really?',
    short: 'Your skeleton keeps replacing itself',
    long: 'Your skeleton is never finished. Every year, about a tenth of it is taken apart and built again.',
    why: [
      'One kind of cell dissolves old bone, and another kind fills the pit with new bone.',
      'They build where the load is, which is why exercise makes bones stronger.',
    ],
    sources: [{ work: 'Manolagas, Birth and Death of Bone Cells, Endocrine Reviews', year: 2000 }],
  },
  {
    subject: 'bones',
    wow: 2,
    tag: 'ruler',
    question: 'When are you at your tallest?',
    short: 'You are taller in the morning',
    long: "You're about one to two centimeters taller in the morning than at night.",
    why: [
      'All day your weight squeezes water out of the cushions in your spine.',
      'At night, when you lie down, they soak it up again, and you get your height back.',
    ],
    sources: [
      {
        work: 'Tyrrell, Reilly and Troup, Circadian Variation in Stature and the Effects of Spinal Loading, Spine',
        year: 1985,
      },
    ],
  },
  {
    subject: 'bones',
    wow: 3,
    tag: 'hand',
    question: 'What moves a finger that has no muscle?',
    short: 'Your fingers contain almost no muscle',
    long: 'None of the muscles that bend your fingers are in your fingers. The pull comes from your forearm and palm, through long tendons.',
    why: [
      'Wiggle your fingers, watch your forearm, and you can see the machinery move.',
      'With the motors somewhere else, your fingers stay slim enough to thread a needle.',
    ],
    sources: [{ work: "Gray's Anatomy: The Anatomical Basis of Clinical Practice", year: 2020 }],
  },
  {
    subject: 'skin',
    wow: 3,
    tag: 'skin',
    question: 'How old is the skin you are in?',
    short: 'Your skin renews its surface about every month',
    long: 'The outer layer of your skin is new about every month. The old cells flake off, and you never notice.',
    why: [
      'Fresh cells are born at the bottom, climb up, flatten out and die on the way.',
      'So what you touch the world with is a layer of dead cells. It keeps water in and germs out.',
    ],
    sources: [
      { work: 'Koster, Making an Epidermis, Annals of the New York Academy of Sciences', year: 2009 },
    ],
  },
  {
    subject: 'skin',
    wow: 3,
    tag: 'fingertip',
    question: 'Why do fingers wrinkle in the bath?',
    short: 'Your nerves make your wet fingers wrinkle',
    long: 'Wet fingers do not wrinkle because they soak up water. Your nerves do it on purpose, by tightening vessels under the skin.',
    why: [
      'Doctors noticed that fingers with damaged nerves stay smooth in water.',
      "In one experiment, wrinkled fingers moved wet objects faster than smooth ones. In a later one, they didn't.",
    ],
    sources: [
      {
        work: 'Wilder-Smith and Chow, Water-Immersion Wrinkling Is Due to Vasoconstriction, Muscle and Nerve',
        year: 2003,
      },
      {
        work: 'Kareklas, Nettle and Smulders, Water-Induced Finger Wrinkles Improve Handling of Wet Objects, Biology Letters',
        year: 2013,
      },
      {
        work: 'Haseleu et al., Water-Induced Finger Wrinkles Do Not Affect Touch Acuity or Dexterity in Handling Wet Objects, PLoS ONE',
        year: 2014,
      },
    ],
  },
  {
    subject: 'skin',
    wow: 4,
    tag: 'goosebumps',
    question: 'What are goosebumps good for?',
    short: 'Goosebump muscles help hair grow in mice',
    long: 'The tiny muscle that gives you goosebumps has a second job. In mice, it keeps the cells alive that regrow hair.',
    why: [
      'The muscle builds a bridge, so a nerve can reach the stem cells of the hair.',
      'When the mice stayed cold, that nerve kept firing, and new hair started to grow.',
    ],
    sources: [
      {
        work: 'Shwartz et al., Cell Types Promoting Goosebumps Form a Niche to Regulate Hair Follicle Stem Cells, Cell',
        year: 2020,
      },
    ],
  },
]
