/** How a scene is framed: which part of the environment the picture shows. */
export type Framing = {
  readonly zoom: number
  /** The environment is mirrored. */
  readonly flipped: boolean
  /** Where the subject stands, as a fraction of the frame's width. */
  readonly subjectX: number
  /** How large the subject is, 1 is usual. */
  readonly subjectScale: number
}
