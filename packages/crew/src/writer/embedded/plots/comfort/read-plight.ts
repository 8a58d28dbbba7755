/** What somebody is in the middle of, by the words of a prompt without its apostrophes; the first that fits is it. */
const PLIGHTS: readonly (readonly [readonly string[], RegExp])[] = [
  [
    ['drivingfailed'],
    /\b(?:fail\w*|flunk\w*)\b.*\bdriv(?:ing|ers?) (?:test|exam)\b|\bdriv(?:ing|ers?) (?:test|exam)\b.*\b(?:fail\w*|flunk\w*)/,
  ],
  [['driving'], /\bdriv(?:ing|ers?)(?: licen[cs]e)? (?:test|exam)\b/],
  [
    ['page', 'dry'],
    /\b(?:writers? block|creative block|uninspired|no inspiration|(?:havent|have not|cant|cannot) (?:written|painted|drawn|composed|write|paint|draw|compose)\b|blank (?:page|canvas))/,
  ],
  [
    ['page'],
    /\b(?:cant|cannot|havent|dont|have to|need to) (?:even )?(?:start(?:ed)?|begin|begun|finish) (?:on |writing )?(?:my|your|the|their) (?:\p{L}+ )?(?:thesis|essay|novel|book|paper|dissertation|script|article)\b/u,
  ],
  [
    ['studylate'],
    /\b(?:[3-9]\d|old|late)\b.*\b(?:back to|at|in|start\w*) (?:university|uni|college|school)\b|\b(?:back to|at|start\w*) (?:university|uni|college|school)\b.*\b(?:at [3-9]\d|old|late)\b/,
  ],
  [
    ['examahead'],
    /\b(?:exams?|finals|midterms?)\b(?!.*\bfail)(?<!\bfail.*)(?=.*\b(?:tomorrow|next week|today|havent|have not|not started|nothing|stud(?:y|ied)|nervous|scared|stress\w*))|\b(?:cant|dont want to|havent|have not|have to|motivat\w+ (?:me )?to|get me to|hate) (?:start(?:ed)? )?stud(?:y|ying|ied)\b/,
  ],
  [['nightwork'], /\bnight ?shifts?\b|\bwork(?:s|ing)? (?:at |the )?nights?\b(?! out)|\bgraveyard shifts?\b/],
  [
    ['earlyshift'],
    /\b(?:early|morning) shifts?\b|\balarms? (?:goes|go|rings?|is)(?: off)?(?: at)? [345]\b|\b(?:gets?|getting|wakes?|waking) up at [345]\b.*\b(?:work|shift|job)\b/,
  ],
  [
    ['morning'],
    /\bsnooz\w+|\b(?:cant|cannot|dont want to|hard to|struggl\w+ to|hates? to|motivat\w+ (?:me )?to|have to|hates?) (?:get(?:ting)?|wak(?:e|ing)) (?:up|out of bed)\b|\bget me (?:up|out of bed)\b|\bbeds? (?:is|are) (?:lying|so|too|warm|calling|winning|soft)\b|\bhates? (?:early )?mornings\b/,
  ],
  [
    ['parents'],
    /\b(?:mums?|moms?|mothers?|dads?|fathers?|parents)\b.*\b(?:slept|sleepless|sleep|awake|up all night|exhausted)\b|\b(?:baby|newborn|toddler) (?:\p{L}+ ){0,3}(?:sleep|sleeping|crying|awake)\b/u,
  ],
  [
    ['sleepless'],
    /\b(?:cant|cannot|couldnt) (?:fall a)?sleep\b|\b(?:overthink\w*|awake|thoughts)\b.*\b(?:at night|[1-4] ?am|in bed|in the middle of the night)\b/,
  ],
  [
    ['chores'],
    /\b(?:clean(?:ing)?|tidy(?:ing)?|declutter\w*)(?: up)? (?:my|your|their|the|this) (?:\p{L}+ )?(?:room|house|flat|apartment|bedroom|desk|kitchen|home|place)\b|\b(?:room|house|flat|apartment|bedroom|kitchen|place) is (?:an? |such |so |total )*(?:mess|messy|disaster|dirty)\b/u,
  ],
  [
    ['phone'],
    /\b(?:doom ?)?scroll(?:s|ing)?\b|\b(?:put|get)(?:ting)? (?:down )?(?:my|your|the|their) phones? (?:down|away)\b|\bput down (?:my|your|the|their) phones?\b|\bphones?\b.*\b(?:all day|for hours|too much|need a walk)\b/,
  ],
  [['commute'], /\b(?:stuck|stand\w*|sit\w*|every day|every morning)\b.*\btraffic\b|\btraffic jams?\b/],
  [
    ['unseen'],
    /\b(?:nobody|no one|noone|hardly anyone|hardly anybody) (?:watch\w*|sees?|likes?|views?|follows?|listens?)\b.*\b(?:videos?|posts?|channel|content|reels?|shorts|podcast|tiktoks?)\b|\b(?:0|zero|no|only \d+|few) (?:views|likes|followers|subscribers)\b/,
  ],
  [
    ['nobodycame'],
    /\b(?:nobody|no one|noone)\b.*\b(?:came|comes|come|showed up|turned up)\b.*\b(?:birthday|party)\b/,
  ],
  [
    ['parentshome'],
    /\bliv(?:e|es|ing) (?:at home with |with |at )(?:my|your|their|our|his|her) (?:parents?|mum|mom|dad|mother|father|folks)\b|\bmov(?:e|ed|es|ing) back (?:in )?(?:with|to) (?:my|your|their) (?:parents|mum|mom|dad)\b/,
  ],
  [
    ['friendsahead'],
    /\b(?:friends|everyone|everybody)\b.*\b(?:married|engaged|weddings?)\b.*\b(?:not|single|still|but me|except me|alone)\b/,
  ],
  [
    ['compare'],
    /\bcompar(?:e|es|ing)\b.*\b(?:yourself|myself|themselves|ourselves|your life|my life)\b|\b(?:everyone|everybody) (?:else )?(?:is|seems|looks) (?:so |to be )?(?:much )?(?:ahead|happier|happy|perfect|richer|prettier|more successful)\b/,
  ],
  [
    ['rejected'],
    /\b(?:reject\w*|turned (?:me|you) down|didnt get|did not get)\b.*\b(?:job|jobs|universit\w+|uni|college|applications?|company|publishers?|position|role)\b|\b(?:job|applications?|university)\b.*\breject\w*/,
  ],
  [
    ['fired'],
    /\b(?:got|was|been|were|getting|just) (?:fired|laid off|sacked|let go|made redundant)\b|\blost (?:my|your|their) jobs?\b/,
  ],
  [
    ['newjob'],
    /\b(?:first day|start(?:ing|s)?|beginning)\b.*\b(?:new job|new work|at work|at the office|internship|of work)\b/,
  ],
  [
    ['dumped'],
    /\b(?:dumped|(?:broke|broken) up|break ?up|heart ?broken|heartbreak|broken heart|my ex (?:left|moved|is)|(?:boyfriend|girlfriend) left)\b/,
  ],
  [
    ['diet'],
    /\b(?:diets?|dieting|eat(?:ing)? (?:healthy|healthier|better|clean))\b(?=.*\b(?:keep|again|quit\w*|stop\w*|give up|gave up|fail\w*|every monday|broke|cheat\w*|cant|hard)\b)|\b(?:keep|again|quit\w*|stop\w*|give up|gave up|fail\w*|broke|cant)\b.*\b(?:diets?|dieting)\b/,
  ],
  [
    ['gym'],
    /\b(?:quit\w*|giv(?:e|ing) up|gave up|stop(?:ped)? going|skip\w*|dont (?:want to|feel like)|cant be bothered|no motivation)\b.*\b(?:gym|work ?outs?|working out|exercis\w+)\b/,
  ],
  [
    ['speaking'],
    /\b(?:scared|afraid|nervous|terrified|shy|fear|panick\w*|anxious|shaking)\b.*\b(?:speak(?:ing)? (?:in|to|at|on)|present(?:ing|ation)|(?:a|my|the) (?:talk|speech)|in front of|on stage)\b|\b(?:calm me|keep me calm|talk me (?:through|into))\b.*\b(?:presentation|speech|talk|on stage)\b|\b(?:speaking|presentation|(?:my|a|the) speech|on stage)\b.*\b(?:scared|afraid|nervous|terrified|shy|anxious|shaking)\b/,
  ],
  [
    ['homesick'],
    /\bhomesick\w*|\bmiss(?:es|ing)? (?:home|my home|my country|my village|their home|their country|your home|your country|(?:my|your|their) (?:city|language|(?:mum|mom|grandma|granny)s (?:food|cooking)))\b|\bfar from home\b/,
  ],
  [
    ['moving'],
    /\bmov(?:e|ed|es|ing)\b.*\b(?:new|another|big|different|strange) (?:city|town|country|place)\b|\bmov(?:e|ed|es|ing) (?:abroad|away alone|out alone|out for the first time)\b/,
  ],
  [['ex'], /\b(?:text(?:ing)?|call(?:ing)?|messag(?:e|ing)|writ(?:e|ing)(?: to)?) (?:my|your|their) ex\b/],
  [['firstdate'], /\bfirst date\b/],
  [['crying'], /\b(?:cry|cries|cried|crying)\b.*\b(?:toilet|bathroom|restroom|at work|office)\b/],
  [['hatejob'], /\bhat(?:e|es|ing) (?:my|your|their|this) jobs?\b/],
  [
    ['givingup'],
    /\b(?=.*\b(?:startup|business|company|channel|podcast|blog|course|degree|studies|training|project|novel|book|marathon|piano|guitar|painting|writing|music|app)\b).*\b(?:want to|about to|close to|thinking (?:of|about)|ready to) (?:give up|giving up|quit|quitting)\b(?! (?:on )?(?:life|living|everything)\b)/,
  ],
  [['waiting'], /\bwait(?:ing|s)?\b.*\b(?:results?|an answer|reply|decision|response|to hear back)\b/],
  [
    ['business'],
    /\b(?:business|company|restaurant|startup|store|bakery|caf[eé]|shop) (?:is |was )?(?:failing|going under|losing money|going bankrupt|struggling)\b/,
  ],
  [
    ['broke'],
    /\b(?:im|i am|being|are|youre|always|so) (?:so |totally |always )?broke\b(?! up)|\bin debt\b|\bno money (?:left|until|at the end)\b|\bcant pay\b|\bpaycheck to paycheck\b/,
  ],
  [
    ['mistake'],
    /\b(?:embarrass\w*|made (?:a|an|such a|the) (?:\p{L}+ ){0,2}(?:mistake|fool)|messed up|screwed up)\b/u,
  ],
  [
    ['toolate'],
    /\btoo (?:late|old) (?:to|for) (?:learn|start|begin|change|try|study|dance|play|learning)\b|\bstart(?:ing|s)? (?:over|again|from zero|from scratch) (?:at|in (?:my|your|their)) [3-7]\d/,
  ],
  [['lonely'], /\b(?:lonely|loneliness|no friends|(?:nobody|no one) to (?:talk to|call))\b/],
  [
    ['startsmall'],
    /\bprocrastinat\w*|\b(?:cant|cannot) (?:get )?(?:started|start anything)\b|\b(?:keep|keeps) putting (?:\p{L}+ ){0,3}off\b|\bunmotivated\b/u,
  ],
  [
    ['hardweek'],
    /\b(?:hard|tough|rough|long|stressful|exhausting|bad|awful|terrible|brutal) weeks?\b|\bweeks?\b.*\bbeen (?:so |really |very )?(?:hard|rough|long|tough|bad|awful)\b|\b(?:stressed|exhausted|overwhelmed|drained)\b.*\b(?:work|job)\b/,
  ],
  [['badday'], /\b(?:bad|awful|terrible|horrible|worst|rough|shitty|crappy) day\b/],
  [['monday'], /\bmonday(?:s| mornings?)?\b/],
]

