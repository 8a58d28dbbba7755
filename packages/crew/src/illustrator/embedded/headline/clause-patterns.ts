/** Where a clause ends without a mark: what follows stands alone, or only explains. */
export const JOINTS =
  /\s+(?:(?:even|only|just|especially)\s+)?(?=(?:because|so that|but|when|while|until|unless|if|which|who|whose|where|than|although|though|since|and (?:it|they|he|she|you|we|i|that|this|the|every|nobody|everyone|no|not|then|people|two|most|never|only|some)|so (?:it|they|he|she|you|we|i|the)|that (?!(?:night|day|morning|evening|afternoon|week|month|year|summer|winter|moment|time|way|thing|one|much|far|kind)\b)(?:it|they|he|she|you|we|i|the|is|are|was|were|no|nobody|people|\w+ (?:had|have|has|is|are|was|were|can|could|will|would|do|does|did)))\b)/i
/** Words into a clause that it can do without. */
export const HEAD =
  /^(?:and|but|so|then|or|yet|now|well|because|also|honestly|actually|today|in fact|of course|that is why|even|just|still|maybe|perhaps|sometimes|usually|suddenly|slowly|soon|later|meanwhile|instead|afterwards|eventually|luckily|sadly|apparently)\s+(?=\S)/i
/** What only says how sure or how well known something is. */
export const STANCE =
  /,?\s+(?:or so (?:the story goes|they say|it seems|i thought)|so they say|as far as we know|of course|believe it or not|i promise|at least on paper)(?=[.!?]|$)/i
/** What somebody means, says or finds out stands as well without them: "usually means | the coolant is leaking". */
export const REPORT =
  /\s+(?:swears?|swore|insist(?:s|ed)?|admit(?:s|ted)?|promise[sd]?|warn(?:s|ed)?|explain(?:s|ed)?|argue[sd]?|suspect(?:s|ed)?|guess(?:es|ed)?|learn(?:s|ed)?|reports?|reported|suggests?|suggested|concluded?|assumes?|assumed|told (?:him|her|me|them|us|you))\s+that\s+(?=\S+\s+\S)|\s+(?:(?:usually|often|always|just|really|only|probably)\s+)?(?:means?|meant|says?|said|thinks?|thought|believes?|believed|knows?|knew|claims?|claimed|shows?|showed|proves?|proved|reali[sz]e[sd]?|hopes?|hoped|feels?|felt|discovered|noticed)\s+(?:that\s+)?(?=(?:the|an?|your|my|our|his|her|it|they|he|she|you|we|i|this|nobody|everyone|no)\s+(?:\S+\s+){1,6}?\S)/i
/** A place or time before a clause, which does not end at a word that leads to the next ("at four in | the morning a hospital"): "in Switzerland | it is illegal", "within seconds | the blood vessels squeeze shut". */
export const LED =
  /^(?:as|in|on|at|by|after|before|for|since|until|during|around|within|under|between|inside|behind|near)\s+(?:\S+\s+){0,4}?(?!(?:in|on|at|of|to|and|or)\s)\S+\s+(?=(?:it|they|you|we|he|she|i|there|nobody|everyone|the|an?|your|my|our|most|every|no)\s+\S+\s)/i
/** What a thing is told apart by: without it the clause is shorter and still whole. */
export const RELATIVE = /\s+(?:that(?! (?:way|much|far|one)\b)|which|who)\s.*$/i
/** "Ask what the last person in this job got wrong": what is asked for ends with the sentence. */
export const ASKED = /\S\s(?:what|how|why|who|where|whether)\s/i
export const DETERMINER = /^(?:the|an?|your|my|our|their|its|his|her)\s+(?=\S+\s\S)/i
/** A clause that leans on another: it reads cut off when it stands alone. */
export const LEANING =
  /^(?:because|when|while|until|unless|if|which|who|whose|where|whatever|whenever|wherever|no matter|than|although|though|since|the (?:day|moment|minute|second|night|morning|week|year|first time|last time|next time|instant) (?:that )?(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the)\b|that(?! (?:is|was|one)\b)|as|like|of|to|for|with|from|by|in|on|at|after|before|about|within|below|behind|beneath|without|some of|one of|most of|all of|almost all of)\b/i
