/** What a shop has to say, in whole sentences of the prompt's own. */
export type Notice = {
  readonly kind:
    | 'hours'
    | 'opening'
    | 'event'
    | 'details'
    | 'news'
    | 'thanks'
    | 'milestone'
    | 'closed'
    | 'moving'
    | 'goodbye'
    | 'sorry'
    | 'joking'
    | 'price'
    | 'offer'
    | 'service'
  readonly said: readonly string[]
  readonly title: string
}
