const DAY = String.raw`(?:today|tonight|yesterday|last night|this (?:morning|week|weekend|month)|right now)`
const NEWS = new RegExp(
  String.raw`\b(?:what(?:'s| is)? happen(?:ed|ing)|who won|news|headlines|scores?|stock market|forecast)\b[^.;!?\n]{0,80}\b${DAY}\b|\b(?:today|yesterday|this week)['’]?s (?:\p{L}+ ){0,2}(?:news|headlines|scores?|results|match|game|election|weather|prices?)\b|\b(?:latest|breaking|newest|current|recent) (?:\p{L}+ ){0,2}(?:news|headlines|scores?|election results|stock prices?|exchange rates?)\b`,
  'iu',
)

/** Whether a prompt asks for what happened these days, which nothing that is written down before can answer. */
export const asksNews = (prompt: string): boolean => NEWS.test(prompt)
