import { CREDENTIAL_TYPES } from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { useRef } from 'react'
import { reasonOf } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { checkFile } from '../../features/content-credentials/check-file.ts'
import { FoundCredentials } from '../../features/content-credentials/found-credentials.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'

export const handle = { title: 'Content credentials' }
export const meta = () => [{ title: 'Content credentials | Hookreel' }]

const TYPES = Object.keys(CREDENTIAL_TYPES)
  .map((end) => `.${end}`)
  .join(',')

/** What any file says of how it was made, and whether that can be believed. */
export default function ContentCredentialsPage() {
  const field = useRef<HTMLInputElement>(null)
  const check = useMutation({ mutationFn: (file: File) => checkFile(file) })
  return (
    <>
      <PageTitle title="Content credentials">
        Every film made here says in itself (C2PA) which of its parts a model made, which are by people, and
        on which terms. Networks write films anew and take that away; their AI label stays.
      </PageTitle>
      <Card className="grid max-w-3xl gap-4 p-5 md:p-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            ref={field}
            type="file"
            accept={TYPES}
            aria-label="File to check"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) check.mutate(file)
              event.target.value = ''
            }}
          />
          <Button isBusy={check.isPending} onClick={() => field.current?.click()}>
            <FileSearch /> Check a file
          </Button>
          <p className="text-small text-muted">
            A film, picture or sound of at most 100 MB. Nothing of it is kept.
          </p>
        </div>
        <div aria-live="polite" className="grid gap-4">
          {check.error && (
            <Alert tone="danger" title="This could not be checked">
              {reasonOf(check.error, 'Try again.')}
            </Alert>
          )}
          {check.data && check.variables && (
            <FoundCredentials name={check.variables.name} checked={check.data} />
          )}
        </div>
      </Card>
    </>
  )
}