/** Where the tail of a clause may be cut: what is left is whole. */
export const TAIL =
  /\s+(?:in|on|at|for|from|with|by|under|over|after|before|during|without|around|through|across|between|against|like|as|all over|within|to (?:every\w+|each|the|your|its|their))\s+(?:\S+\s+){0,6}\S+$/i
/** The last tail alone: "nobody could go to the bathroom" of "… in it". */
export const LAST_TAIL =
  /^(.*\S)\s+(?:in|on|at|for|from|with|by|under|over|after|before|during|without|around|through|across|between|against|like|as)(?:\s+\S+){1,4}$/i
/** Verbs that belong together with the small word behind them: "hold on to", "look at". */
export const PARTED =
  /\b(?:hold|put|turn|give|get|got|look|looked|looking|take|took|keep|kept|come|came|go|went|run|ran|carry|stand|sit|live|lives|lived|deal|rely|depends?|focus|listens?|wait|belongs?|think|care|shut|throw|threw|write|pass|grow|grew|born|watching|fight|break|broke|fall|fell|pick|made|based|covered|dressed|filled|full|away|same|different|such|out|up|down|back|called|known|used|works?|starts?|comes|goes|are|is|runs?|sent|feels?|felt|sounds?|tastes?|tasted|looks|led|leads?|remains?)$/i
/** What is to be done. */
export const INFINITIVE =
  /(?<=\b(?:ask|asked|want|wants|need|needs|have|has|try|tries|learn|learned|forced|able|how|exists?|way) (?:\S+ )?to )\S+ .*$/i
