import type { Fact, Myth, Pack, Subject } from '../known/fact.ts'
import { PACKS } from '../facts/packs.ts'
import { listTopicPacks } from '../topics/topics.ts'
import { foldedWords, isNeutral } from './words.ts'

/** A fact or a wrong belief as prompts are held against it: the words that ask for it and those that tell it, folded, once each. */
export type IndexedFact = {
  readonly told: { readonly fact: Fact } | { readonly myth: Myth }
  readonly named: IndexedSubject
  /** What asks for it; a belief is asked for by its claim. */
  readonly asks: string
  readonly question: ReadonlySet<string>
  readonly body: string
}

/** What facts are known of, with each of its names in folded words. */
export type IndexedSubject = {
  readonly pack: Pack
  readonly subject: Subject
  readonly names: readonly (readonly string[])[]
}

/** All facts that are known, found by the words of their questions and of the names of what they are about. */
export type FactIndex = {
  /** The facts that hold most of these words by their weight, which are folded. */
  readonly near: (words: readonly string[]) => readonly IndexedFact[]
  /** How much a folded word says of what is meant: the rarer it is in all that is known, the more. */
  readonly weigh: (word: string) => number
  /** The same for a word of a name, which asks for no video there: "world" of the World Cup. */
  readonly weighInName: (word: string) => number
  /** Whether a folded word is the whole name of somebody, an event or a place that is known. */
  readonly isName: (word: string) => boolean
}

/** A word that asks for a video says less than one that names a thing, but "old people" are not all people. */
const NEUTRAL_SHARE = 0.3
/** What a larger share of all facts holds is no way to find one of them: of 25,000 it is a thousand. */
const MAX_HELD_SHARE = 0.04
/** So many facts are looked at for one text, however long it is. */
const MAX_NEAR = 100

let index: FactIndex | undefined

/** The index, made when it is first asked for (some 0.6 s of CPU for 13,700 facts): most prompts are answered without it. */
export const indexFacts = (): FactIndex => (index ??= makeIndex())

function makeIndex(): FactIndex {
  const byWord = new Map<string, IndexedFact[]>()
  const single = new Set<string>()
  let count = 0
  for (const pack of [...PACKS, ...listTopicPacks()])
    for (const named of pack.subjects.map((subject) => readSubject(pack, subject))) {
      const names = named.names.flat()
      if (pack.isName !== undefined)
        for (const name of named.names) if (name.length === 1) single.add(name.join())
      for (const one of listTold(pack, named)) {
        count += 1
        for (const word of new Set([...one.question, ...names, ...foldedWords(shortOf(one))])) {
          const all = byWord.get(word)
          if (all === undefined) byWord.set(word, [one])
          else all.push(one)
        }
      }
    }
  const weighInName = (word: string) => Math.log(1 + count / (1 + (byWord.get(word)?.length ?? 0)))
  const weigh = (word: string) => weighInName(word) * (isNeutral(word) ? NEUTRAL_SHARE : 1)
  const heldBy = (word: string) => byWord.get(word) ?? []
  const mostHeld = Math.ceil(count * MAX_HELD_SHARE)
  const isTelling = (word: string) =>
    !isNeutral(word) && heldBy(word).length > 0 && heldBy(word).length <= mostHeld
  const near = (words: readonly string[]) => {
    const all = [...new Set(words)]
    const telling = all.filter(isTelling)
    const weights = new Map<IndexedFact, number>()
    for (const word of telling.length > 0 ? telling : all)
      for (const fact of heldBy(word)) weights.set(fact, (weights.get(fact) ?? 0) + weigh(word))
    // Of all facts on countries, the one that asks how many of them are in the world comes first.
    const others = telling.length > 0 ? all.filter((word) => !isTelling(word)) : []
    const weighOthers = ({ question }: IndexedFact) =>
      others.reduce((sum, word) => sum + (question.has(word) ? weigh(word) : 0), 0)
    return heaviest(weights, mostHeld)
      .map(([fact, weight]): WeighedFact => [fact, weight + weighOthers(fact)])
      .toSorted(byWeight)
      .slice(0, MAX_NEAR)
      .map(([fact]) => fact)
  }
  return { near, weigh, weighInName, isName: (word) => single.has(word) && !isNeutral(word) }
}

type WeighedFact = readonly [fact: IndexedFact, weight: number]
const byWeight = ([, a]: WeighedFact, [, b]: WeighedFact): number => b - a
const heaviest = (weights: ReadonlyMap<IndexedFact, number>, count: number): readonly WeighedFact[] =>
  [...weights].toSorted(byWeight).slice(0, count)

const shortOf = ({ told }: IndexedFact): string => ('fact' in told ? told.fact.short : '')

function listTold(pack: Pack, named: IndexedSubject): IndexedFact[] {
  const isOwn = (item: { readonly subject: string }) => item.subject === named.subject.id
  return [
    ...pack.facts.filter(isOwn).map((fact): IndexedFact => {
      const { question, short, long, tag } = fact
      const words = new Set(foldedWords(question))
      return { told: { fact }, named, asks: question, question: words, body: [short, long, tag].join(' ') }
    }),
    ...pack.myths.filter(isOwn).map((myth): IndexedFact => {
      const words = new Set(foldedWords(myth.claim))
      return {
        told: { myth },
        named,
        asks: `is it true that ${myth.claim}`,
        question: words,
        body: myth.correction,
      }
    }),
  ]
}

function readSubject(pack: Pack, subject: Subject): IndexedSubject {
  const phrases = [subject.name, ...subject.words, ...(subject.id === pack.id ? pack.words : [])]
  const names = new Map(
    phrases.map((phrase) => {
      const words = foldedWords(phrase)
      return [words.join(' '), words]
    }),
  )
  names.delete('')
  return { pack, subject, names: [...names.values()] }
}
