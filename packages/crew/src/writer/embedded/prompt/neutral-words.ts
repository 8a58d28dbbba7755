import { lookupTable } from '@hookreel/film'

const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Words that say what kind of video is wanted, to whom or how, and nothing about its topic. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  list(`
  what's you're between difference differences signs mistakes a an the and or but of on in at to for from with by about into out off up down over under as is are was were be been being am it its this that these those there here
  i me my we us our you your yours he she they them their who what which why how when where whose not no never ever always really very so too just only even still than then
  do does did don't dont doesn't didn't doesnt didnt isn't isnt aren't arent wasn't wasnt won't wont can't cant u ur im can could will would should may might must have has had get gets got know knew known think thought believe believed learn learned
  make makes making made create generate write give show tell told telling explain explained explaining teach teaches share need want let find please help
  fact facts thing things stuff tip tips trick tricks reason reasons way ways secret secrets idea ideas myth myths truth truths lie lies question questions quiz trivia test list top
  ranking ranked rank countdown guide lesson lessons story stories pov versus vs comparison compare deep dive mistake mistakes misconception misconceptions true false
  video videos reel reels short shorts clip clips tiktok youtube instagram post script scripts caption viral content series part intro summary overview basics introduction
  sneaky sneakiest clever brilliant best worst most least more less better well good great bad new old big small real actual simple easy hard fun funny cool interesting amazing incredible awesome insane crazy wild weird strange
  strangest weirdest craziest creepy creepiest scary scariest shocking surprising mysterious hidden unknown little lesser common popular famous wrong mind mindblowing mind-blowing
  blow blows blowing blown brain-breaking break unbelievable unreal fascinating beautiful terrifying essential ultimate quick fast rapid fire first last
  people everyone everybody nobody anyone someone tells kids kid children beginner beginners adults teens school teacher teachers life change changes changed changing work works working use uses using
  gorgeous stunning epic unusual odd oddest bizarre freaky rare curious favorite favourite healthy powerful proven scientific science science-backed backed research effective realistic practical
  early busy lazy tiny huge biggest smallest tired lovely lively impossible secretive magical majestic mind-bending jaw-dropping underrated overlooked important useful helpful
  double doubles boost boosts improve improves improving increase build day days daily today tonight tomorrow every each all any some many few much one two three four five six seven eight nine ten
  mystery mysteries world worlds world's inside beneath beyond
  mean means meaning please pls plz thanks hi hello hey something anything everything viral trending goes go going gone also because if like look looks looking cause causes
  debunk debunked debunking second seconds min mins minute minutes under add hook keep into idk dunno whatever surprise random discover discovered exist exists existed sound sounds fake surprises wish wished sooner earlier successful start stop happens happen
  actually truly step steps suddenly during exactly properly correctly perfectly easily simply anymore biography bio
  `),
)

/** Words that say where, for whom or how well something is done, and nothing of what: "like a pro", "at home". */
export const AROUND_TIPS: ReadonlySet<string> = new Set(
  list(`
  home house yourself myself diy pro pros professional professionally expert experts hack hacks advice checklist correct right proper safely
  before keep faster newbie newbies newcomer newcomers dummies stress-free method methods
  white black gray grey brown beige
  `),
)

/** Words by which a prompt asks when, how often or how long something is done. */
export const TIMING_WORDS: ReadonlySet<string> = new Set(
  list('often frequently time times long much many usually normally year month week ago'),
)

/** Counts written as words. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = lookupTable({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
})

/** How many a prompt asks for, in digits or as a word: neither one nor more than twenty are told. */
export const numberOf = (text: string | undefined): number | null => {
  const count = Number(text) || NUMBER_WORDS[text?.toLowerCase() ?? '']
  return count !== undefined && count >= 2 && count <= 20 ? count : null
}

/** Words that ask for an eerie story. */
export const MYSTERY_WORDS =
  /\b(haunted|haunting|ghosts?(?! towns?\b)|ghostly|horror|scary story|scary stories|creepy story|creepy stories|curse|cursed|paranormal|mystery|mysteries|spooky|abandoned|campfire story)\b/i

/** Words that ask for a tale of survival or discovery. */
export const SURVIVAL_WORDS =
  /\b(survival|heist|survive[ds]?|survivor|stranded|lost (?:at|in|on)|castaway|shipwrecked|rescued?|expedition (?:story|tale)|adventure (?:story|tale)|discovery (?:story|tale)|(?:story|tale) (?:of|about) (?:survival|discovery|adventure|an expedition))\b/i

/** Words that ask for a story of whatever sort. */
export const STORY_WORDS = /\b(story|stories|tale|legend)\b/i
