// @module-tag postgresql
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { followEvents } from '../follow-events.ts'
import { buildMachines, readLog } from './machines.ts'
import type { Machine, Machines } from './machines.ts'
import { isEnded, FULL_ORDER as ORDER, signUp, waitForVideo } from '../videos-server.ts'
import type { Person } from '../videos-server.ts'

/** For machines that do much else: every wait is for a state, none for a time. */
const LONG = 1_500_000
vi.setConfig({ testTimeout: LONG, hookTimeout: LONG })
let machines: Machines
let web: Machine
let anna: Person
let berta: Person

beforeAll(async () => {
  machines = await buildMachines()
  web = await machines.start('web')
  anna = await signUp(web.url, 'anna@example.org')
  berta = await signUp(web.url, 'berta@example.org')
})
afterAll(() => machines?.end())

async function order(person: Person, title: string = ORDER.title): Promise<Video> {
  const { status, body } = await person.call('POST', '/api/videos', { ...ORDER, title })
  expect(status).toBe(201)
  return body as Video
}

const isMaking = ({ progress }: Video) => (progress?.percent ?? 0) > 25
/** Machines that finished a step of the video. */
const makersOf = (all: readonly Machine[], id: string) =>
  all.filter((machine) => readLog(machine, 'step finished').some(({ videoId }) => videoId === id))

function stepsOf(all: readonly Machine[], id: string): string[] {
  return all
    .flatMap((machine) => readLog(machine, 'step finished'))
    .filter(({ videoId }) => videoId === id)
    .map(({ step, inputHash }) => `${String(step)} ${String(inputHash)}`)
}

async function expectPlayable(person: Person, video: Video): Promise<void> {
  const { body } = await person.call('GET', `/api/videos/${video.id}/file`)
  const file = await fetch(web.url + (body as { url: string }).url)
  expect(file.redirected).toBe(true)
  expect(file.url.startsWith(machines.store.url)).toBe(true)
  expect((await file.bytes()).length).toBe(video.fileSize)
  const poster = await fetch(web.url + video.posterUrl)
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
}

describe('one worker', () => {
  let worker: Machine
  beforeAll(async () => {
    worker = await machines.start('worker')
  })

  test('makes what was ordered at a web process, whose pages follow it and play it from the object store', async () => {
    const page = await followEvents(web.url, anna)
    const { id } = await order(anna)
    const video = await waitForVideo(anna, id, isEnded, LONG)
    expect(video).toMatchObject({ status: 'completed', failure: null })
    await expectPlayable(anna, video)
    const told = page.events.filter(({ name }) => name === 'video').map(({ data }) => data as Video)
    expect(told.some(({ progress }) => (progress?.percent ?? 0) > 50)).toBe(true)
    expect(told.at(-1)).toMatchObject({ id, status: 'completed', script: ORDER.script })
    page.close()
    // Nothing of the making stays anywhere.
    await expect
      .poll(() => [...machines.store.objects.keys()].filter((key) => key.includes('parts')), {
        timeout: 20_000,
      })
      .toEqual([])
    await expect.poll(() => existsSync(join(worker.dataDir, 'films', id)), { timeout: 20_000 }).toBe(false)
    expect(readLog(web, 'step finished')).toEqual([])
    expect((await fetch(`${worker.url}/health/ready`)).status).toBe(200)
    expect((await fetch(`${worker.url}/api/videos`)).status).toBe(404)
  })

  test('stops at once when the film is cancelled at the web process, and leaves nothing', async () => {
    const { id } = await order(anna)
    await waitForVideo(anna, id, isMaking, LONG)
    expect((await anna.call('POST', `/api/videos/${id}/cancel`)).status).toBe(200)
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
    await expect.poll(() => existsSync(join(worker.dataDir, 'films', id)), { timeout: 20_000 }).toBe(false)
    await expect
      .poll(() => [...machines.store.objects.keys()].filter((key) => key.includes(id)), { timeout: 20_000 })
      .toEqual([])
    const next = await order(anna, 'The next one')
    await waitForVideo(anna, next.id, isMaking, LONG)
    expect((await anna.call('POST', `/api/videos/${next.id}/cancel`)).status).toBe(200)
  })

  test('that is told to stop hands its film to another one, which goes on with the finished steps', async () => {
    const { id } = await order(berta)
    await waitForVideo(berta, id, isMaking, LONG)
    await worker.stop()
    const other = await machines.start('worker')
    expect(await waitForVideo(berta, id, isEnded, LONG)).toMatchObject({ status: 'completed' })
    expect(makersOf([worker, other], id)).toEqual([worker, other])
    const steps = stepsOf([worker, other], id)
    expect(steps).toEqual([...new Set(steps)])
    worker = other
  })

  test('that is killed has its film taken over by another one, which goes on with the finished steps', async () => {
    const both = [worker, await machines.start('worker')]
    const { id } = await order(berta)
    await waitForVideo(berta, id, isMaking, LONG)
    const killed = makersOf(both, id)
    await killed[0]?.kill()
    const video = await waitForVideo(berta, id, isEnded, LONG)
    expect(video).toMatchObject({ status: 'completed' })
    expect(makersOf(both, id)).toHaveLength(2)
    const steps = stepsOf(both, id)
    expect(steps).toEqual([...new Set(steps)])
    await expectPlayable(berta, video)
    expect((await berta.call('GET', '/api/credits')).body).toMatchObject({ balance: 50 })
    await Promise.all(both.map((machine) => machine.stop()))
  })
})

test('four workers make the films of everybody, each once, and every page hears of its own', async () => {
  const workers: Machine[] = []
  while (workers.length < 4) workers.push(await machines.start('worker'))
  const secondWeb = await machines.start('web')
  const people = await Promise.all(
    ['carl', 'dora', 'emil'].map((name) => signUp(web.url, `${name}@example.org`)),
  )
  const pages = await Promise.all(people.map((person) => followEvents(secondWeb.url, person)))
  const ordered = await Promise.all(people.map(async (person) => ({ person, video: await order(person) })))
  for (const { person, video } of ordered) {
    const ended = await waitForVideo(person, video.id, isEnded, LONG)
    expect(ended).toMatchObject({ status: 'completed' })
    await expectPlayable(person, ended)
    expect(makersOf(workers, video.id)).toHaveLength(1)
    const steps = stepsOf(workers, video.id)
    expect(steps).toEqual([...new Set(steps)])
  }
  for (const [index, person] of people.entries()) {
    // Signed in at one web process, at home at every other one.
    person.follow(secondWeb.url)
    expect((await person.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
    const own = ordered.filter((one) => one.person === person).map(({ video }) => video.id)
    const told = pages[index]?.events.filter(({ name }) => name === 'video').map(({ data }) => data as Video)
    const ended = told?.filter(({ status }) => status === 'completed').map(({ id }) => id)
    expect(ended?.toSorted()).toEqual(own.toSorted())
    expect(told?.every(({ id }) => own.includes(id))).toBe(true)
    pages[index]?.close()
  }
})
