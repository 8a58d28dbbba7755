import type { Fact } from '../../known/fact.ts'

/** Mornings, sleep and planning. */
export const DAY_HABITS: readonly Fact[] = [
  {
    subject: 'morning',
    wow: 3,
    tag: 'sunrise',
    question: 'Why does morning light make tonight easier?',
    short: 'Get daylight soon after you wake up',
    long: 'Step outside soon after you wake up. Bright morning light moves your body clock earlier, so you get sleepy earlier tonight.',
    why: [
      'Light reaching your eyes sets a clock in the brain, and that clock runs the whole day.',
      'The same light late in the evening does the opposite and pushes sleep away.',
    ],
    sources: [
      {
        work: 'Khalsa et al., A Phase Response Curve to Single Bright Light Pulses in Human Subjects, Journal of Physiology',
        year: 2003,
      },
    ],
  },
  {
    subject: 'morning',
    wow: 2,
    tag: 'alarm clock',
    question: 'Why do you feel foggy right after the alarm?',
    short: 'Give your brain half an hour to wake',
    long: 'Put nothing important into your first half hour. That fog after waking up is called sleep inertia, and it clears on its own.',
    why: [
      'Some parts of your brain wake up later than others, so you start out slow.',
      'It is worse when the alarm pulls you out of deep sleep, one more reason for a regular bedtime.',
    ],
    sources: [{ work: 'Tassi and Muzet, Sleep Inertia, Sleep Medicine Reviews', year: 2000 }],
  },
  {
    subject: 'morning',
    wow: 3,
    tag: 'running shoes',
    question: 'Can ten minutes of movement sharpen your head?',
    short: 'Move for ten minutes before hard work',
    long: 'Move for ten minutes before hard work. In one lab test, a single short workout made people faster on a test of focus.',
    why: [
      'Scans showed more activity at the front of the brain, in a part that holds back distractions.',
      'And it only took moderate effort, so a brisk walk to work is worth a try.',
    ],
    sources: [
      {
        work: 'Yanagisawa et al., Acute Moderate Exercise Elicits Increased Dorsolateral Prefrontal Activation, NeuroImage',
        year: 2010,
      },
    ],
  },
  {
    subject: 'morning',
    wow: 3,
    tag: 'stairs',
    question: 'What happens to your ideas when you walk?',
    short: 'Take a walk when you need ideas',
    long: 'Take a walk when you need ideas. In four experiments, people came up with more creative ideas walking than sitting.',
    why: [
      'It even worked on a treadmill facing a blank wall. The walking itself did the job.',
      'And it lasts a little after you sit down, so walk first and write right after.',
    ],
    sources: [
      {
        work: 'Oppezzo and Schwartz, Give Your Ideas Some Legs, Journal of Experimental Psychology',
        year: 2014,
      },
    ],
  },
  {
    subject: 'morning',
    wow: 2,
    tag: 'calendar',
    question: 'Why does Monday feel like a fresh start?',
    short: 'Start new habits on a fresh start',
    long: 'Start something new on a Monday, a birthday or the first of the month. People chase goals more right after those dates.',
    why: [
      'A new page on the calendar lets you file your old failures under the past.',
      'Gym visits go up at these moments. So do searches for the word diet.',
    ],
    sources: [{ work: 'Dai, Milkman and Riis, The Fresh Start Effect, Management Science', year: 2014 }],
  },
  {
    subject: 'morning',
    wow: 2,
    tag: 'clock',
    question: 'Is being a night owl just a bad habit?',
    short: 'Plan hard work for your own best hours',
    long: "Plan hard work for the hours when you're naturally awake. Early birds and night owls really do run on different clocks.",
    why: [
      'Your timing depends on genes, on age and on how much daylight you get.',
      'Your clock runs late in your teens and drifts earlier as you age, so your best hours will change.',
    ],
    sources: [
      {
        work: 'Roenneberg et al., Epidemiology of the Human Circadian Clock, Sleep Medicine Reviews',
        year: 2007,
      },
    ],
  },
  {
    subject: 'sleep',
    wow: 4,
    tag: 'notebook',
    question: 'Can a list help you fall asleep?',
    short: "Write tomorrow's tasks down before bed",
    long: "Write down tomorrow's tasks before bed. In a sleep lab, people who did fell asleep about nine minutes faster.",
    why: [
      'Unfinished business keeps circling in your head until it has a place on paper.',
      'In that test, the more specific the list, the faster people dropped off.',
    ],
    sources: [
      {
        work: 'Scullin et al., The Effects of Bedtime Writing on Difficulty Falling Asleep, Journal of Experimental Psychology',
        year: 2018,
      },
    ],
  },
  {
    subject: 'sleep',
    wow: 4,
    tag: 'coffee cup',
    question: 'How late is too late for coffee?',
    short: 'Stop caffeine six hours before bed',
    long: 'Stop caffeine at least six hours before bed. In one study, a strong dose that early still cost more than an hour of sleep.',
    why: [
      'Caffeine blocks the signal that tells your brain how tired it is.',
      "In their sleep diaries, people barely noticed the loss. So don't count on feeling it.",
    ],
    sources: [
      {
        work: 'Drake et al., Caffeine Effects on Sleep Taken 0, 3, or 6 Hours before Going to Bed, Journal of Clinical Sleep Medicine',
        year: 2013,
      },
    ],
  },
  {
    subject: 'sleep',
    wow: 3,
    tag: 'tablet',
    question: 'What does a glowing page do to your night?',
    short: 'Read paper in bed, not a screen',
    long: 'Read on paper in bed. People who read on a glowing tablet took longer to fall asleep and were sleepier the next morning.',
    why: [
      'The light of a screen holds back melatonin, the hormone that tells the body it is night.',
      'After evenings with a screen, even the body clock runs late the next day.',
    ],
    sources: [
      {
        work: 'Chang et al., Evening Use of Light-Emitting eReaders Negatively Affects Sleep, PNAS',
        year: 2015,
      },
    ],
  },
  {
    subject: 'sleep',
    wow: 5,
    tag: 'steering wheel',
    question: 'How bad is one missing night of sleep?',
    short: 'Treat being overtired like being drunk',
    long: 'Never trust yourself after a very long day. After seventeen hours awake, people did as badly on tests as they do after drinking.',
    why: [
      'Their reactions slowed down about as much as at the legal limit for drivers in many countries.',
      "And you're a poor judge of it, because the tired brain is the one doing the judging.",
    ],
    sources: [
      {
        work: 'Williamson and Feyer, Moderate Sleep Deprivation Produces Impairments Equivalent to Alcohol, Occupational and Environmental Medicine',
        year: 2000,
      },
    ],
  },
  {
    subject: 'sleep',
    wow: 4,
    tag: 'cockpit',
    question: 'Why did NASA tell pilots to nap?',
    short: 'Take a short nap before a long stretch',
    long: 'Take a short nap before a long stretch. When NASA let flight crews sleep about twenty six minutes in the cruise, their alertness rose.',
    why: [
      'A nap that short mostly skips deep sleep, so you wake up with less fog.',
      'The crews without a nap had more lapses at the end of the flight, including the landing.',
    ],
    sources: [
      {
        work: 'Rosekind et al., Crew Factors in Flight Operations IX: Effects of Planned Cockpit Rest, NASA',
        year: 1994,
      },
    ],
  },
  {
    subject: 'planning',
    wow: 4,
    tag: 'road sign',
    question: 'What makes a plan far more likely to happen?',
    short: 'Turn every goal into when and where',
    long: "Decide when and where: if it's eight o'clock, then I write. People who plan like that reach far more of their goals.",
    why: [
      "When the moment comes, it reminds you by itself. You don't have to decide all over again.",
      'One review pooled ninety four tests of this trick, and the effect was solid.',
    ],
    sources: [
      {
        work: 'Gollwitzer and Sheeran, Implementation Intentions and Goal Achievement, Advances in Experimental Social Psychology',
        year: 2006,
      },
    ],
  },
  {
    subject: 'planning',
    wow: 3,
    tag: 'hourglass',
    question: 'Why does everything take longer than planned?',
    short: 'Plan by how long it took last time',
    long: 'Ask how long it took last time. Students guessed thirty four days for a thesis and needed about fifty six.',
    why: [
      "We picture everything going well and forget every delay we've ever had.",
      'Looking at how long similar jobs took pulls your guess much closer to the truth.',
    ],
    sources: [
      {
        work: 'Buehler, Griffin and Ross, Exploring the Planning Fallacy, Journal of Personality and Social Psychology',
        year: 1994,
      },
    ],
  },
  {
    subject: 'planning',
    wow: 3,
    tag: 'deadline',
    question: 'Do deadlines you set yourself work at all?',
    short: 'Spread several deadlines over one big job',
    long: 'Cut a big job into pieces, each with its own date. Students with evenly spaced deadlines did better than those with one at the end.',
    why: [
      'A far away date feels like plenty of time until it suddenly is not.',
      'Deadlines that people set for themselves helped too, just not as much, because they spaced them badly.',
    ],
    sources: [
      {
        work: 'Ariely and Wertenbroch, Procrastination, Deadlines, and Performance, Psychological Science',
        year: 2002,
      },
    ],
  },
]
