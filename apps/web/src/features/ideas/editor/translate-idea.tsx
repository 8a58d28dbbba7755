import type { Idea } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Select } from '../../../components/select.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { providersQuery } from '../../providers/provider-queries.ts'
import { IDEA_FIELDS, type IdeaTexts } from './idea-texts.ts'
import { LANGUAGES } from '../languages.ts'
import { useSaveIdea } from './save-idea.ts'
import { useTranslation } from './use-translation.ts'

/** The whole idea in another language: chosen, watched, read, and kept as a new version or discarded. */
export default function TranslateIdea(props: {
  idea: Idea
  /** As they are being edited. */
  texts: IdeaTexts
  isShort: boolean
  onClose: () => void
  onKept: (version: Idea) => void
}) {
  const { texts, onClose } = props
  const providers = useQuery(providersQuery)
  const [language, setLanguage] = useState<string | null>(null)
  const translation = useTranslation(props.idea.id)
  const save = useSaveIdea(props.idea, props.onKept)
  const { translated } = translation
  const writers = providers.data?.providers.filter(({ parts }) =>
    parts.some(({ part, place }) => part === 'writer' && place !== null),
  )
  const isUnable = writers?.length === 0
  const isReady = language !== null && (writers?.length ?? 0) > 0 && !props.isShort
  const close = () => {
    translation.stop()
    onClose()
  }
  const start = () => {
    if (isReady) translation.start(language, texts)
  }
  const footer = translated ? (
    <>
      <Button variant="secondary" onClick={close}>
        Discard
      </Button>
      <Button isBusy={save.isPending} onClick={() => save.mutate({ as: 'version', texts: translated.texts })}>
        Keep as New Version
      </Button>
    </>
  ) : (
    <>
      <Button variant="secondary" onClick={translation.isRunning ? translation.stop : close}>
        {translation.isRunning ? 'Stop' : 'Cancel'}
      </Button>
      <Button disabled={!isReady} isBusy={translation.isRunning} onClick={start}>
        Translate <span className="rounded-md bg-black/20 px-1.5 py-0.5 text-xs">1 AI Credit</span>
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      className="md:w-[40rem]"
      title={translated ? `Your idea in ${translated.language}` : 'Translate this idea'}
      description={
        translated
          ? `Written by ${translated.writtenBy}. Your idea does not change; you can keep this as a version of it.`
          : 'All its texts, as a native narrator would say them. Names, numbers and hashtags stay.'
      }
      footer={footer}
    >
      {translated ? (
        <Translated texts={translated.texts} />
      ) : (
        <>
          {isUnable && <NoWriter />}
          {props.isShort && !isUnable && (
            <Alert tone="warn">
              You need 1 AI credit to translate an idea. Please purchase more credits.
            </Alert>
          )}
          {translation.problem && <Alert tone="danger">{translation.problem}</Alert>}
          {/* Enter on the closed list opens it, as everywhere: Ctrl+Enter starts. */}
          <div
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) start()
            }}
          >
            <Select
              label="Language"
              placeholder="Select a language"
              value={language}
              onChange={setLanguage}
              items={LANGUAGES}
              disabled={isUnable || translation.isRunning}
            />
          </div>
          <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-muted tabular-nums">
            {translation.isRunning && (
              <>
                <Spinner className="size-4" /> Translating into {language}, {translation.seconds} s.
              </>
            )}
          </p>
        </>
      )}
    </Dialog>
  )
}

function NoWriter() {
  return (
    <Alert tone="info" title="Translation needs a service that writes">
      The built-in writer writes English alone. The operator of this server connects OpenAI, Anthropic, Google
      Gemini or a model on their own machine:{' '}
      <Link to={href('/settings/services')} className="font-medium underline underline-offset-2">
        AI services
      </Link>{' '}
      says how.
    </Alert>
  )
}

function Translated({ texts }: { texts: IdeaTexts }) {
  return (
    <div
      role="group"
      aria-label="Preview of the translation"
      tabIndex={0}
      className="max-h-[50dvh] overflow-y-auto rounded-lg border bg-background p-3.5"
    >
      <dl className="grid gap-4 text-sm leading-relaxed">
        {IDEA_FIELDS.filter(({ name }) => texts[name].trim() !== '').map(({ name, label }) => (
          <div key={name}>
            <dt className="text-small font-medium text-muted">{label}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              {texts[name]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
