/** What is argued about, with reasons of taste and sense: they hold for whatever is named of it, and state no fact. */
export type Field = {
  readonly id: string
  readonly words: RegExp
  readonly for: readonly string[]
  readonly against: readonly string[]
  /** What the other side may say, in a fair sentence. */
  /** Whether the reasons hold where one thing is held to be better than another one. */
  /** What a claim for it has to say, so that the reasons speak of that. */
  readonly onlyFor?: RegExp
  readonly compares?: true
  readonly others: { readonly for: string; readonly against: string }
}

/** The first whose words a claim holds. */
export const FIELDS: readonly Field[] = [
  {
    id: 'manners',
    words:
      /\b(?:people who|those who|queue jump\w*|reclin\w+|whisper\w*|talking (?:in|at|during|on)|clapping|chewing|speaker ?phones?|being late|ghosting|staring|interrupting|loud music|littering|manspreading|cutting in line)\b/i,
    for: [
      'It harms nobody.',
      'A bit of warmth in public is no crime.',
      'Those who mind can look the other way for a moment.',
      'If more people did it, it would be friendlier out there.',
    ],
    against: [
      'Other people are there, too.',
      'It costs nothing to think of them for a moment.',
      'If everybody did it, nobody could bear it.',
      'You would mind if somebody did it to you.',
    ],
    others: {
      for: 'Yes, there is a place and a time for everything.',
      against: 'Yes, everybody has a bad day, and then I say nothing.',
    },
  },
  {
    id: 'pets',
    onlyFor: /\b(?:allowed|welcome|adopt\w*|rescue\w*|deserves?|best|great|underrated)\b/i,
    words: /\b(?:dogs?|cats?|pets?|puppies|kittens?|rabbits?|hamsters?|animals?|birds?|horses?|zoos?)\b/i,
    for: [
      'An animal asks for a little attention, and gives back more than it takes.',
      'A room with an animal in it is a calmer room.',
      'Strangers begin to talk as soon as there is an animal to talk about.',
      'A few rules and some common sense solve most of what can go wrong.',
    ],
    against: [
      'Loving animals means doing what is good for them, and not only what is nice for us.',
      'Not everybody feels at ease around animals, and nobody should have to explain that.',
      'The animal did not choose any of it.',
      'The noise and the hair are always somebody else’s problem.',
    ],
    others: {
      for: 'Yes, some people are afraid or allergic, and they have to be asked first.',
      against: 'Yes, most owners mean well, and many take great care.',
    },
  },
  {
    id: 'rules',
    words: /\b(?:dress codes?|rules|curfews?|uniforms?|fees|fines|permits?|bans|speed limits?|passwords)\b/i,
    for: [
      'A clear rule saves a hundred small arguments.',
      'When it is the same for everybody, nobody has to guess.',
      'It protects those who would never dare to complain.',
      'You can always change a rule. You cannot change one that nobody knows.',
    ],
    against: [
      'A rule should solve a problem, and nobody can tell me which one this solves.',
      'It troubles the many because of a few.',
      'Trust works better than control.',
      'The time that goes into checking it could go into something useful.',
    ],
    others: {
      for: 'Yes, every rule annoys somebody, and it should be as short as it can be.',
      against: 'Yes, without any rules it would not be better, either.',
    },
  },
  {
    id: 'school',
    words:
      /\b(?:schools?|homework|teachers?|pupils|students|class(?:es|rooms?)?|exams?|tests?|grades?|universit\w+|college|recess|cursive|kindergarten|education)\b/i,
    for: [
      'Ask grown people what they missed at school, and many will name something like this.',
      'At school everybody gets it, whatever there is at home.',
      'A little of it every week is worth more than a lot of it once.',
      'Children can do more than we think, if somebody lets them.',
    ],
    against: [
      'A child has only so many hours in a day, and some of them should be free.',
      'What is learned with joy stays. What is forced goes.',
      'It is hardest on those who have nobody to help them at home.',
      'We keep it because it was always so, and that is no reason.',
    ],
    others: {
      for: 'Yes, the day is full already, and something else would have to make room.',
      against: 'Yes, children need some order, and teachers want the best for them.',
    },
  },
  {
    id: 'screens',
    words:
      /\b(?:phones?|smartphones?|screens?|social media|tiktok|instagram|tablets?|laptops?|selfies?|doomscrolling|scrolling)\b/i,
    for: [
      'It is a tool, and what counts is who uses it, and what for.',
      'It saves time that can go to something better.',
      'It lets people in who would otherwise be left out.',
      'Learning to use it well beats being afraid of it.',
    ],
    against: [
      'Whoever looks at a screen is not quite in the room.',
      'The people around you notice it, even if they do not say so.',
      'Hardly anything on a screen cannot wait for an hour.',
      'The best talks begin when nobody has anything else to look at.',
    ],
    others: {
      for: 'Yes, it can be too much, and everybody needs some hours without it.',
      against: 'Yes, sometimes it really is urgent, and then nobody minds.',
    },
  },
  {
    id: 'food',
    compares: true,
    words:
      /\b(?:pizza|food|pineapple|coffee|tea|chocolate|cheese|breakfast|brunch|dinner|lunch|salads?|soups?|burgers?|fries|pasta|sushi|bread|eggs?|ketchup|mayo\w*|vegetables|fruit|meat|steak|cake|desserts?|ice cream|restaurants?|cooking|candy|popcorn|sandwich\w*|beer|wine|cilantro|coriander|olives|mushrooms|pickles|avocado\w*|tofu|rice|potato\w*|crisps|chips|butter|salt|spicy|sauces?|noodles|leftovers|cereal|milk)\b/i,
    for: [
      'At a table, taste is the only judge, and mine has decided.',
      'Half of what we call normal food sounded wrong to somebody once.',
      'You do not have to think about it. One bite, and you know.',
      'Nobody has to order it. That is the beauty of a menu.',
    ],
    against: [
      'Food should taste of something, and not only of an idea.',
      'Something simple, done well, beats it every time.',
      'Being everywhere is not the same as being good.',
      'If it needs that much praise, something is missing on the plate.',
    ],
    others: {
      for: 'Yes, I know that some of you cannot even look at it. That is fair. Your plate is yours.',
      against: 'Yes, millions of people like it, and I will not take it from their plates.',
    },
  },
  {
    id: 'stories',
    compares: true,
    words:
      /\b(?:films?|movies?|cinema|remakes?|sequels?|series|shows?|books?|audiobooks?|e-?books?|novels?|reading|music|songs?|albums?|concerts?|musicals?|poetry|comics?|anime|games?|video games|theat(?:re|er)|podcasts?|vinyl|art|museums?|superhero\w*|actors?|trailers?|subtitles)\b/i,
    for: [
      'What counts is what stays with you afterwards.',
      'Nobody has to earn the right to enjoy something.',
      'There are a hundred ways into a good story, and this is one of them.',
      'If it reaches somebody who would otherwise have stayed away, it has done its work.',
    ],
    against: [
      'A story should exist because somebody had to tell it, and not because its name sells.',
      'I want to be surprised, and not to be reminded.',
      'For everything that is done once more, something new is not done at all.',
      'Louder and longer is not the same as better.',
    ],
    others: {
      for: 'Yes, others like it in another way, and they are not wrong, either.',
      against: 'Yes, now and then one of them is good, and many people worked hard on it.',
    },
  },
  {
    id: 'work',
    words:
      /\b(?:work(?:ing|week|place)?|offices?|jobs?|meetings?|bosses|managers?|overtime|internships?|remote|commut\w+|emails?|colleagues|hustle|career|linkedin|interviews?|deadlines?|team building|unpaid|interns?|salar\w+|vacation days)\b/i,
    for: [
      'People who feel well work well.',
      'It costs little, and it shows people that they matter.',
      'Results count, and not how long somebody sat on a chair.',
      'Good people stay where they are treated like grown-ups.',
    ],
    against: [
      'It takes hours that nobody gives back.',
      'Good work shows in the result, and not in how busy somebody looks.',
      'Tired people make expensive mistakes.',
      'A little trust would do more than all of it.',
    ],
    others: {
      for: 'Yes, it does not fit every job, and somebody has to keep an eye on things.',
      against: 'Yes, for some people it works, and some jobs cannot do without it.',
    },
  },
  {
    id: 'money',
    words:
      /\b(?:tipping|credit cards?|subscriptions?|luxury|designer|brands?|gift cards?|black friday|lotter\w+|coupons?|fast fashion|extended warrant\w+)\b/i,
    for: [
      'Money is there to be used well, and not only to be counted.',
      'You know what you get, and you know what you pay.',
      'A small joy now and then keeps you from a big mistake.',
      'Everybody should decide that for themselves, without being looked at.',
    ],
    against: [
      'You pay for a feeling, and the feeling is gone by the evening.',
      'Nobody who matters is impressed by it.',
      'The same money, put somewhere else, buys you time.',
      'If it were a good deal, it would not need so much persuasion.',
    ],
    others: {
      for: 'Yes, who has little has to count, and that is no game.',
      against: 'Yes, everybody may spend their own money as they like.',
    },
  },
  {
    id: 'sport',
    words:
      /\b(?:sports?|football|soccer|golf|chess|running|gym|marathons?|olympics|e-?sports|darts|cheerleading|yoga|basketball|tennis|cricket|cycling|bowling|wrestling|referees?|var|formula one|f1|hiking|swimming|workouts?|dancing)\b/i,
    for: [
      'It counts what it does for you, and not how it looks.',
      'You need no talent to love it.',
      'It brings people together who would never have talked otherwise.',
      'Effort is effort, whatever name you give it.',
    ],
    against: [
      'Sport should be fair first, and loud second.',
      'The best moments happen without it.',
      'It has become more about the show than about the game.',
      'What nobody understands helps nobody.',
    ],
    others: {
      for: 'Yes, others find it boring, and nobody has to watch.',
      against: 'Yes, many people put their heart into it, and I respect that.',
    },
  },
  {
    id: 'feasts',
    words:
      /\b(?:christmas|halloween|birthday (?:parties|cakes?)|valentine\w*|new year\w*|easter|decorations?|secret santa|gender reveals?|baby showers?|bachelor\w* parties|costumes?|fireworks|surprise parties)\b/i,
    for: [
      'A little joy needs no permission, and no date.',
      'It costs nobody anything, and it makes an ordinary day lighter.',
      'Life is serious enough on its own.',
      'Those who do not like it can simply leave it.',
    ],
    against: [
      'Something that everybody has to enjoy is no joy anymore.',
      'It takes more effort than it gives back.',
      'Without the noise around it, hardly anybody would miss it.',
      'The quiet version of it is nearly always the better one.',
    ],
    others: {
      for: 'Yes, some people need more quiet than that, and they should have it.',
      against: 'Yes, for many people it is the best part of the year, and they may keep it.',
    },
  },
]

/** Reasons for and against calling one thing by the name of another: they hold for any two. */
export const NAMES: Omit<Field, 'words' | 'id'> = {
  for: [
    'Look at what it does, and not at what it is called.',
    'A word may grow. Most words have.',
    'If you leave this one out, half of the others have to go, too.',
    'Give me a rule that leaves it out, and I will show you what else your rule leaves out.',
  ],
  against: [
    'If everything may be called that, the word means nothing anymore.',
    'Having one thing in common is not enough.',
    'Everybody knows the difference when they see it.',
    'Nobody would ask for the one and be happy with the other.',
  ],
  others: {
    for: 'Yes, it is not what most people think of first. That is what makes it worth a talk.',
    against: 'Yes, the two have something in common, and that is where the trouble begins.',
  },
}
