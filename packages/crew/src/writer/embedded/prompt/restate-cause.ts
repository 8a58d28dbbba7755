const FAILED =
  'happen|explode|fail|sink|collapse|fall|crash|end|start|begin|break out|flop|die out|die|disappear|vanish|close|burn|melt ?down|go wrong|go bankrupt|miss digital'
/** Asks why something happened, that is known as what happened: "what caused the Chernobyl disaster", "why did the Hindenburg explode". */
const CAUSES: readonly RegExp[] = [
  /^(?:so |ok )?what (?:really |actually )?(?:caused|led to|went wrong (?:with|at|in|on)|was the (?:cause|reason) (?:of|for|behind)) (.{3,60}?)[?.!\s]*$/i,
  new RegExp(`^(?:so |ok )?(?:why|how) did (.{3,60}?) (?:${FAILED})(?: so (?:badly|fast))?[?.!\\s]*$`, 'i'),
  /^(?:so |ok )?why (.{3,60}?) (?:failed|flopped|exploded|sank|collapsed|crashed|died|disappeared|burned|missed digital)[?.!\s]*$/i,
]

/** What happened, where a prompt asks why it did: the account of it tells that, too. Null for any other prompt. */
export function restateCause(prompt: string): string | null {
  for (const cause of CAUSES) {
    const thing = cause.exec(prompt)?.[1]
    if (thing !== undefined) return thing.replace(/^(?:the|an?) /i, '')
  }
  return null
}
