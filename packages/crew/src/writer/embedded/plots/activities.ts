import { lookupTable } from '@hookreel/film'

/** What people do and go through that speeches and affirmations speak of, by the words of a prompt; the first that fits is it. */
const ACTIVITIES: Readonly<Record<string, RegExp>> = lookupTable({
  care: /\b(?:car(?:e|ing) (?:for|of) (?:an? |my |their |your |somebody|someone)|caregivers?|carers?|(?:sick|ill|dying|aging|elderly) (?:parents?|mother|father|mom|mum|dad|husband|wife|grand\w+)|dementia)\b/i,
  birth:
    /\b(?:giv(?:e|ing) birth|birth\b(?!day)|childbirth|labou?r (?:room|ward)|in labou?r|pregnan\w+|expecting)\b/i,
  mother:
    /\b(?:(?:single|new|working|tired|busy|stay[- ]at[- ]home|first[- ]time) (?:mom|mum|mother|parent|dad|father)s?|moms|mums|mothers?|motherhood|parents|parenthood)\b/i,
  school:
    /\b(?:first day (?:of|at|back (?:to|at)) (?:school|kindergarten|preschool)|start(?:s|ing)? school)\b/i,
  newjob:
    /\b(?:new job|first (?:day|week|month) (?:at|of|on) (?:an? |my |the |your )?(?:new )?(?:job|work)|first job|starting (?:an? )?(?:new )?job)\b/i,
  interview: /\binterviews?\b/i,
  present:
    /\b(?:presentations?|public speaking|giving a (?:talk|speech)|on stage|stage fright|speak(?:ing)? in (?:public|front of)|present(?:ing)? (?:to|in front))\b/i,
  exam: /\b(?:exams?|finals|(?<!(?:driving|blood|drug|pregnancy) )tests?|midterms?|bar exam|studying|study|revision|students?|sat|gcses?)\b/i,
  language:
    /\blearn(?:ing|ers?)? (?:an? )?(?:new )?(?:language|english|spanish|french|german|japanese|korean|italian|chinese)\b/i,
  run: /\b(?:runn(?:ers?|ing)|marathons?|joggers?|jogging|5k|10k|half[- ]marathon|first run)\b/i,
  swim: /\bswim(?:mers?|ming)?\b/i,
  gym: /\b(?:gym|work(?:ing)? ?outs?|lifting|weights|fitness|exercis(?:e|ing)|training|get(?:ting)? (?:fit|in shape))\b/i,
  game: /\b(?:(?:our|your|the) team(?! of\b)|(?:soccer|football|basketball|hockey|baseball|volleyball|rugby|tennis)(?: (?:team|game|players?|match|girls|boys))?|(?:big|championship|final) (?:game|match)|athletes?|halftime|half[- ]time)\b/i,
  joblost:
    /\b(?:lost (?:my|their|your|a|his|her) jobs?|laid off|layoffs?|got fired|unemployed|job ?seekers?|job hunt\w*|looking for (?:a )?(?:job|work))\b/i,
  business:
    /\b(?:business(?:es)?(?: owners?)?|entrepreneurs?|startups?|founders?|shop owners?|freelancers?|no customers|self[- ]employed)\b/i,
  create:
    /\b(?:creators?|youtubers?|tiktokers?|streamers?|podcasters?|(?:small|new) (?:channels?|accounts?)|no (?:views|followers)|content creation|posting (?:online|videos))\b/i,
  write:
    /\b(?:writers?|writing|novels?|authors?|first draft|writer'?s block|nanowrimo|screenwriters?|thesis|dissertation)\b/i,
  smoke: /\b(?:smok(?:e|ing|ers?)|cigarettes?|nicotine|vap(?:e|ing))\b/i,
  save: /\b(?:sav(?:e|ing|ers?) (?:money|for|up)|savings?|pay(?:ing)? off (?:debts?|loans?)|debt|first (?:house|home)|budget\w*)\b/i,
  breakup:
    /\b(?:break[- ]?ups?|broken heart\w*|heart ?break\w*|divorc\w+|got dumped|my ex|lost love|dumped)\b/i,
  move: /\b(?:mov(?:e|ing|ed) (?:to|abroad|out|away|house|into|countr\w+)|new (?:country|city|town)|immigrants?|expats?|emigrat\w+|living abroad|homesick\w*)\b/i,
  grief:
    /\b(?:grief|griev\w+|mourning|(?:lost|losing) (?:a|an|my|their|your|someone|somebody)(?! (?:job|game|match|bet|harvest|crops?|farm|house|home|savings|money|business|shop|race)\b)|death of|bereav\w+|funeral)\b/i,
  rejected: /\b(?:reject\w+|turned down)\b/i,
  late: /\b(?:too (?:late|old)|start(?:ing)? over|late bloomers?|(?:over|after|at) (?:40|50|60|forty|fifty|sixty)|later in life|retire\w*|going back to school)\b/i,
  teach: /\bteachers?\b/i,
  nurse: /\b(?:nurses?|doctors|healthcare workers?|night shift|paramedics?|hospital (?:staff|workers?))\b/i,
  monday: /\bmondays?\b/i,
  morning: /\b(?:mornings?|start (?:of )?(?:the|your|my) day)\b/i,
  habit:
    /\b(?:habits?|disciplin\w+|procrastinat\w+|lazy|laziness|consisten\w+|new year'?s? resolutions?|don'?t feel like|no motivation|wak(?:e|ing) up (?:at|early))\b/i,
})

/** A team that plays. */
const TEAM =
  /\blocker[- ]room\b|\bhalf-?time\b|\b(?:soccer|football|basketball|handball|hockey|baseball|volleyball|rugby|cricket|netball|water polo)\b|\b(?:girls|boys|women'?s|men'?s|u-?\d\d|under[- ]\d+)\b[^.]*\bteam\b(?! of\b)|\b(?:semi|quarter)[- ]?finals?\b/iu
export const isOfTeam = (prompt: string): boolean => TEAM.test(prompt)

/** Who failed at it needs no advice for the next time yet. */
const FAILED = /\bfailed\b/i

/** Whom somebody has to do without, and who else shall be named, say nothing of who they are. */
const OF_OTHERS =
  /\b(?:their|his|her|your|our|my) parents?'?s?'? (?:house|home|place|flat)\b|\bwhose .*|\bwithout (?:(?:my|their|your|his|her|any|an?|the) )?\p{L}+|\bwith (?:an? |one |some )?(?:line|lines|word|words|sentence|mention|bit) (?:about|on|of|for|from) .*/giu

/** What a prompt says that somebody does or goes through; null where it says none of these. */
export const findActivity = (prompt: string): string | null =>
  isOfTeam(prompt)
    ? 'game'
    : FAILED.test(prompt)
      ? null
      : (Object.entries(ACTIVITIES).find(([, words]) =>
          words.test(prompt.replace(/[’‘]/g, "'").replace(OF_OTHERS, ' ')),
        )?.[0] ?? null)
