import { capitalize } from '../wording.ts'

/** Who orders for others, in so many words, wants the topic: "my students need a short video on the Meiji Restoration". */
const WHO = String.raw`(?:(?:history|science|biology|english) )?(?:students?|pupils?|class(?:es)?|learners?|kids?|children|sons?|daughters?|niece|nephew|team|colleagues?|employees|boss|school|club|followers|viewers|subscribers)`
const WANT = String.raw`(?:needs?|wants?|would (?:like|love)|asked (?:me )?for|ha(?:s|ve) to|(?:is|are) (?:learning|studying)|keeps? asking)`
const LEARN = String.raw`(?:(?:learn|know|hear|understand|see)(?: all)?(?: about)? )?`
const FILM = String.raw`(?:an? (?:[\w-]+ ){0,3}?(?:video|reel|clip|short|film|explainer|lesson|intro|introduction|overview) (?:on|about|of|explaining) )?`
const FOR_OTHERS = new RegExp(
  String.raw`^(?:my|our) (?:[\w'-]+ ){0,2}?(${WHO}) ${WANT}(?: to)? ${LEARN}${FILM}(?:about )?(?=\p{L}{3})`,
  'iu',
)
/** Tells of what they did, and orders nothing. */
const NO_ORDER = /^(?:to|a|an|his|her|their|my|our|me|help|more|less|money|it|this|that)\b/i

/** What is ordered for others, with for whom it is; the prompt itself where nothing is. */
export function orderForOthers(prompt: string): string {
  const said = prompt.trim()
  const [lead, who] = FOR_OTHERS.exec(said) ?? []
  if (lead === undefined || who === undefined) return prompt
  const topic = said.slice(lead.length).replace(/ (?:for|at|in) (?:school|class|homework)\b/i, '')
  return NO_ORDER.test(topic) ? prompt : `${topic.replace(/[.!?\s]+$/, '')}, for my ${who}`
}

/** Orders a film that says something, of which what it says is left: "Need a 20 sec video saying first bath is 50% off in March". */
const SAYS_THAT =
  /(^|[.!?] +)(?:(?:hi|hey|hello)[,!]? )?(?:(?:please|pls|can you|could you|would you|i|we)(?:'d| would)? )*(?:needs?|wants?|like|make|create|do|film|record)(?: me| us)? (?:an? |some )?((?:\d{1,3}[ -]?(?:seconds?|secs?|s|minutes?|min) )?)(?:(?:short|quick|little|nice|fun) )?(?:videos?|reels?|shorts?|clips?|tiktoks?|ads?|promos?) (?:that |to |which )?(?:says?|saying|announc(?:es?|ing)|(?:tells?|telling|lets?|letting|informs?|informing) (?:people|everyone|everybody|(?:my |our |the |all )?(?:customers|clients|guests|members|followers|neighbors))(?: know)?)(?: that)?:? (?=\p{L})/iu

/** A prompt that orders a film saying something, as what it says; how long it shall be stays at its end. */
export function sayOrdered(prompt: string): string {
  const order = SAYS_THAT.exec(prompt)
  if (order === null) return prompt
  const [whole, before = '', length = ''] = order
  const said = prompt.slice(order.index + whole.length)
  const told = `${prompt.slice(0, order.index)}${before}${before === '' ? said : capitalize(said)}`
  return length === '' ? told : `${told.replace(/[\s,.]+$/, '')}, ${length.trim()}`
}
