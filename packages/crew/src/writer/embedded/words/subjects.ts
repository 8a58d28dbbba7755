import { lookupTable } from '@hookreel/film'

/** What jokes, riddles and choices are kept of, by the words of a prompt; what is meant most narrowly comes first. */
export const SUBJECTS: Readonly<Record<string, RegExp>> = lookupTable({
  knock: /\bknock[- ]?knock\b/i,
  cheese: /\bchees(?:e|es)\b/i,
  coffee: /\b(?:coffee|espresso|baristas?|lattes?|caf[eé])\b/i,
  tea: /\btea(?:s|pots?)?\b/i,
  pizza: /\bpizzas?\b/i,
  chocolate: /\bchocolates?\b/i,
  dentist: /\bdentists?\b/i,
  meeting: /\bmeetings?\b/i,
  programmer:
    /\b(?:programm(?:ers?|ing)|developers?|coders?|coding|software|engineers?|javascript|python)\b/i,
  computer: /\b(?:computers?|laptops?|internet)\b/i,
  tech: /\b(?:tech|technology|phones?|it department|gadgets?)\b/i,
  math: /\b(?:math|maths|mathematics?|numbers|algebra|geometry)\b/i,
  teacher: /\bteachers?\b/i,
  school: /\b(?:school|class|classroom|students?|pupils?|back[- ]to[- ]school|college)\b/i,
  doctor: /\b(?:doctors?|hospitals?|nurses?|medical|medicine)\b/i,
  wedding: /\b(?:weddings?|marriage|married|bride|groom|best man)\b/i,
  parent: /\b(?:parents?|parenting|moms?|mums?|mothers?|having kids|toddlers?)\b/i,
  office: /\b(?:office|coworkers?|colleagues?|boss|corporate|workplace)\b/i,
  work: /\b(?:work|jobs?|business)\b/i,
  christmas: /\b(?:christmas|xmas|santa|holiday season)\b/i,
  halloween: /\b(?:halloween|spooky|ghosts?|vampires?|witch(?:es)?|skeletons?)\b/i,
  winter: /\b(?:winter|snow(?:men|man)?|cold weather)\b/i,
  summer: /\b(?:summer|beach|vacation|sun)\b/i,
  autumn: /\b(?:autumn|fall|october|pumpkins?)\b/i,
  spring: /\b(?:spring|easter)\b/i,
  dog: /\b(?:dogs?|pupp(?:y|ies))\b/i,
  cat: /\b(?:cats?|kittens?)\b/i,
  horse: /\b(?:horses?|pon(?:y|ies))\b/i,
  bird: /\b(?:birds?|parrots?|ducks?)\b/i,
  dinosaur: /\b(?:dinosaurs?|dinos?|t-?rex)\b/i,
  sea: /\b(?:sea|ocean|fish|sharks?|octopus|underwater|marine)\b/i,
  animal: /\b(?:animals?|pets?|zoo|farm)\b/i,
  kitchen: /\b(?:kitchen|cooking|cooks?|chefs?)\b/i,
  food: /\b(?:foods?|eating|restaurants?|fruits?|vegetables?|baking|bakers?)\b/i,
  space: /\b(?:space|planets?|astronauts?|moon|stars?|astronomy|solar system|aliens?)\b/i,
  weather: /\b(?:weather|rain|storms?|clouds?|wind)\b/i,
  garden: /\bgarden(?:s|ing|ers?)?\b/i,
  plant: /\b(?:plants?|trees?|flowers?|cactus|botany)\b/i,
  body: /\b(?:body|anatomy)\b/i,
  run: /\b(?:running|runners?|marathons?)\b/i,
  gym: /\b(?:gym|fitness|workouts?)\b/i,
  sport: /\b(?:sports?|soccer|football|basketball|tennis|golf|baseball|athletes?)\b/i,
  music: /\b(?:music|musicians?|bands?|songs?|piano|guitars?|orchestra)\b/i,
  book: /\b(?:books?|reading|library|librarians?|readers?)\b/i,
  money: /\b(?:money|banks?|bankers?|finance|rich|accountants?)\b/i,
  travel: /\b(?:travel(?:ing|ling|ers?)?|trips?|airports?|flying|planes?|tourists?|holidays?|road trip)\b/i,
  time: /\babout (?:the )?time\b|\btime riddles?\b|\bclocks?\b/i,
  home: /\babout (?:my |the |our )?(?:home|houses?|household)\b|\b(?:home|house|household) riddles?\b/i,
  superpower: /\bsuper ?powers?|superhero(?:es)?\b/i,
  friend: /\b(?:best friends|friendship)\b/i,
})

/** For whom words are: these come first where the prompt names no subject. */
export const LISTENERS: Readonly<Record<string, RegExp>> = lookupTable({
  couples: /\b(?:couples?|partners?|date night|girlfriend|boyfriend|husband|wife)\b/i,
  friend: /\bfriends\b/i,
  kids: /\b(?:kids?|child\w*|toddlers?|family|easy)\b/i,
  hard: /\b(?:hard|difficult|tricky|genius|smart|clever|adults?)\b/i,
})

/** Says how words are, or for whom: no subject. */
export const AROUND_WORDS =
  /\b(?:tongue[- ]?twisters?|dad'?s?|father'?s? day|mother'?s? day|classic|corny|cheesy|silly|dumb|lame|stupid|terrible|awful|worst|bad|clean|family[- ]friendly|appropriate|safe for work|(?:dark|black|dry|british|office) humou?r|humou?r|humorous|dry|quick|short|long|fast|rapid|hilarious|funny|funniest|fun|best|good|great|new|old|ever|only|solve|answers?|answered|punch ?lines?|edition|questions?|game|games|night|party|people|seniors?|elderly|adults?|teens?|teenagers?|grandma|grandpa|friends?|coworkers?|crowd|everyone|everybody|anyone|laugh|laughs|groan|giggle|smile|cry|brain|teasers?|impossible|extreme|deep|weird|gross|crazy|interesting|random|one[- ]liners?|puns?|jokes?|riddles?|brain ?teasers?|choices?|would you rather|tell|toast|speech|compilation|video|tiktok|reel|shorts|today|countdown)\b/gi
