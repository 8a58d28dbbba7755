import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

type Rule = {
  readonly name: string
  readonly from: { readonly path?: string }
  readonly to: { readonly pathNot?: readonly string[] | string }
}
type Rules = { readonly forbidden: readonly Rule[] }

const isFeature = (path: string): boolean =>
  /^\^apps\/(server\/src|web\/src\/features)\/([a-z-]+\/)+$/.test(path) &&
  !/\/(config|platform)\/$/.test(path)

/** Wrong imports, each in a tree of its own shape: file, what it imports, the rule that must report it. */
const PLANTED = [
  ['packages/film/src/planted.ts', '../../crew/src/index.ts', 'film-imports-nothing-of-ours'],
  ['packages/film/src/planted-clock.ts', 'node:fs', 'film-is-pure'],
  ['packages/render/src/planted.ts', '../../crew/src/index.ts', 'render-knows-film'],
  ['packages/render/src/uploads/planted.ts', './examine-sound.ts', 'sounds-are-examined-apart'],
  ['packages/crew/src/text/planted.ts', '../index.ts', 'text-knows-no-crew'],
  [
    'packages/crew/src/illustrator/embedded/film/planted.ts',
    '../scene/plan-scene.ts',
    'film-of-the-illustrator-knows-no-headline-or-scene',
  ],
  ['apps/web/src/planted.ts', '../../server/src/app.ts', 'web-knows-contract-and-film'],
  [
    'apps/web/src/features/sounds/planted.ts',
    '../videos/order/order-draft.ts',
    'web-sounds-know-no-other-feature',
  ],
  [
    'apps/web/src/features/posts/composer/planted.ts',
    '../../calendar/calendar-entries.ts',
    'web-posts-know-shell-and-channels-and-videos',
  ],
  [
    'apps/web/src/features/planted/planted.ts',
    '../videos/order/order-draft.ts',
    'web-new-feature-knows-no-other',
  ],
  ['apps/web/src/lib/planted.ts', '../features/videos/order/order-draft.ts', 'web-shared-knows-no-feature'],
  ['apps/server/src/platform/planted.ts', '../ideas/list-ideas.ts', 'platform-knows-no-feature'],
  ['apps/server/src/billing/credits/planted.ts', '../../videos/list-videos.ts', 'credits-know-account'],
  ['apps/server/src/videos/planted.ts', '../ideas/ideas.queries.ts', 'queries-stay-in-their-feature'],
  [
    'apps/server/src/videos/renders/planted.ts',
    '../../ideas/ideas.queries.ts',
    'queries-stay-in-their-feature',
  ],
] as const

const TARGETS = [
  'packages/crew/src/index.ts',
  'packages/render/src/uploads/examine-sound.ts',
  'packages/crew/src/illustrator/embedded/scene/plan-scene.ts',
  'apps/web/src/features/videos/order/order-draft.ts',
  'apps/web/src/features/calendar/calendar-entries.ts',
  'apps/server/src/app.ts',
  'apps/server/src/ideas/list-ideas.ts',
  'apps/server/src/ideas/ideas.queries.ts',
  'apps/server/src/videos/list-videos.ts',
]

describe('the arrows between folders', () => {
  let folder = ''
  let output = ''

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hookreel-arrows-'))
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    for (const target of TARGETS) write(target, 'export const target = 1\n')
    for (const [file, wrong] of PLANTED)
      write(file, `import * as wrong from '${wrong}'\nexport const planted = wrong\n`)
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json'])
      cpSync(path.join(ROOT, file), path.join(folder, file))
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const args = [cruiser, '--config', '.dependency-cruiser.cjs', 'packages', 'apps']
    output = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(PLANTED)('a planted import in %s of %s is reported as %s', (file, _wrong, rule) => {
    const lines = output.split('\n').filter((line) => line.includes(rule))
    expect(lines.some((line) => line.includes(file))).toBe(true)
  })
})

describe('the table of features', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules // the file itself, which has no types
  const folders = (paths: readonly string[] | string | undefined = []) => [paths].flat().filter(isFeature)
  const known = new Map(
    forbidden
      .filter(({ name, from }) => name.includes('know-') && isFeature(from.path ?? ''))
      .map(({ from, to }) => [from.path ?? '', folders(to.pathNot).filter((path) => path !== from.path)]),
  )

  test.each(['server/src/', 'web/src/features/'])('has no circle in %s', (place) => {
    const own = [...known.keys()].filter((path) => path.startsWith(`^apps/${place}`))
    expect(own.length).toBeGreaterThan(10)
    // What knows nobody that is left is taken away, until nothing is left or all that is left stands in circles.
    let left = own
    for (let before = 0; before !== left.length;) {
      before = left.length
      left = left.filter((path) => known.get(path)?.some((one) => left.includes(one)))
    }
    expect(left).toEqual([])
  })
})