/** The part of a clause that says the most when the rest is too long. */
export const CORES: readonly RegExp[] = [
  // "never quite cross the line", "can't hold on to the heat"
  /\b(?:(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|had) )?(?:never|not)\b.*$/i,
  /\b\w+n['’]t\b.*$/i,
  // "tell the story backwards"
  INFINITIVE,
  // "born with a spare one"
  /(?<=^(?:you|they|it|he|she|we|i|there|this|that)(?:['’]re|['’]s|['’]ll)? (?:are|were|is|was|have|had|will|would|can|could)\s)(?!not\b|never\b)\S+ .*$/i,
  /(?<=^(?:i|we|they|he|she|it)\s)(?!is\b|was\b|has\b|will\b)\S+ .*$/i,
]
/** A comparison stands well by itself: "worth more than gold", "as thin as a garden hose". */
export const COMPARISONS: readonly RegExp[] = [
  /\b(?:worth )?(?:more|less|fewer|\w+er)(?: \w+)? than .*$/i,
  /\bas (?!long|far|soon|well|much|many|good)\w+ as (?:an?|the|your|my|our)? ?\S.*$/i,
  /\bas (?:much|many) as (?:an?|the|your|my|our) \S.*$/i,
]
/** Ends that want something behind them. */
export const HANGS =
  /\b(?:is|are|was|were|be|been|am|has|have|had|do|does|(?<!(?:what|as|like) (?:you|they|we|he|she|i) )did|will|would|can|could|should|must|may|might|of|to|in|on|at|for|from|with|by|as|than|the|an?|your|my|our|their|its|his|her|and|or|but|not|so|very|too|more|most|less|far|that|which|who|about|into|every|some|any|each|takes?|took|makes?|made|gets?|got|puts?|means?|meant|wants?|needs?|lets?|gives?|gave|says?|said|used|seems?|becomes?|became|keeps?|kept|only|just|even|always|never|quite|almost|nearly|also|really)$/i
export const PRONOUN =
  /^(?:it(?! (?:is|was|takes|took) )|they|he|she|this|that|these|those)\b(?! (?:is|was) (?:a|an|the|how|why)\b)/i
export const QUESTION =
  /^(?:what|why|how|where|when|who|which|is|are|do|does|did|can|could|would|will|should|was|were|have|has)\b/i
/** Halves that only what stood behind them completes: "as long", "than anything", "was the first country", "is designed". */
export const HALF =
  /(?<!times )\b(?:as \w+|than any\w+(?: else)?|(?:is|are|was|were) (?:the (?:only )?ones?|the (?:first|last|only) \w+|designed|meant)|notices?(?: \w+){1,3} long)$/i
/** Without this word a clause that leans stands: "until it stretches like a balloon"; but a condition is no statement. */
export const SUBORDINATE =
  /^(?:(?:when|while|until|since|though|although|before|after)|as(?= (?:it|they|he|she|you|we|i)\b))\s+/i
/** "Is not a raise" without what is none. */
export const HEADLESS =
  /^(?:is|are|was|were|am|be|been|has|have had|had|does|did|will|would|can|could|should|must|may|might|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|didn['’]t|won['’]t|can['’]t|couldn['’]t)\b/i
/** Heads that no shape may have. */
export const LOOSE =
  /^(?:because|which|who|whose|than|of|to|that|in|within|on|at|for|with|from|by|about|below|behind|beneath|some of|one of|most of|all of)\b/i
/** A condition with what follows from it reads best whole: "If you love numbers, open a café". */
export const TWOFOLD =
  /^(?:if|when|once|no|the (?:day|moment|minute|second|night|morning|week|year|first time|last time|next time|instant) (?:that )?(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the))\b|, (?:not|but|then|and)\b|\s(?:until|before|unless|because|while)\s/i
/** What comes to its end only with what is taught, told or meant: "teaches him | that you are unpredictable". */
export const UNSAID =
  /\b(?:teach\w*|taught|tells?|told|shows?|showed|reminds?|reminded|remember|convinc\w+|means?|meant|says?|said|knows?|knew|thinks?|thought|proves?|proved|believes?|believed|find|found|guarantees?|makes? sure|so \w+|such an? \w+)(?: \w+)?$/i
export const MARKS = /[,;:.!?…—–“”"()]+(?=\s|$)\s*|["“”(]|\s-\s/
/** "The more you learn, the more you see": neither half stands without the other. */
export const PAIRED =
  /^(?:and |but )?the (?:more|less|fewer|sooner|\w+er)\b[^,]*,\s+the (?:more|less|fewer|sooner|\w+er)\b/i
/** Who or which is told only behind it: "I hired the man | who fired me". */
export const NAMED =
  /\b(?:the|an?|that|those|only|first|last|every) (?:man|men|woman|women|person|people|ones?|things?|places?|guy|boy|girl|kid|word|day|moment|part|kind|country|company|animal|only \w+|first \w+|last \w+)$/i
/** "That friend was not a friend" opens a sentence: it leans on nothing. */
export const POINTING = /^That (?!(?:it|they|he|she|you|we|i|the|this)\b)\w+ \w+/
/** What is known, said or found comes behind "that". */
export const KNOWING =
  /\b(?:knows?|knew|thinks?|thought|says?|said|tells?|told|shows?|showed|means?|meant|proves?|proved|learn(?:s|ed)?|reali[sz]e[sd]?|noticed?|discover(?:s|ed)?)\b/i
/** "It isn't a whale" and, right behind it, "it's a fungus". */
export const SET_RIGHT =
  /^(?:it|that|this|they|he|she)(?:['’](?:s|re) not| (?:is|are|was|were)(?: not|n['’]t))\b/i
export const RIGHT =
  /^[,.;:!]?\s*(?:no, )?(?:it|that|this|they|he|she)(?:['’]s|['’]re| is| are)\s(?!not\b|never\b)/i
/** Questions that offer: "want to know who someone likes?" */
export const OFFERED =
  /^(?:so |and |but )?(?:want|ever|need|ready|guess|know|remember|notice|see|feel|think|tired|still)\b.*\?$/i
/** "More than they laugh with you": two acts are compared, and the first is missing. */
export const TWO_ACTS =
  /\bthan (?:they|he|she|it|we|i|you) (?!can\b|could\b|think\b|thought\b|did\b|do\b)\w+/i
/** Commas between single words that "and" closes: "rude, jealous and lazy". */
export const LISTED =
  /(?<=\b[\w'’-]+), (?=(?:(?!(?:it|they|he|she|you|we|i|the|an?|that|this|then|and|or|but|so|who|which|if|when)\b)[\w'’-]+, )*(?!(?:it|they|he|she|you|we|i|the|an?|that|this|then|and|or|but|so|who|which|if|when)\b)[\w'’-]+,? (?:and|or) (?!(?:it|they|he|she|you|we|i|then)\b))/gi

/** "It isn't much, | is it?": a question that only asks for agreement. */
export const TAG_QUESTION =
  /^(?:do|does|did|is|are|was|were|has|have|can|could|will|would|should)(?:n['’]t)? (?:i|you|he|she|it|we|they|there)\W*$/i
