import { capitalize } from '../../wording.ts'
import type { FactKind, Head } from './fact.ts'
import { cutWhen, speakWhen } from './speak-when.ts'

/** What people are called upon to do for what is everybody's. */
const APPEAL =
  /^(?:please )?((?:help (?:us |me |them )?)?(?:to )?(?:save|protect|defend|rescue|bring back|rebuild|stop|fight(?: for| against)?|say no to|speak up (?:for|against)|stand up (?:for|against)|vote (?:for|against)|support|clean up|keep)) ((?:our|the|this|these|my|new|more|yes|no|old) \S.*|\p{Lu}\S+ .+)$/iu
const GATHERING =
  /^((?:peaceful |silent )?(?:protest|rally|march|demonstration|vigil|petition|sit-in)) ((?:against|for|to save|to stop|to keep|to protect) \S.*)$/iu
/** What is no matter of a place: a save of money, and a fight of one's own. */
const NOT_MEANT =
  /\b(?:money|time|the date|water|energy|electricity|battery|scrolling|smoking|procrastinating|overthinking|your|yourself|calm|in mind|healthy|plants? alive|snoring|crying|barking|puppy|toddler|baby)\b/iu

/** A call for something that is everybody's: "save our library on Mill Road"; null for any other head. */
export function readAppeal(head: string): Head | null {
  if (NOT_MEANT.test(head)) return null
  const [, call, cause] = APPEAL.exec(head) ?? []
  const [, gathering, aim] = GATHERING.exec(head) ?? []
  if (cause === undefined && aim === undefined) return null
  const said =
    cause === undefined
      ? `there's a ${(gathering ?? '').toLowerCase()} ${aim ?? ''}`
      : `${(call ?? '').toLowerCase()} ${cause}`
  return { kind: 'appeal', opening: [said], title: capitalize(head), used: 0, self: 'we' }
}

/** "Council wants to cut the hours": those who decide have a "the". */
const DECIDES =
  /^((?:city |town |county |local |school )?(?:council|board|mayor|government|city|landlord|owners?|developers?|company|state|district|railway|bank|church)) ((?:wants?|plans?|will|is|are|has|have|says?|said|voted|decided|would|could|might|may|needs?|closed?|cut|sold|votes?|meets?|decides?) .+)$/iu
const MEETS =
  /^((?:the )?(?:\p{L}+ )?(?:meeting|vote|hearing|rally|march|protest|deadline|session|vigil|demonstration|consultation|clean-?up|sit-in)) (?:is |are |will be |starts? |begins? )?(?:on |at )?(.+)$/iu

/** What a clause of an appeal says, as a whole sentence; null for what any announcement may say. */
export function speakOfAppeal(clause: string): { readonly kind: FactKind; readonly said: string } | null {
  const [, what = '', rest = ''] = MEETS.exec(clause) ?? []
  const named = `${/^the /i.test(what) ? '' : 'the '}${what.toLowerCase()}`
  const whole = what === '' ? null : speakWhen(rest)
  if (whole !== null) return { kind: 'when', said: `${named} is ${whole}` }
  const cut = what === '' ? null : cutWhen(rest)
  if (cut !== null) return { kind: 'when', said: `${named} is ${cut.when} ${cut.rest}` }
  const [, who, does] = DECIDES.exec(clause) ?? []
  if (who !== undefined) return { kind: 'about', said: `the ${who.toLowerCase()} ${does ?? ''}` }
  const when = cutWhen(clause)
  const isPlace = when !== null && /^(?:at|in|on|near|behind|outside|next to) /i.test(when.rest)
  return isPlace ? { kind: 'when', said: `come ${when.when} ${when.rest}` } : null
}
