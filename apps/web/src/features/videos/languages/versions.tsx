import type { FilmLanguages, Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { Suspense, useState } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useWasOpen } from '../../../lib/use-was-open.ts'
import { badgeOf, isReady } from '../video-words.ts'
import { filmLanguagesQuery } from './film-languages-query.ts'

const LanguagesDialog = lazyPart(() => import('./languages-dialog.tsx'))

/** The languages that a finished film can be had in besides, and those that it is there in. */
export function Versions({ video }: { video: Video }) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)
  const known = useQuery(filmLanguagesQuery(video.id))
  const { first = null, versions = [] } = known.data ?? {}
  return (
    <>
      <Button variant="secondary" className="col-span-2" onClick={() => setIsOpen(true)}>
        <Languages /> Other languages
      </Button>
      {(first !== null || versions.length > 0) && (
        <ul aria-label="Other languages of this video" className="col-span-2 grid gap-1 text-sm">
          {first && <Version version={first} note="told first" />}
          {versions.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </ul>
      )}
      {wasOpen && (
        <Suspense>
          <LanguagesDialog video={video} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

function Version({ version, note }: { version: FilmLanguages['versions'][number]; note?: string }) {
  const badge = badgeOf({ status: version.status, failure: null })
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Link
        dir="auto"
        to={`${href('/generate-video')}?videoId=${encodeURIComponent(version.id)}`}
        className="min-w-0 flex-1 truncate py-1 text-primary-ink underline-offset-4 hover:underline"
      >
        {version.language ? `${version.language}: ` : ''}
        {version.title}
      </Link>
      {note && <span className="shrink-0 text-small text-muted">{note}</span>}
      {!isReady(version) && <Badge tone={badge.tone}>{badge.label}</Badge>}
    </li>
  )
}
