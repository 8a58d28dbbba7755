/**
 * A question of the interview with what its answer becomes. `{yours}` and `{own}` are the prompt's own words as the asker and
 * as the person says them, capitalized as `{Yours}` and `{Own}`; `{sell}`, `{we}`, `{us}` and `{they}` follow the prompt. A question
 * that begins with "{Yours}:" is asked without it where the prompt's words make no name.
 */
export type Asked = {
  readonly id: string
  readonly text: string
  /** How an answer may begin, in words that fit any prompt of the kind: examples of another trade read like a misunderstanding. */
  readonly example: string
  /** Stands before an answer that is no whole sentence. */
  readonly lead: string
  /** A sentence that a thing alone is put into, in the place of "…"; empty where none fits whatever is named. */
  readonly frame: string
  /** Stands before it where it opens the film. */
  readonly hook: string
  /** Of a film that opens with it. */
  readonly title: string
}

/** How answers become a script: as they were asked, or those to `step…` and `item…` counted. */
export type Form = 'told' | 'steps' | 'items'

/** A kind of text: what its script needs, in the order in which it is told. */
export type Kind = {
  readonly form: Form
  readonly asked: readonly Asked[]
  /** The last line, where there is room for one; it asks for nothing that nobody offered. */
  readonly close: string
  readonly tags: readonly string[]
}

/** A kind from its rows: id | question | example | lead ~ frame | hook | title. */
export const kind = (form: Form, close: string, tags: string, rows: string): Kind => ({
  form,
  close,
  tags: tags.split(' '),
  asked: rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', text = '', example = '', leads = '', hook = '', title = ''] = row
        .split(' | ')
        .map((cell) => cell.trim())
      const [lead = '', frame = ''] = leads.split(' ~ ')
      return { id, text, example, lead, frame, hook, title }
    }),
})
