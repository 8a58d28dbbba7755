import type { Idea } from '@hookreel/contract'
import type { IdeaRow } from './ideas.queries.ts'

/** An idea as its owner sees it. */
export function presentIdea(row: IdeaRow): Idea {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    caption: row.caption,
    script: row.script,
    description: row.description,
    prompt: row.prompt,
    status: row.status,
    isOutline: row.isOutline,
    duration: row.duration,
    writtenBy: row.writtenBy,
    originalId: row.originalId,
    batchId: row.batchId,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
