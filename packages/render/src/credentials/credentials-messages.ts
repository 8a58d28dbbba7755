/** What the process that reads and writes content credentials is asked. */
export type ToCredentials =
  | {
      readonly kind: 'seal'
      readonly input: string
      readonly output: string
      readonly type: string
      readonly manifest: string
    }
  /** `anchors`: certificates (PEM) whose signatures are trusted. */
  | { readonly kind: 'read'; readonly input: string; readonly type: string; readonly anchors: string }
  | { readonly kind: 'signature'; readonly bytes: Uint8Array }

export type FromCredentials =
  | { readonly kind: 'ready' }
  /** It knows no key: whoever started it signs. */
  | { readonly kind: 'sign'; readonly claim: Uint8Array }
  | { readonly kind: 'sealed' }
  /** The report of the library as JSON; null: the file has no credentials. */
  | { readonly kind: 'report'; readonly json: string | null }
  | { readonly kind: 'failed'; readonly message: string }
