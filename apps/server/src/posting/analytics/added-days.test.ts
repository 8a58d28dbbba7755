// @module-tag postgresql
import { expect, inject, test, onTestFinished } from 'vitest'
import { INSTAGRAM } from '../../../../../tests/builders/build-posts.ts'
import { buildSettings, readId } from '../../../../../tests/builders/build-settings.ts'
import { postDays, posts } from '../../schema.ts'
import { sumAddedByDay } from './figures.queries.ts'

test.each(['the embedded database', 'PostgreSQL'])(
  'what each day added is summed over posts, growth alone, without what a network began to count otherwise, on %s',
  async (which) => {
    const { server } = await buildSettings(which === 'PostgreSQL' ? inject('postgresUrl') : undefined)
    onTestFinished(() => server.close())
    const userId = await readId(await server.signUp())
    const { db } = server.deps
    const keep = async (
      id: string,
      network: 'youtube' | 'instagram',
      days: readonly (readonly [day: string, views: number, likes: number])[],
      isRead = true,
    ) => {
      const sentAt = new Date('2026-08-20T12:00:00Z')
      const live = { userId, channelId: 'channel', network, status: 'live', options: INSTAGRAM } as const
      await db.insert(posts).values({ ...live, id, sentAt, figuresAt: isRead ? sentAt : null })
      await db
        .insert(postDays)
        .values(days.map(([day, views, likes]) => ({ postId: id, userId, day, views, likes, comments: 1 })))
    }
    await keep('tube', 'youtube', [
      ['2026-08-21', 10, 1],
      ['2026-08-23', 15, 3],
      ['2026-08-25', 900, 4],
      ['2026-08-28', 950, 2],
    ])
    await keep('late', 'youtube', [
      ['2026-08-22', 5, 0],
      ['2026-08-29', 700, 1],
    ])
    await keep('reel', 'instagram', [
      ['2026-08-23', 7, 7],
      ['2026-08-25', 27, 5],
    ])
    await keep('unread', 'instagram', [['2026-08-25', 1000, 1000]], false)
    const added = await sumAddedByDay(db, userId, new Date('2026-08-01'), '2026-08-22')
    expect(added).toEqual([
      { day: '2026-08-22', views: 5, likes: 0, comments: 1 },
      { day: '2026-08-23', views: 5 + 7, likes: 2 + 7, comments: 1 },
      { day: '2026-08-25', views: 20, likes: 1, comments: 0 },
      { day: '2026-08-28', views: 50, likes: 0, comments: 0 },
      { day: '2026-08-29', views: 0, likes: 1, comments: 0 },
    ])
    expect(await sumAddedByDay(db, 'other', new Date('2026-08-01'), '2026-08-22')).toEqual([])
  },
)
