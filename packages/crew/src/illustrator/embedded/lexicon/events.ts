/** What can happen to a drawn thing on screen. */
export const EVENTS = [
  'enter',
  'leave',
  'fly',
  'fall',
  'rise',
  'grow',
  'shrink',
  'break',
  'split',
  'turn',
  'spin',
  'shake',
  'fill',
  'empty',
  'multiply',
  'vanish',
  'appear',
  'glow',
  'darken',
  'float',
  'sink',
  'cross',
  'burn',
  'explode',
  'open',
  'close',
  'find',
] as const
export type ThingEvent = (typeof EVENTS)[number]

/** What leaves a thing where it stands, so that its shadow may lie there. */
const IN_PLACE: ReadonlySet<ThingEvent> = new Set([
  'spin',
  'shake',
  'turn',
  'fill',
  'appear',
  'glow',
  'darken',
  'open',
  'close',
  'cross',
  'burn',
  'explode',
  'find',
])

/** Whether a thing stays where it stands while this happens to it. */
export function staysInPlace(event: ThingEvent | undefined): boolean {
  return event === undefined || IN_PLACE.has(event)
}

/** Verbs by what becomes of the one who does them. */
const DONE = readVerbs(`
  enter: enter arrive come return land
  leave: leave depart escape flee sail
  fly: fly soar launch
  fall: fall drop crash collapse tumble topple
  rise: rise climb soar lift surge
  grow: grow swell expand double triple bloom
  shrink: shrink wither dwindle
  break: break crack snap shatter crumble burst fail
  split: split divide separate
  spin: spin rotate roll whirl orbit circle
  shake: shake tremble vibrate buzz ring rattle shiver rumble
  fill: fill
  empty: drain empty
  multiply: multiply breed spread swarm
  vanish: vanish disappear evaporate dissolve melt die fade rot
  appear: appear emerge hatch
  glow: glow shine light flicker glitter
  darken: darken
  float: float drift hover
  sink: sink drown dive
  burn: burn ignite
  explode: explode erupt detonate
  open: open
  close: close shut`)

/** Verbs by what becomes of what they are done to. */
const SUFFERED = readVerbs(`
  enter: bring get buy deliver add order
  leave: steal sell send remove
  fly: throw launch toss
  fall: drop topple demolish
  rise: raise lift hoist
  grow: grow double triple enlarge inflate
  shrink: shrink halve reduce
  break: break crack snap smash destroy wreck
  split: split cut slice divide chop halve share
  turn: turn flip
  spin: spin roll rotate
  shake: shake ring rattle
  fill: fill pour
  empty: empty drain drink
  vanish: eat lose waste delete burn swallow erase
  appear: invent create discover build
  burn: burn light ignite
  explode: explode detonate
  open: open unlock
  close: close shut lock
  darken: extinguish
  cross: ban forbid stop skip avoid quit cancel refuse outlaw
  find: find spot choose pick notice`)

/** What is said to be so of a thing. */
const SAID = readVerbs(`
  vanish: gone missing extinct lost
  break: broken cracked shattered
  fill: full
  empty: empty
  darken: dead off dark
  open: open
  close: closed shut locked
  glow: lit bright on
  burn: burning
  float: afloat`)

function readVerbs(lines: string): ReadonlyMap<string, ThingEvent> {
  const verbs = new Map<string, ThingEvent>()
  for (const line of lines.trim().split('\n')) {
    const [name, roots = ''] = line.trim().split(': ')
    const event = EVENTS.find((one) => one === name)
    if (event === undefined) throw new SyntaxError(`not an event: ${line}`)
    for (const root of roots.split(' ')) verbs.set(root, verbs.get(root) ?? event)
  }
  return verbs
}

/** What becomes of a thing that does this, to which this is done, or of which this is said; undefined where nothing is to be seen. */
export function eventOf(word: string, as: 'doer' | 'done to' | 'said to be'): ThingEvent | undefined {
  return { doer: DONE, 'done to': SUFFERED, 'said to be': SAID }[as].get(word)
}
