import type { Help, Idea } from '@hookreel/contract'
import type { Help as FoundHelp } from '@hookreel/crew'
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
    duration: row.duration,
    writtenBy: row.writtenBy,
    sources: row.sources,
    openings: row.openings,
    // What somebody wrote themselves may do it.
    unmet: row.revision === 1 ? row.unmet : [],
    originalId: row.originalId,
    batchId: row.batchId,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What the writer needs, as the person who ordered sees it. */
export function presentHelp({ reason, message, questions, language, near }: FoundHelp): Help {
  return {
    reason,
    message,
    questions: [...questions],
    ...(language !== undefined && { language }),
    ...(near !== undefined && { near }),
  }
}
