import path from 'node:path'

/** For every program: where programs and fonts are, language, time zone, place for temporary files; what Windows needs to start any. */
const NAMED = [
  ...[
    'PATH',
    'HOME',
    'LANG',
    'LC_ALL',
    'TZ',
    'TMPDIR',
    'LD_LIBRARY_PATH',
    'FONTCONFIG_FILE',
    'FONTCONFIG_PATH',
  ],
  ...['SYSTEMROOT', 'WINDIR', 'TEMP', 'TMP', 'PATHEXT', 'COMSPEC', 'USERPROFILE', 'LOCALAPPDATA', 'APPDATA'],
]
/** For those that run Node: its compiled modules, and how memory is taken and given back (run.cjs). */
const NODE = ['NODE_COMPILE_CACHE', 'GLIBC_TUNABLES', 'MALLOC_MMAP_THRESHOLD_']
/** For those that call services: how the network is reached from here. */
const NETWORK = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY', 'NODE_USE_SYSTEM_CA'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
]

/** The environment of a child process: named variables and nothing else. Settings of the server are never among them. */
export function variablesOf(kind: {
  readonly isNode: boolean
  readonly hasNetwork: boolean
}): Record<string, string> {
  const names = [...NAMED, ...(kind.isNode ? NODE : []), ...(kind.hasNetwork ? NETWORK : [])]
  const wanted = new Set(names)
  // Windows spells names in any case, proxies are written in small letters, too.
  const given = Object.entries(process.env).filter(([name]) => wanted.has(name.toUpperCase()))
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** Where programs that are named without a folder are looked for. */
export function programFolders(): string[] {
  return (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
}

/** What npm itself is set by, besides. */
export function variablesOfNpm(): Record<string, string> {
  const own = Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name))
  const given = Object.fromEntries(
    own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return { ...variablesOf({ isNode: false, hasNetwork: true }), ...given }
}

/** Files that those variables name and a confined process must see. */
export function filesOfVariables(variables: Readonly<Record<string, string>>): string[] {
  return ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH']
    .concat('NODE_COMPILE_CACHE')
    .flatMap((name) => variables[name] ?? [])
}
