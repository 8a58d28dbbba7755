import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('the lockfile names no host, so that it installs from any registry', () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string }>
  }
  const hosts = Object.values(lock.packages).flatMap(({ resolved }) =>
    resolved?.includes('://') ? [resolved] : [],
  )
  expect(hosts).toEqual([])
})

test('every dependency is pinned to an exact version', () => {
  const manifests = globSync(['package.json', 'packages/*/package.json', 'apps/*/package.json'], {
    cwd: ROOT,
  })
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<
      string,
      Record<string, string>
    >
    const fields = ['dependencies', 'devDependencies', 'optionalDependencies']
    return fields.flatMap((field) =>
      Object.entries(manifest[field] ?? {})
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name}@${version}`),
    )
  })
  expect(manifests.length).toBeGreaterThan(5)
  expect(loose).toEqual([])
})