/** What no kept words are good enough for, and what is no talk to somebody. */
const GRAVE =
  /\b(?:suicid\w*|kill\w*|self ?harm\w*|abus\w*|rap(?:e|ed|ist)|assault\w*|cancer|tumou?rs?|chemo\w*|biops\w+|scans?|dying|die[sd]?|death|dead|funeral|grie\w+|miscarr\w+|depress\w*|addict\w*|alcohol\w*|drunk|drugs?|(?:cant|cannot) get out of bed (?:any ?more|at all)|(?:cant|cannot) get out of bed(?!.*\b(?:motivat\w*|this morning|in the morning)\b)|overdos\w*|violen\w*|hits? me|beats? me|diagnos\w*|ill|illness|sick|disease|hospital|blood|medical|doctors?|hiv|pregnan\w*|panic attacks?|anorexi\w*|bulimi\w*|eating disorder|starv\w*|want to disappear|no reason to live|end it|prison|cheated|divorc\w*|widow\w*)\b/
const OTHER =
  /\?|\b(?:how (?:to(?! keep going)|do|can|does)|why|what|which|tips?|ways|steps|ideas?|facts?|history|story ?times?|story|stories|vlogs?|tale|poems?|poetry|haikus?|rhymes?|song|lyrics|quotes?|quiz|list|jokes?|funny|skit|comedy|parody|pov|review|compare .* (?:and|with|vs)|vs|versus|explain|ads?|advert\w*|promo\w*|sell|selling|offer|customers|recipe|letter|apolog\w*|thank\w*|should i|dialogue|scene|interview with|my (?:son|daughter|kids?|child|children|team|employees|students|friend|brother|sister|cat|dog)|he|she)\b|^\d/
