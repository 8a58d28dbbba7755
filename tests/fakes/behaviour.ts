/** How a service behaves; `elsewhere`: its answer names a picture at another address. */
export type Behaviour =
  | 'well'
  | 'slow'
  | 'broken'
  | 'truncated'
  | 'no picture'
  | 'rate limited'
  | 'refused'
  | 'out of quota'
  | 'moderated'
  | 'down'
  | 'elsewhere'
  | 'too large'
