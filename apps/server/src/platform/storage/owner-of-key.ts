import { lookupTable } from '@hookreel/film'

/** Which row a stored file belongs to, by its key. A paid part belongs to its user's failed films, by its name. */
export type Owner = {
  readonly kind: 'video' | 'storyboard' | 'export' | 'upload' | 'sound' | 'cast' | 'paid'
  readonly userId: string
  readonly id: string
}

/** The folders of the storage, each with a folder for every account; and whose the files in that are. Every key that the server writes. */
const FOLDERS: Readonly<Record<string, readonly (readonly [Owner['kind'], RegExp])[]>> = lookupTable({
  'user-videos': [
    ['paid', /^paid\/(.+)$/],
    ['video', /^([^/.]+)\./],
  ],
  storyboards: [['storyboard', /^([^/.]+)\./]],
  'user-exports': [['export', /^([^/.]+)\.zip$/]],
  uploads: [['upload', /^([^/]+)\//]],
  sounds: [['sound', /^([^/.]+)\.wav$/]],
  cast: [['cast', /^([^/.]+)\./]],
})

/** The folders of the storage: each holds a folder for every account. */
export const ACCOUNT_FOLDERS = Object.keys(FOLDERS)

/** Nothing for a key that the server would not write: it is somebody else's file. */
export function ownerOfKey(key: string): Owner | undefined {
  const [, folder = '', userId, rest = ''] = /^([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? []
  if (userId === undefined) return undefined
  for (const [kind, pattern] of FOLDERS[folder] ?? []) {
    const id = pattern.exec(rest)?.[1]
    if (id !== undefined) return { kind, userId, id }
  }
  return undefined
}
