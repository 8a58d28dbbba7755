import type { IdeaHistory, IdeaRevision } from '@hookreel/contract'
import type { Database } from '../platform/db/open-db.ts'
import { findOwnIdea } from './ideas.queries.ts'
import { requireIdea } from './require-idea.ts'
import { listRevisions, listVersions, listVideosMadeFrom, type RevisionRow } from './revisions.queries.ts'

/** The earlier texts of one's own idea, its original and versions, and which text made which video. */
export async function readHistory(db: Database, userId: string, id: string): Promise<IdeaHistory> {
  const idea = await requireIdea(db, userId, id)
  const original = idea.originalId === null ? undefined : await findOwnIdea(db, userId, idea.originalId)
  const revisions = await listRevisions(db, userId, id)
  const texts = [{ number: idea.revision, script: idea.script }, ...revisions]
  const videos = await listVideosMadeFrom(db, userId, id)
  const versions = await listVersions(db, userId, id)
  return {
    revisions: revisions.map(presentRevision),
    original: original ? { id: original.id, title: original.title } : null,
    versions: versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() })),
    videos: videos.map((video) => ({
      ...video,
      createdAt: video.createdAt.toISOString(),
      revision: texts.find(({ script }) => script?.trim() === video.script.trim())?.number ?? null,
    })),
  }
}

function presentRevision(row: RevisionRow): IdeaRevision {
  const { id, number, title, summary, caption, script, description, createdAt } = row
  return { id, number, title, summary, caption, script, description, createdAt: createdAt.toISOString() }
}
