/** What goes wrong with somebody or something of one's own, told as it is now: "my dog barks at everything". */
const PROBLEM =
  /^(?:help,? |ugh,? |so )?(?:my|our) ((?:\p{L}[\p{L}'-]* |\d{1,2}[ -](?:year|month|week)[ -]olds? ){1,4}?)((?:won'?t|wont|will not|doesn'?t|does not|don'?t|do not|isn'?t|aren'?t|can'?t|cant|cannot|keeps?|never|always|refuses?|hates?|is|are|has|bites?|barks?|cries|snores?|smells?|pulls?|scratch(?:es)?|jumps?|whines?|leaks?|squeaks?|wakes?|fights?|eats?|sheds?|pees?|steals?|ignores?|lies|hits?|gets?)\b(?: [\p{L}'-]+){0,8})[.!?\s]*$/iu
/** Are told, and no problem. */
const NO_PROBLEM =
  /\b(?:birthday|wedding|anniversary|story|business|shop|favou?rite|best|love|proud|turn(?:s|ing)|died|dead|dying (?:wish|father|mother)|cancer|depress\w*|suicid\w*|funeral|amazing|awesome|great|cute|funny|beautiful|like|hero|called|named)\b/i
const LONGEST = 12

/**
 * Ways to ask what helps against what goes wrong with one's own, the nearest first; none for a prompt that tells something else.
 * "My toddler won't eat" is asked as "toddler won't eat", and as what to do about it.
 */
export function restateProblem(prompt: string): readonly string[] {
  const text = prompt.replace(/[’‘]/g, "'").trim()
  const [, whose = '', trouble = ''] = PROBLEM.exec(text) ?? []
  if (trouble === '' || NO_PROBLEM.test(text) || text.split(/\s+/).length > LONGEST) return []
  const who = whose.trim().replace(AGED, nameAge)
  const what = `${who} ${trouble}`.replace(/\b(?:me|us)\b/gi, 'you').replace(/\b(?:my|our)\b/gi, 'your')
  return [what, `what to do when your ${what}`, askWhy(who, trouble), `why ${what}`]
}

const AGED = /\b(\d{1,2})[ -](year|month|week)[ -]olds?\b/iu
const LAST_TODDLER = 3
const LAST_CHILD = 12
/** "2 year old" as what is known of children is called. */
function nameAge(_said: string, count: string, unit: string): string {
  if (unit.toLowerCase() !== 'year') return 'baby'
  return Number(count) <= LAST_TODDLER ? 'toddler' : Number(count) <= LAST_CHILD ? 'child' : 'teenager'
}

/** "My hair is always greasy" as a question: "why is my hair greasy". */
function askWhy(who: string, trouble: string): string {
  const bare = trouble.replace(/\b(?:always|so|really|still|very) /gi, '')
  const [, be, rest = ''] = /^(is|are) (.+)$/i.exec(bare) ?? []
  if (be !== undefined) return `why ${be} my ${who} ${rest}`
  const kept = /^keeps? (.+)$/i.exec(bare)?.[1]
  return kept === undefined ? `how to stop your ${who} from ${trouble}` : `why does my ${who} keep ${kept}`
}
