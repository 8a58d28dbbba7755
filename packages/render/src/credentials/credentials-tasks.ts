/** A report of 7 MB kept the server's thread for 1.5 s; one of a film made here has some tens of kB. */
export const MAX_REPORT_CHARACTERS = 1_000_000

/** What the process that reads and writes content credentials does, with one film. */
export type CredentialsTasks = {
  /** Loads and tries what sealing takes before there is a film. */
  readonly prepare: { readonly data: null; readonly hears: object; readonly result: void }
  /** It sees no file: it is given the film, and gives it back sealed. */
  readonly seal: {
    readonly data: { readonly film: Uint8Array; readonly type: string; readonly manifest: string }
    /** It knows no key: the process that started it signs. */
    readonly hears: { readonly sign: (claim: Uint8Array) => Promise<Uint8Array> }
    readonly result: Uint8Array
  }
  readonly read: {
    /** `anchors`: certificates (PEM) whose signatures are trusted. */
    readonly data: { readonly input: string; readonly type: string; readonly anchors: string }
    readonly hears: object
    /** The report of the library as JSON; null: the file has no credentials. */
    readonly result: string | null
  }
}
