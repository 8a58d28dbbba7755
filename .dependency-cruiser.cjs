/** The arrows of docs/architecture.md, enforced. `tests/checks/arrows.test.ts` plants wrong imports to see them reported. */
const only = (from, allowed, name) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
})

/** Features that stand together in a room of the server. */
const ROOMS = {
  billing: ['credits', 'payments', 'trial', 'usage'],
  posting: ['channels', 'posts', 'batches', 'analytics'],
  services: ['providers', 'installing', 'natural-voice', 'local-writer'],
}
/** What each feature of the server may know of the others; a new folder knows nobody, and nobody knows it. */
const FEATURES = {
  account: [],
  'api-keys': ['account'],
  webhooks: ['account'],
  catalogue: ['trial'],
  pronunciations: [],
  'unwanted-pictures': [],
  credits: ['account'],
  trial: ['credits', 'account'],
  payments: ['credits', 'account'],
  sounds: ['account', 'storage-quota', 'credits', 'providers'],
  cast: ['account', 'storage-quota', 'credits', 'providers'],
  sources: [],
  research: ['sources', 'providers'],
  ideas: ['sources', 'research', 'providers', 'credits', 'account'],
  providers: ['account', 'trial'],
  'storage-quota': ['account'],
  storyboards: ['cast', 'pronunciations', 'unwanted-pictures', 'providers', 'storage-quota', 'sounds'],
  videos: [
    'storyboards',
    'cast',
    'sounds',
    'pronunciations',
    'unwanted-pictures',
    'providers',
    'storage-quota',
    'ideas',
    'credits',
    'account',
  ],
  uploads: ['videos', 'storage-quota', 'account'],
  deletions: ['videos', 'ideas', 'cast', 'storage-quota'],
  installing: [],
  'natural-voice': ['installing'],
  'local-writer': ['installing'],
  'content-credentials': [],
  dashboard: ['ideas', 'credits', 'account'],
  usage: ['videos', 'ideas', 'credits', 'account'],
  channels: ['account'],
  'personal-data': [
    'providers',
    'sources',
    'research',
    'support',
    'storage-quota',
    'channels',
    'payments',
    'usage',
    'videos',
    'storyboards',
    'cast',
    'sounds',
    'ideas',
    'credits',
    'account',
  ],
  posts: ['channels', 'videos', 'ideas', 'credits', 'account'],
  batches: ['posts', 'videos', 'pronunciations', 'ideas', 'credits', 'account'],
  analytics: ['posts', 'channels'],
  orders: ['batches', 'posts', 'videos', 'ideas', 'account', 'cast'],
  support: [],
  operations: [],
}
/** The same of the web. Those in no line, as those of a new folder, know no other. */
const WEB_FEATURES = {
  channels: ['shell'],
  'storage-quota': ['shell'],
  usage: ['shell'],
  providers: ['natural-voice'],
  credits: ['shell', 'storage-quota', 'content-credentials', 'providers'],
  sounds: [],
  storyboards: ['shell', 'content-credentials', 'sounds'],
  analytics: ['usage', 'dashboard'],
  ideas: ['shell', 'deletions', 'sources', 'providers', 'credits', 'analytics'],
  videos: [
    'shell',
    'deletions',
    'uploads',
    'natural-voice',
    'content-credentials',
    'credits',
    'sounds',
    'storyboards',
    'ideas',
  ],
  account: ['videos'],
  settings: ['shell', 'storage-quota', 'usage', 'channels', 'account', 'credits', 'ideas', 'videos'],
  api: ['shell', 'settings'],
  posts: ['shell', 'channels', 'videos'],
  batches: ['shell', 'natural-voice', 'sounds', 'ideas', 'videos', 'posts'],
  calendar: ['shell', 'channels', 'videos', 'posts'],
}
/** What plans a picture, lower rooms first: the lexicon, the film, and headline and scene. */
const planning = (room, unknown) => ({
  name: `${room}-of-the-illustrator-knows-no-${unknown.join('-or-')}`,
  severity: 'error',
  from: { path: `^packages/crew/src/illustrator/embedded/${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/crew/src/illustrator/embedded/(${unknown.join('|')})/` },
})
const folder = (name) => {
  const room = Object.keys(ROOMS).find((one) => ROOMS[one].includes(name))
  return `^apps/server/src/${room ? `${room}/` : ''}${name}/`
}
const featureKnows = (feature, known) => ({
  name: `${feature}-know-${known.join('-and-') || 'no-other-feature'}`,
  severity: 'error',
  // `buildX` builds worlds for tests; a table's foreign keys follow the data.
  from: { path: folder(feature), pathNot: '(\\.test|/build-[^/]+|-schema)\\.ts$' },
  to: { path: '^apps/server/src/[^/]+/', pathNot: [feature, 'config', 'platform', ...known].map(folder) },
})
const webFolder = (name) => `^apps/web/src/features/${name}/`
const webFeatureKnows = (feature, known) => ({
  name: `web-${feature}-know-${known.join('-and-') || 'no-other-feature'}`,
  severity: 'error',
  from: { path: webFolder(feature) },
  to: { path: '^apps/web/src/features/', pathNot: [feature, ...known].map(webFolder) },
})

