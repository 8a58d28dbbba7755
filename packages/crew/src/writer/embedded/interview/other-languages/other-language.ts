import type { Asked } from '../kinds/kind.ts'

/** The kinds of text that are told apart in another language than English. */
export type OtherKind = 'list' | 'how-to' | 'story' | 'place' | 'explanation' | 'matter'

/** What the questions of each kind ask for, in their order: answers come back under it. */
const IDS: Readonly<Record<OtherKind, string>> = {
  list: 'hook item1 item2 item3 more best',
  'how-to': 'hook need steps wrong done',
  story: 'who where wrong turn end',
  place: 'special start people return visit',
  explanation: 'hook answer why everyday last',
  matter: 'say how moment expected end',
}

/** Words as patterns, without borders: these are put around them. */
type Spec = {
  /** As pages name a language. */
  readonly tag: string
  readonly message: string
  /** Said where the answers are too short; `{n}` is how many seconds they last, in a form that needs no plural. */
  readonly more: string
  /** Ends a sentence. */
  readonly stop?: string
  /** Answers that say that there is none. */
  readonly skipped: string
  /** Two, three and so on, in words. */
  readonly numbers: string
  /** Frequent in prompts of this language, and neither English nor of another language: one of them decides. */
  readonly sure: string
  /** Frequent in it, and in others too. */
  readonly common: string
  /** How its longer words look, where no other script tells it: endings and letters. */
  readonly shape?: string
  /** My and our. */
  readonly own: string
  /** Stands between a trade and its place. */
  readonly at: string
  readonly trade: string
  /** Tells in other ways that something is the person's own business. */
  readonly sells: string
  /** What only asks for a film, at the start or at the end of a prompt; of what is left its title is made. `{length}` is how long it shall be. */
  readonly order: string
  readonly list: string
  readonly howTo: string
  readonly story: string
  readonly question: string
  /** Words are not parted by spaces, so that none has a border. */
  readonly isJoined?: boolean
  /** A line for each kind, then its questions, each with how an answer may begin. */
  readonly rows: string
}

export type OtherLanguage = {
  readonly tag: string
  readonly message: string
  readonly more: string
  readonly stop: string
  readonly skipped: RegExp
  /** My and our, alone; null where a language says it in another way. */
  readonly own: RegExp | null
  readonly numbers: readonly string[]
  readonly sure: ReadonlySet<string>
  readonly common: ReadonlySet<string>
  readonly shape: RegExp | null
  readonly order: RegExp
  /** What a prompt of each kind says; `numbered` is what begins with how many are wanted. */
  readonly cues: Readonly<Record<Exclude<OtherKind, 'matter'> | 'numbered', RegExp>>
  readonly asked: Readonly<Record<OtherKind, readonly Asked[]>>
}

/** A language as a prompt is asked back in it: by its English name, with what is asked of its kind of text. */
export type OtherAsking = {
  readonly name: string
  readonly language: OtherLanguage
  readonly asked: readonly Asked[]
}

/** A time or a sum is no list: "3 days in Rome". */
const UNITS = String.raw`d[ií]as?|tagen?|tage|jours?|giorni|dagen|dni|gün\p{L}*|hari|д(?:ень|ня|ней)|दिन|horas?|stunden?|heures?|ore|uur|uren|godzin\p{L}*|saat\p{L}*|jam|час\p{L}*|घंटे|min(?:ut\p{L}*)?|menit|dakika\p{L}*|минут\p{L}*|मिनट|se[gkc]\p{L}*|секунд\p{L}*|detik|saniye\p{L}*|años?|anos?|ans|anni|jahren?|jahre|jaar|lat|yıl\p{L}*|tahun|лет|года?|साल|wochen?|semanas?|semaines?|settimane|weken|tygodni\p{L}*|hafta\p{L}*|minggu|недел\p{L}+|हफ़्ते|mes(?:es|i)?|mois|monate?n?|euros?|kg|km`

const LENGTH = String.raw`(?:,? (?:(?:de|von|di|da|van|dari|mit|durasi) )?\d+[ -]?(?:s|seg|sek|sec|detik|min)\p{L}*)?`

const border = (words: string): string => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`

/** A language from its words and its questions. */
export function otherLanguage(spec: Spec): OtherLanguage {
  const around = spec.isJoined === true ? (words: string) => `(?:${words})` : border
  const pattern = (words: string): RegExp => new RegExp(around(words), 'iu')
  // What is somebody's own story or history is neither made up nor looked up.
  const ofNobody = (words: string): RegExp =>
    new RegExp(`${spec.own === '' ? '' : String.raw`(?<!${border(spec.own)}\s)`}${around(words)}`, 'iu')
  const word = String.raw`[\p{L}\p{M}'-]+ `
  const places = [
    ...(spec.own === '' ? [] : [`(?:${spec.own}) (?:${word}){0,2}(?:${spec.trade})`]),
    ...(spec.at === '' ? [] : [`^(?:${word})?(?:${spec.trade}) (?:${word}){0,3}(?:${spec.at})`]),
    spec.sells,
  ]
  const numbers = spec.numbers.split(' ')
  return {
    tag: spec.tag,
    message: spec.message,
    more: spec.more,
    stop: spec.stop ?? '.',
    skipped: new RegExp(`^(?:${spec.skipped})[.!…。।]*$`, 'iu'),
    own: spec.own === '' ? null : new RegExp(`^(?:${spec.own})$`, 'iu'),
    numbers,
    sure: new Set(spec.sure.split(' ')),
    common: new Set(spec.common.split(' ')),
    shape: spec.shape === undefined ? null : new RegExp(`^(?:${spec.shape})$`, 'u'),
    order: new RegExp(spec.order.replace('{length}', LENGTH), 'iu'),
    cues: {
      story: ofNobody(spec.story),
      place: pattern(places.join('|')),
      numbered: new RegExp(
        String.raw`(?<=^(?:[\p{L}\p{M}]{1,4} )?(?:\d{1,2}|${numbers.join('|')}) )(?!(?:${UNITS})(?![\p{L}\p{M}]))[\p{L}\p{M}]`,
        'iu',
      ),
      'how-to': pattern(spec.howTo),
      explanation: ofNobody(spec.question),
      list: pattern(spec.list),
    },
    asked: readRows(spec.rows),
  }
}

function readRows(rows: string): OtherLanguage['asked'] {
  const blocks = rows
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n'))
  const read = (kind: OtherKind): readonly Asked[] =>
    (blocks.find(([name]) => name === kind) ?? []).slice(1).map((row, at) => {
      const [text = '', example = ''] = row.split(' | ')
      return { id: IDS[kind].split(' ')[at] ?? '', text, example, lead: '', frame: '', hook: '', title: '' }
    })
  return {
    list: read('list'),
    'how-to': read('how-to'),
    story: read('story'),
    place: read('place'),
    explanation: read('explanation'),
    matter: read('matter'),
  }
}