/** Asks to be talked to, or names those to whom it is said. */
const ASKED =
  /\b(?:motivat\w*|pep ?talk|encourag\w*|comfort\w*|cheer me up|talk to me|talk me (?:out of|into|through)|say something|keep me (?:calm|going)|calm me(?: down)?|hype me(?: up)?|remind me|words (?:for|to)|(?:message|speech|video|reel|something) (?:for|to)|how to keep going|i need to hear|(?:im|i am|i feel) (?:so |really |a bit |very )?(?:scared|afraid|nervous|terrified|lost|alone|stressed|tired|exhausted|overwhelmed)|get me (?:up|out|going|to))\b/
const TO_WHOM =
  /^(?:for|to) (?:[\p{L}]+ ){0,4}?(?:who|whose|that|everyone|everybody|anyone|anybody|those|people|ones?|person|somebody|someone|whoever)\b/u
/** Says only what it is like, in one breath: a longer one is somebody's own account. */
const SAID = /^(?:ok |so |hey |please )*(?:i|im|ive|my|nobody|no one|everyone|all|you|youre|your|stop|its)\b/
/** Counts what happened: an account of one's own, which is asked for. */
const COUNTED = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) times\b/
/** With fewer it is a heading: "stop scrolling". */
const SHORTEST_SAID = 4
const LONGEST_SAID = 17
const LONGEST = 28

