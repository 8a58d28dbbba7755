/** What a child process may use at most. Where the system has no such limit (Windows) there is none. */
export type Limits = {
  /** Written memory of one process; address space that is only reserved does not count. */
  readonly memoryBytes: number
  /** Of all its threads together. */
  readonly cpuSeconds: number
  /** Of one file that it writes. */
  readonly fileBytes: number
  readonly openFiles: number
}

/** What a child process sees and may do besides computing. What is not named it does not see, as far as this machine can hide it. */
export type Confinement = {
  /** Files and folders that it reads. Those of the system's programs and of Hookreel itself need no naming. */
  readonly reads?: readonly string[]
  /** Files and folders that it may change; they exist. */
  readonly writes?: readonly string[]
  /** Only a process that may call services has the network, and none that decodes what strangers sent. */
  readonly hasNetwork?: boolean
  /** Programs that it starts, each of them confined again; without any it can start none. */
  readonly programs?: readonly string[]
  /** Device files that it may use, such as those of a graphics processor. With any it also sees what the system tells of its devices and of its own processes. */
  readonly devices?: readonly string[]
  /** It runs the code of this repository. */
  readonly isOurCode?: boolean
  /** Further variables of its environment; none of the server's own are handed on but those that are named here and in `variables.ts`. */
  readonly variables?: Readonly<Record<string, string>>
  /** 0 to 19; higher steps back behind the server. */
  readonly niceness?: number
  readonly limits?: Partial<Limits>
}

const GIGABYTE = 1024 ** 3

/** Far beyond what honest work takes: 4K encoding by ffmpeg takes 1.1 GB, a film's process 0.9 GB. */
export const USUAL_LIMITS: Limits = {
  memoryBytes: 4 * GIGABYTE,
  cpuSeconds: 6 * 3600,
  fileBytes: 8 * GIGABYTE,
  openFiles: 1024,
}

/** How long reading may take: so many milliseconds at least, one more with each so many bytes, and never more than `mostMs`. */
type LimitBySize = { readonly leastMs: number; readonly bytesOfMs: number; readonly mostMs?: number }

/** How many milliseconds something of so many bytes may be read. */
export function limitBySize(bytes: number, { leastMs, bytesOfMs, mostMs = Infinity }: LimitBySize): number {
  return Math.min(mostMs, Math.ceil(leastMs + bytes / bytesOfMs))
}
