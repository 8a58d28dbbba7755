/** What the process that reads and writes content credentials does, with one file. */
export type CredentialsWorks = {
  readonly seal: {
    readonly data: {
      readonly input: string
      readonly output: string
      readonly type: string
      readonly manifest: string
    }
    /** It knows no key: whoever started it signs. */
    readonly hears: { readonly sign: (claim: Uint8Array) => Promise<Uint8Array> }
    readonly result: void
  }
  readonly read: {
    /** `anchors`: certificates (PEM) whose signatures are trusted. */
    readonly data: { readonly input: string; readonly type: string; readonly anchors: string }
    readonly hears: object
    /** The report of the library as JSON; null: the file has no credentials. */
    readonly result: string | null
  }
}
