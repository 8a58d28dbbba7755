/** Which row a stored file belongs to, by its key. A paid part belongs to its user's failed films, by its name. */
export type Owner = {
  readonly kind: 'video' | 'storyboard' | 'export' | 'upload' | 'sound' | 'cast' | 'paid'
  readonly userId: string
  readonly id: string
}

/** Every key that the server writes. */
const KEYS: readonly (readonly [Owner['kind'], RegExp])[] = [
  ['paid', /^user-videos\/([^/]+)\/paid\/(.+)$/],
  ['video', /^user-videos\/([^/]+)\/([^/.]+)\./],
  ['storyboard', /^storyboards\/([^/]+)\/([^/.]+)\./],
  ['export', /^user-exports\/([^/]+)\/([^/.]+)\.zip$/],
  ['sound', /^sounds\/([^/]+)\/([^/.]+)\.wav$/],
  ['cast', /^cast\/([^/]+)\/([^/.]+)\./],
  ['upload', /^uploads\/([^/]+)\/([^/]+)\//],
]

/** Nothing for a key that the server would not write: it is somebody else's file. */
export function ownerOfKey(key: string): Owner | undefined {
  for (const [kind, pattern] of KEYS) {
    const [, userId, id] = pattern.exec(key) ?? []
    if (userId !== undefined && id !== undefined) return { kind, userId, id }
  }
  return undefined
}
