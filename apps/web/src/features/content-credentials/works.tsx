import type { Video } from '@hookreel/contract'

type Work = Video['works'][number]

/** Whose works a film shows and plays, with their terms; what has a page of its own is linked. */
export function Works({ works }: { works: Video['works'] }) {
  if (works.length === 0) return null
  return (
    <p className="text-xs text-pretty break-words text-muted">
      With{' '}
      {works.map((work, index) => (
        <span key={`${work.work} ${work.author}`}>
          {index > 0 && ', '}
          <Named {...work} /> (<Terms {...work} />
          {work.source !== undefined && `, ${work.source}`}
          {work.readOn !== undefined && `, read ${work.readOn}`})
        </span>
      ))}
      .
    </p>
  )
}

function Named({ work, title, author, isMusic }: Work) {
  if (!work.startsWith('https://')) return `${isMusic ? 'music: ' : ''}${work} by ${author}`
  const untitled = isMusic ? 'music' : 'a picture'
  const named = title === undefined ? untitled : `${isMusic ? 'music: ' : ''}“${title}”`
  return <Away address={work}>{`${named} by ${author}`}</Away>
}

function Terms({ licence, licenceAddress }: Work) {
  if (!licenceAddress?.startsWith('https://')) return licence
  return <Away address={licenceAddress}>{licence}</Away>
}

const Away = ({ address, children }: { address: string; children: string }) => (
  <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-2">
    {children}
  </a>
)
