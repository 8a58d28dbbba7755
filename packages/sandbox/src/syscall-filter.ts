/** Calls of the system that no child process of ours has a use for, and that holes in kernels were found behind. Numbers: x64, arm64. */
const NEVER: Readonly<Record<string, readonly [x64: number, arm64: number]>> = {
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  pidfd_getfd: [438, 438],
  kcmp: [312, 272],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  syslog: [103, 116],
  open_by_handle_at: [304, 265],
}
/** What a process that starts no further one, and has no network, has no use for either. */
const NEVER_ALONE: typeof NEVER = {
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsmount: [432, 432],
  mount_setattr: [442, 442],
  socket: [41, 198],
}
const FORKS: typeof NEVER = { fork: [57, -1], vfork: [58, -1] }
const CLONE = [56, 220] as const
const CLONE3 = 435
/** In the flags of clone: a thread of the same process. */
const CLONE_THREAD = 0x10000

const ARCHITECTURES = { x64: 0xc000003e, arm64: 0xc00000b7 } as const
const [LOAD, IF_EQUAL, IF_AT_LEAST, IF_ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06]
const [ALLOW, KILL, REFUSE, UNKNOWN] = [0x7fff0000, 0x80000000, 0x00050001, 0x00050026]
/** Where the kernel puts the number of the call, the architecture, and the lower half of the first argument. */
const [AT_NUMBER, AT_ARCHITECTURE, AT_FIRST_ARGUMENT] = [0, 4, 16]
const X32_CALLS = 0x40000000

/**
 * The filter of system calls (seccomp, as a classic BPF program) for a child process; nothing for processors that are not known
 * here. A refused call answers EPERM; clone3 answers ENOSYS, so that the C library takes clone, whose flags can be read.
 */
export function buildSyscallFilter(startsPrograms: boolean): Buffer | undefined {
  if (process.arch !== 'x64' && process.arch !== 'arm64') return undefined
  const at = process.arch === 'x64' ? 0 : 1
  const refused = Object.values(startsPrograms ? NEVER : { ...NEVER, ...NEVER_ALONE, ...FORKS })
    .map((numbers) => numbers[at])
    .filter((number) => number >= 0)
  const program = [
    step(LOAD, AT_ARCHITECTURE),
    step(IF_EQUAL, ARCHITECTURES[process.arch], 1, 0),
    step(RETURN, KILL),
    step(LOAD, AT_NUMBER),
    ...(process.arch === 'x64' ? [step(IF_AT_LEAST, X32_CALLS, 0, 1), step(RETURN, REFUSE)] : []),
    ...refused.flatMap((number) => [step(IF_EQUAL, number, 0, 1), step(RETURN, REFUSE)]),
    ...(startsPrograms ? [] : onlyThreads(CLONE[at])),
    step(RETURN, ALLOW),
  ]
  return Buffer.concat(program)
}

function onlyThreads(clone: number): Buffer[] {
  return [
    step(IF_EQUAL, CLONE3, 0, 1),
    step(RETURN, UNKNOWN),
    step(IF_EQUAL, clone, 0, 3),
    step(LOAD, AT_FIRST_ARGUMENT),
    step(IF_ANY_BIT, CLONE_THREAD, 1, 0),
    step(RETURN, REFUSE),
  ]
}

/** One instruction: what to do, with what, and how many to leap over when it is so or not. */
function step(code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(ifTrue, 2)
  bytes.writeUInt8(ifFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
