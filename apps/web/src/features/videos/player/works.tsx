import type { Video } from '@hookreel/contract'

/** Whose works a film shows, with their terms; what has a page of its own is linked. */
export function Works({ works }: { works: Video['works'] }) {
  if (works.length === 0) return null
  return (
    <p className="text-xs text-pretty text-muted">
      With{' '}
      {works.map(({ work, author, licence }, index) => (
        <span key={`${work} ${author}`}>
          {index > 0 && ', '}
          {work.startsWith('https://') ? (
            <a href={work} target="_blank" rel="noreferrer" className="underline underline-offset-2">
              a picture by {author}
            </a>
          ) : (
            `${work} by ${author}`
          )}{' '}
          ({licence})
        </span>
      ))}
      .
    </p>
  )
}
