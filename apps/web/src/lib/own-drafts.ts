/**
 * What a person wrote and did not save yet, kept in this browser (`localStorage`) or in one tab of it (`sessionStorage`). Every such
 * key begins like this, so that all of it goes when the person signs out.
 */
const PREFIX = 'hookreel-draft:'
/** What a person chose for their last video and starts from again; it goes with the drafts, and nobody is asked about it. */
const CHOICES = 'hookreel-choice:'
/** As an earlier version called those. */
const EARLIER = ['last-order', 'caption-choice']
/** Whose drafts a store holds: each store says it for itself, because another tab may have been left by somebody else. */
const OWNER = 'hookreel-drafts-of'

export const draftKey = (name: string) => `${PREFIX}${name}`
export const choiceKey = (name: string) => `${CHOICES}${name}`

function keysIn(store: Storage, prefix = PREFIX): string[] {
  return Object.keys(store).filter((key) => key.startsWith(prefix))
}

/** Does something to both stores. A forbidden one holds nothing. */
function withStores(act: (store: Storage) => void): void {
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      act(open())
    } catch {
      // Nothing was kept there either.
    }
}

function clear(store: Storage): void {
  for (const key of [...keysIn(store), ...keysIn(store, CHOICES), ...EARLIER]) store.removeItem(key)
  store.removeItem(OWNER)
}

/** Removes every draft and choice, and whose they were. */
export function forgetDrafts(): void {
  withStores(clear)
}

/** From now on drafts and choices are this person's; those of anybody else are removed first. */
export function claimDrafts(userId: string): void {
  withStores((store) => {
    if (store.getItem(OWNER) === userId) return
    clear(store)
    store.setItem(OWNER, userId)
  })
}

/** Whose drafts this browser keeps now; null when nobody is signed in. */
export function findDraftsOwner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

/** How many drafts outlive the tab: changes that would be lost by signing out. */
export function countLastingDrafts(): number {
  try {
    return keysIn(localStorage).length
  } catch {
    return 0
  }
}
