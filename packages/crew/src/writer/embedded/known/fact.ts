import type { Source } from '../../writer.ts'

/** One true, checkable statement with all that scripts need of it. */
export type Fact = {
  /** Which of its pack's subjects it belongs to. */
  readonly subject: string
  /** How hard it is to believe: 1 plain to 5 astonishing; lists climb by it. */
  readonly wow: 1 | 2 | 3 | 4 | 5
  /** A concrete thing a picture can show. */
  readonly tag: string
  /** The question that the fact and its two follow-ups answer. */
  readonly question: string
  /** A whole sentence of at most nine words, without its full stop; also the fact's identity. */
  readonly short: string
  /** One or two sentences for narration. */
  readonly long: string
  /** Two follow-ups: how it works, why it matters. Each makes sense after `short` and after `long`. */
  readonly why: readonly [string, string]
  readonly sources: readonly Source[]
}

/** A wrong belief with its correction. */
export type Myth = {
  readonly subject: string
  readonly tag: string
  /** A clause that fits after "they say that", without a full stop. */
  readonly claim: string
  readonly correction: string
  /** Where the belief comes from, or the detail that settles it. */
  readonly because: string
  readonly sources: readonly Source[]
}

/** What a pack can be asked about in particular. */
export type Subject = {
  readonly id: string
  /** As it stands inside a sentence: "the Moon". */
  readonly name: string
  /** As it stands in a title: "The Moon". */
  readonly title: string
  /** What stands before the pack's unit ("morning" habits); without it the unit comes first ("facts about the Moon"). */
  readonly kind?: string
  /** Words of a prompt that mean this subject. */
  readonly words: readonly string[]
  /** The same folded, one for one, where the subject is met however its words are bent. */
  readonly folded?: readonly string[]
  /** A word that means it where the prompt says nothing besides: "heart", but not the "heart of darkness". */
  readonly alone?: string
  /** Opening lines for a video about this subject alone. */
  readonly hooks: readonly [string, string, string]
  /** A second-person line that brings the viewer there. */
  readonly arrive: string
}

/** A hand-checked body of knowledge and the words that a video about it is told with. */
export type Pack = {
  readonly id: string
  /** As it stands inside a sentence: "space". */
  readonly name: string
  /** With its article: "the ocean". */
  readonly about: string
  /** As it stands in a title, before the unit: "Space". */
  readonly title: string
  /** How a quiz asks for a verdict on a statement. */
  readonly quiz: { readonly ask: string; readonly yes: string; readonly no: string }
  /** Its items: "facts about the Moon"; `link` stands for "about": "tips for your first job". */
  readonly unit: { readonly one: string; readonly many: string; readonly link?: string }
  /** Words of a prompt that mean the whole pack. */
  readonly words: readonly string[]
  /** In the order in which a journey meets them. */
  readonly subjects: readonly Subject[]
  readonly facts: readonly Fact[]
  readonly myths: readonly Myth[]
  readonly povs: readonly { readonly title: string; readonly hook: string }[]
  /** How a list of its units is sold: "sound made up" after "5 space facts that". */
  readonly promises: readonly [string, string, string]
  /** The question that a comparison of two subjects asks: "which one is stranger?" */
  readonly versus: string
  /** Calls to action, from short to long. */
  readonly calls: readonly string[]
  readonly hashtags: readonly string[]
  /** What it is the name of, where it is one: what else a prompt says asks for a part of it, and makes it no other thing. */
  readonly isName?: 'person' | 'event' | 'place'
}

/** Whether its items are things to do, which a "how to" is answered with. */
export const isInstructive = ({ unit }: Pack): boolean => unit.one === 'habit' || unit.one === 'tip'

/** Facts about one thing are written so that one leads to the next. */
export const isThread = (pack: Pack): boolean => pack.subjects.length === 1 && !isInstructive(pack)

/** All that is said of a fact, for finding words in it. */
export const wordsOfFact = ({ tag, question, short, long, why }: Fact): string =>
  [tag, question, short, long, ...why].join(' ')

/** All that is said of a myth, for finding words in it. */
export const wordsOfMyth = ({ tag, claim, correction }: Myth): string => [tag, claim, correction].join(' ')

/** Whether a script says one of these facts, in its short or its long form. */
export const tellsOneOf = (facts: readonly Fact[], script: string): boolean =>
  facts.some(({ short, long }) => script.includes(short) || script.includes(long))
