import type { CheckedFile } from '@hookreel/contract'
import { Alert } from '../../components/alert.tsx'
import { formatMoment } from '../../lib/format.ts'

type Found = NonNullable<CheckedFile['found']>

const STATES = {
  trusted: {
    tone: 'info',
    title: 'Whole, and signed by this server',
    text: 'Not a byte of it was changed since.',
  },
  whole: {
    tone: 'warn',
    title: 'Whole, signed by somebody unknown here',
    text: 'Not a byte of it was changed since it was signed. Who signed is what the signature says, and nobody here can tell whether that is true.',
  },
  broken: {
    tone: 'danger',
    title: 'Changed since it was signed',
    text: 'Nothing that it says below can be believed.',
  },
} as const

/** IPTC's names of how something came to be, in words. */
const SOURCES: Readonly<Record<string, string>> = {
  algorithmicMedia: 'Made by rules, without an AI model',
  trainedAlgorithmicMedia: 'Made by AI models',
  compositeWithTrainedAlgorithmicMedia: 'Put together, with parts that AI models made',
  composite: 'Put together of parts of several kinds',
  digitalCapture: 'Photographed or filmed',
  compositeCapture: 'Put together of photographs or films',
}

/** What a file says of how it was made. */
export function FoundCredentials({ name, checked }: { name: string; checked: CheckedFile }) {
  const { found, signedHere } = checked
  if (!found)
    return (
      <Alert tone="info" title={`${name} carries no content credentials`}>
        That says nothing about how it was made: most files have none, and most services take them away.
      </Alert>
    )
  const { tone, title, text } = STATES[found.state]
  return (
    <>
      <Alert tone={tone} title={title}>
        {text}
        {found.problems.length > 0 && ` (${found.problems.join(', ')})`}
        {found.state === 'trusted' &&
          signedHere === 'made' &&
          ' The certificate was made on this server: readers elsewhere call the signer unknown.'}
      </Alert>
      <Facts name={name} found={found} />
      <Parts found={found} />
    </>
  )
}

function Facts({ name, found }: { name: string; found: Found }) {
  const changes = found.origin?.changes
  const facts = [
    ['File', name],
    ['How it came to be', SOURCES[found.sourceType ?? ''] ?? found.sourceType],
    ['Signed by', found.signer],
    ['Made with', found.software],
    ['When', found.when && formatMoment(found.when)],
    [
      'By a person',
      changes &&
        (changes.picturesSent + changes.picturesDescribed === 0
          ? 'No picture was sent or described'
          : `${changes.picturesSent} pictures sent, ${changes.picturesDescribed} described`),
    ],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
      {facts.flatMap(([term, fact]) =>
        fact
          ? [
              <dt key={term} className="text-muted">
                {term}
              </dt>,
              <dd key={`${term} said`} dir="auto" className="break-words">
                {fact}
              </dd>,
            ]
          : [],
      )}
    </dl>
  )
}

function Parts({ found }: { found: Found }) {
  if (found.ingredients.length === 0) return null
  return (
    <div>
      <h2 className="text-base font-semibold">Its parts</h2>
      <ul className="mt-1 divide-y text-sm">
        {found.ingredients.map(({ title, description }, at) => (
          <li key={`${at} ${title}`} className="py-2">
            <p dir="auto" className="font-medium break-words">
              {title}
            </p>
            {description && (
              <p dir="auto" className="text-small break-words text-muted">
                {description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