type Plight = { readonly kinds: readonly string[]; readonly said: string }

/** The plight of which a prompt speaks to be heartened, and the words that say it; null for any other prompt. */
export function readPlight(prompt: string): Plight | null {
  const plain = plainOf(prompt)
  const size = plain.split(' ').length
  const isSaid = SAID.test(plain) && !COUNTED.test(plain) && size >= SHORTEST_SAID && size <= LONGEST_SAID
  if (size > LONGEST || GRAVE.test(plain) || OTHER.test(plain)) return null
  if (!isSaid && !ASKED.test(plain) && !TO_WHOM.test(plain)) return null
  for (const [kinds, words] of PLIGHTS) {
    const [said] = words.exec(plain) ?? []
    if (said !== undefined) return { kinds, said }
  }
  return null
}

/** The words of a prompt that any words to that plight tell of, in whatever words they are. */
export function wordsOfPlight(prompt: string): readonly string[] {
  const said = new Set((readPlight(prompt)?.said ?? '').split(' '))
  return [
    prompt
      .split(/\s+/)
      .filter((word) => said.has(plainOf(word).replace(/[^\p{L}\p{N}]/gu, '')))
      .join(' '),
  ]
}

const plainOf = (prompt: string): string =>
  prompt.toLowerCase().replace(/['’‘]/g, '').replace(/\s+/g, ' ').trim()
