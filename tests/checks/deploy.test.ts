import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { FILM_QUEUES } from '../../apps/server/src/operations/vitals/judge-vitals.ts'
import { MAKE_SERVICE_VIDEO, MAKE_VIDEO } from '../../apps/server/src/videos/renders/film-job.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
/** Every setting that the server knows. */
const SETTINGS = new Set([...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1]))

const environment = z.record(z.string(), z.string())
const service = z.object({
  image: z.string(),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  environment: environment.optional(),
})
const composeSchema = z.object({ services: z.record(z.string(), service) })

describe('compose.yml', () => {
  const { services } = composeSchema.parse(parse(read('compose.yml'), { merge: true }))

  test('publishes the web port alone, on this machine', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(published.map(([name]) => name)).toEqual(['web'])
    expect(services.web?.ports).toEqual(['127.0.0.1:${WEB_PORT:-3000}:3000'])
  })

  test('starts nothing without its secrets', () => {
    const secrets = Object.values(services).flatMap((one) =>
      Object.entries(one.environment ?? {}).filter(([name]) =>
        /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/.test(name),
      ),
    )
    expect(secrets.length).toBeGreaterThan(8)
    for (const [, value] of secrets) expect(value).toMatch(/\$\{[A-Z0-9_]+:\?[^}]+\}/)
    expect(read('compose.yml').match(/\$\{[A-Z0-9_]+\}/g)).toBeNull()
  })

  test('gives the server only settings that it knows, and every one that it refuses to start without', () => {
    for (const name of ['web', 'worker'] as const) {
      const given = Object.keys(services[name]?.environment ?? {})
      expect(given.filter((one) => !SETTINGS.has(one))).toEqual([])
      expect(given).toEqual(expect.arrayContaining(['ROLE', 'SECRET', 'DATABASE_URL', 'S3_BUCKET']))
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
  })

  test('names exact images', () => {
    for (const { image } of Object.values(services))
      if (image !== 'hookreel') expect(image).toMatch(/:\d+\.\d+/)
  })

  test('has an example of every value that it asks for', () => {
    const asked = new Set([...read('compose.yml').matchAll(/\$\{([A-Z0-9_]+):\?/g)].map((match) => match[1]))
    const example = read('deploy/compose.env.example')
    for (const name of asked) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
  })
})

describe('an image', () => {
  test('holds no secrets of its operator, and neither does what is committed', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '**/*.env']))
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '*.env']))
  })

  test('holds no file of tests, and nothing that it starts needs one', () => {
    const left = read('.dockerignore').split('\n')
    expect(left).toEqual(expect.arrayContaining(['tests', 'bench', '**/*.test.ts', '**/*.spec.ts']))
    const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
      .concat('launcher/build.ts')
    expect(sources.length).toBeGreaterThan(1000)
    const needs = /from '(\.\.\/)+(tests|bench)\/|\.(test|spec)\.tsx?'/
    expect(sources.filter((file) => needs.test(read(file)))).toEqual([])
  })
})

const container = z.object({
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  securityContext: z.object({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({
    requests: z.record(z.string(), z.string()),
    limits: z.record(z.string(), z.string()),
  }),
})
const deploymentSchema = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        terminationGracePeriodSeconds: z.number().optional(),
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([container]),
      }),
    }),
  }),
})

describe('deploy/kubernetes.yml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yml')).map((one) => {
    expect(one.errors).toEqual([])
    return one.toJS() as { kind: string; metadata: { name: string } }
  })
  const deployments = documents
    .filter(({ kind }) => kind === 'Deployment')
    .map((one) => deploymentSchema.parse(one).spec.template.spec)

  test('runs web and workers without rights, and scales workers by their queue', () => {
    expect(documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Deployment web',
      'Deployment worker',
      'ScaledObject worker',
      'Service web',
      'PodDisruptionBudget web',
      'NetworkPolicy worker',
    ])
    expect(deployments).toHaveLength(2)
    expect(JSON.stringify(documents)).toContain('hookreel_queue_jobs')
  })

  test('never runs two versions beside each other', () => {
    const strategies = documents
      .filter(({ kind }) => kind === 'Deployment')
      .map((one) => (one as unknown as { spec: { strategy?: { type: string } } }).spec.strategy?.type)
    expect(strategies).toEqual(['Recreate', 'Recreate'])
  })

  test('gives settings that the server knows, and a worker time to drain', () => {
    for (const { containers } of deployments)
      for (const { name } of containers[0].env) expect(SETTINGS).toContain(name)
    const worker = deployments[1]
    const drain = Number(worker?.containers[0].env.find(({ name }) => name === 'DRAIN_SECONDS')?.value)
    expect(worker?.terminationGracePeriodSeconds).toBeGreaterThan(drain)
  })
})

describe('deploy/alarms.yml', () => {
  test('asks only for figures that the server shows', () => {
    const { groups } = z
      .object({
        groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
      })
      .parse(parse(read('deploy/alarms.yml')))
    const source = [
      'apps/server/src/operations/vitals/present-metrics.ts',
      'apps/server/src/platform/http/measure-requests.ts',
    ]
    const shown = source.map(read).join('\n')
    const asked = groups.flatMap(({ rules }) =>
      rules.flatMap(({ expr }) => expr.match(/hookreel_\w+/g) ?? []),
    )
    expect(asked.length).toBeGreaterThan(5)
    for (const name of asked) {
      const plain = name.replace(/_bucket$/, '')
      expect(
        shown.includes(`'${plain.replace(/^hookreel_/, '')}'`) || shown.includes(`'${plain}'`),
        name,
      ).toBe(true)
    }
  })
})

describe('the queues of films', () => {
  test('are watched by the status page, by the alarms and by what scales the workers', () => {
    const queues = [MAKE_VIDEO.name, MAKE_SERVICE_VIDEO.name]
    expect(FILM_QUEUES).toEqual(queues)
    for (const file of ['deploy/alarms.yml', 'deploy/kubernetes.yml']) {
      const asked = [...read(file).matchAll(/queue=~?"(make-[^"]*video[^"]*)"/g)]
      expect(
        asked.map(([, names]) => names?.split('|')),
        file,
      ).toEqual([queues])
    }
  })
})

describe('Dockerfile', () => {
  test('runs as somebody without rights and installs nothing by script', () => {
    const file = read('Dockerfile')
    expect(file.match(/^USER (.+)$/gm)).toEqual(['USER node'])
    for (const install of file.match(/npm (ci|install)[^\n]*/g) ?? [])
      expect(install).toContain('--ignore-scripts')
    expect(file.match(/^FROM [^\n]+/gm)?.every((line) => /:\d+\.\d+/.test(line))).toBe(true)
  })
})
