/** The arrows of docs/architecture.md, enforced. `tests/checks/arrows.test.ts` plants wrong imports to see them reported. */
const only = (from, allowed, name) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
})

module.exports = {
  forbidden: [
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
    only('^packages/crew/', ['^packages/film/'], 'crew-knows-film'),
    only('^packages/render/', ['^packages/film/'], 'render-knows-film'),
    only('^packages/studio/', ['^packages/(film|crew|render)/'], 'studio-knows-film-crew-render'),
    only('^apps/web/', ['^packages/(contract|film)/'], 'web-knows-contract-and-film'),
    only(
      '^apps/server/',
      ['^packages/(contract|film|crew|studio)/'],
      'server-knows-contract-film-crew-studio',
    ),
    only('^apps/cli/', ['^packages/(film|crew|render|studio)/'], 'cli-knows-film-crew-render-studio'),
    {
      name: 'front-door-only',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/[^/]+/src/index\\.ts$', '^$1/$2/'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: {
        path: '^apps/server/src/(account|credits|ideas|storyboards|videos|dashboard|catalogue|settings|usage|main|app\\.ts|jobs\\.ts)',
      },
    },
    {
      name: 'queries-stay-in-their-folder',
      severity: 'error',
      from: { path: '^apps/server/src/(.+)/[^/]+$' },
      to: { path: '\\.queries\\.ts$', pathNot: '^apps/server/src/$1/[^/]+\\.queries\\.ts$' },
    },
    {
      name: 'credits-know-account',
      severity: 'error',
      from: { path: '^apps/server/src/credits/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(ideas|storyboards|videos|dashboard|catalogue)/' },
    },
    {
      name: 'payments-know-credits-and-account',
      severity: 'error',
      from: { path: '^apps/server/src/payments/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(ideas|storyboards|videos|dashboard|catalogue|channels|posts)/' },
    },
    {
      name: 'nobody-knows-payments',
      severity: 'error',
      from: {
        path: '^apps/server/src/(account|credits|ideas|storyboards|videos|dashboard|catalogue)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/payments/' },
    },
    {
      name: 'account-knows-no-other-feature',
      severity: 'error',
      from: { path: '^apps/server/src/account/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(credits|ideas|storyboards|videos|dashboard|catalogue)/' },
    },
    {
      name: 'ideas-know-credits-and-account',
      severity: 'error',
      from: { path: '^apps/server/src/ideas/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(storyboards|videos|dashboard)/' },
    },
    {
      name: 'storyboards-know-no-other-feature',
      severity: 'error',
      from: { path: '^apps/server/src/storyboards/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(account|credits|ideas|videos|dashboard|catalogue|channels|posts)/' },
    },
    {
      name: 'settings-and-usage-are-known-by-no-other-feature',
      severity: 'error',
      from: {
        path: '^apps/server/src/(account|credits|payments|ideas|storyboards|videos|dashboard|catalogue)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/(settings|usage)/' },
    },
    {
      name: 'usage-knows-no-settings',
      severity: 'error',
      from: { path: '^apps/server/src/usage/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/settings/' },
    },
    {
      name: 'support-knows-no-other-feature',
      severity: 'error',
      from: { path: '^apps/server/src/support/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/(account|credits|payments|ideas|storyboards|videos|dashboard|catalogue|settings|usage)/',
      },
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
