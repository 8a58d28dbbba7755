/** "Fluffy Paws" of "a dog salon called Fluffy Paws in Austin": a name ends where it is no longer written large. */
const CALLED =
  /\b(?:called|named) (\p{Lu}[\p{L}\p{N}'-]*(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}\p{N}'-]*)*)(?=$|[,.;!?]| (?!of\b|the\b|and \p{Lu}))/u

/** "Streamly" of "my habit app Streamly". */
const BEHIND =
  /^(?:my|our) ((?:\p{Ll}[\p{L}'-]* )+)(\p{Lu}[\p{L}\p{N}'-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\p{N}'-]*))* ?(?<=[\p{L}\p{N}]))(?: (?:in|at|near|on|from) .+)?$/u

/** The name that a prompt says something has. */
export const calledOf = (text: string): string | undefined => CALLED.exec(text)?.[1]

/** What has a name is asked about by it. */
export function brandOf(thing: string): string | undefined {
  const called = calledOf(thing)
  if (called !== undefined) return called
  const [, what = '', name] = BEHIND.exec(thing) ?? []
  return /\b(?:in|at|near|from|of|for|by|to|on|about|with|and|the|like|as)\s*$/i.test(what) ? undefined : name
}

/** Whether a thing is named by its own name, which is one, whatever it ends in. */
export const isBrand = (own: string): boolean =>
  /^\p{Lu}\S*(?: (?:&|and|of|the|\p{Lu}\S*))* \p{Lu}\S*$/u.test(own)
