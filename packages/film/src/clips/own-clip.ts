/** The name under which a clip of one's own is kept beside a storyboard: it tells whether the clip has a sound. */
export function nameOwnClip(hash: string, hasSound: boolean): string {
  return `uploads/${hash}.${hasSound ? 'sounding' : 'silent'}.mp4`
}

/** What a part that a person sent for a scene is, if it is a clip: a picture, or none, is undefined. */
export function readOwnClip(upload: string | null): { readonly hasSound: boolean } | undefined {
  const kind = upload === null ? undefined : /\.(sounding|silent)\.mp4$/.exec(upload)?.[1]
  return kind === undefined ? undefined : { hasSound: kind === 'sounding' }
}