module.exports = {
  forbidden: [
    {
      name: 'launcher-is-known-by-doctor-alone',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '^apps/cli/src/doctor\\.ts$|\\.test\\.ts$|^apps/web/scripts/',
      },
      to: { path: '^launcher/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('^packages/film/', [], 'film-imports-nothing-of-ours'),
    {
      name: 'film-is-pure',
      severity: 'error',
      from: { path: '^packages/film/src/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: 'node_modules/zod/',
      },
    },
    only('^packages/contract/', ['^packages/film/'], 'contract-knows-film'),
    only('^packages/sandbox/', [], 'sandbox-imports-nothing-of-ours'),
    {
      name: 'text-knows-no-crew',
      severity: 'error',
      from: { path: '^packages/crew/src/text/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/crew/src/(?!text/)' },
    },
    planning('lexicon', ['film', 'headline', 'scene']),
    planning('headline', ['lexicon', 'film', 'scene']),
    planning('film', ['headline', 'scene']),
    only('^packages/crew/', ['^packages/(film|sandbox)/'], 'crew-knows-film'),
    only('^packages/render/', ['^packages/(film|sandbox)/'], 'render-knows-film'),
    only('^packages/studio/', ['^packages/(film|crew|render)/'], 'studio-knows-film-crew-render'),
    only('^apps/web/', ['^packages/(contract|film)/'], 'web-knows-contract-and-film'),
    only(
      '^apps/server/',
      ['^packages/(contract|film|crew|studio|sandbox)/'],
      'server-knows-contract-film-crew-studio',
    ),
    only('^apps/cli/', ['^packages/(film|crew|render|studio|sandbox)/'], 'cli-knows-film-crew-render-studio'),
    {
      name: 'sounds-are-examined-apart',
      severity: 'error',
      from: { path: '^packages/', pathNot: '/uploads/examine-(worker|sound\\.test)\\.ts$' },
      to: { path: '/uploads/examine-sound\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'front-door-only',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/(crew/src/(makers|readings|services)|sandbox/src/(calls|tiny-chunks|prepare-node)|film/src/random)\\.ts$',
          '^$1/$2/',
        ],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: {
        path: '^apps/server/src/([^/]+/|app\\.ts|jobs\\.ts|schema\\.ts)',
        pathNot: '^apps/server/src/(platform|config)/',
      },
    },
    {
      name: 'queries-stay-in-their-feature',
      severity: 'error',
      // The rooms of a feature (`videos/renders`) share its tables.
      from: { path: `^apps/server/src/((?:platform|${Object.keys(ROOMS).join('|')})/[^/]+|[^/]+)/` },
      to: { path: '\\.queries\\.ts$', pathNot: '^apps/server/src/$1/' },
    },
    ...Object.entries(FEATURES).map(([feature, known]) => featureKnows(feature, known)),
    ...Object.entries(WEB_FEATURES).map(([feature, known]) => webFeatureKnows(feature, known)),
    {
      name: 'web-new-feature-knows-no-other',
      severity: 'error',
      from: { path: webFolder('([^/]+)'), pathNot: Object.keys(WEB_FEATURES).map(webFolder) },
      to: { path: '^apps/web/src/features/', pathNot: webFolder('$1') },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(api|components|lib)/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'builders-are-for-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '\\.test\\.ts$|^apps/web/scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'main-is-the-top',
      severity: 'error',
      from: { path: '^apps/server/src/(?!main/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/main/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
}
