/** Asks about messages, or for an event: said before whom it is for. What somebody loves may be history. */
export const ABOUT =
  /^(?:the )?(?:best(?! man\b)|top)\b|\b(?:how to|ideas?|tips|facts?|history|why|stor(?:y|ies)|what to|invit\w+|template|party|promo|ads?|sale|offer)\b/i
/** Asks for other words, wherever it says so. */
const OTHER_WORDS =
  /\b(?:quotes?|jokes?|riddles?|lyrics|poem|follow(?:ers)?|subscribers?|letter|roast|rap|rhym\w*|sarcastic)\b/i
/** Says what somebody likes or does, and orders nothing. */
const OF_THEM =
  /^(?:and |but )?(?:he|she|they|it|who|whose|his|her|their)(?:'s|'re)? (?!(?:needs?|wants?) to (?:be|have|rhyme)\b)\p{L}+/iu
/** Goes on with what somebody loves: "he loves fishing, bad jokes & his truck", or just "loves fishing" behind who it is. */
export const LOVES_ON =
  /(?:\b(?:he|she|they|who) |(?<=[,.;] ))(?:loves?|likes?|enjoys?|adores?|hates?)\b[^.;:!?]*/giu
/** Whether a prompt asks for other words: jokes that somebody loves are no order for jokes. */
export const ordersOtherWords = (prompt: string): boolean =>
  OTHER_WORDS.test(
    prompt
      .replace(LOVES_ON, ' ')
      .split(/[,.;:!?]+\s+|\s+(?=who\b)/)
      .filter((clause) => !OF_THEM.test(clause))
      .join(', '),
  )
/** Who has died is told nothing of cake, and is not asked to call. */
export const GONE =
  /\b(?:heaven|passed (?:away|on)|died|deceased|departed|(?:my|our) late|rip|rest in peace|in (?:loving )?memory|memorial|funeral|grave)\b/i
