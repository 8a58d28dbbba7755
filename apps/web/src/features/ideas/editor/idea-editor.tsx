import { ENHANCEMENT_CREDITS, type Idea, type Tone } from '@hookreel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Coins, Eye, EyeOff, Languages } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { profileQuery } from '../../../api/queries.ts'
import { ApiError } from '../../../api/call.ts'
import { Alert } from '../../../components/alert.tsx'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { formatAgo, formatPlural } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { EditFields } from './edit-fields.tsx'
import { EnhanceButtons } from './enhance-buttons.tsx'
import { useEnhance, type EnhanceResult } from './enhance-text.ts'
import { IdeaHistory } from './idea-history.tsx'
import { IDEA_FIELDS, textsOf, type FieldName } from './idea-texts.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { OriginalIdea } from './original-idea.tsx'
import { SaveBar } from './save-bar.tsx'
import { noteChangedIdea, useSaveIdea } from './save-idea.ts'
import { useIdeaEdit, type IdeaEdit } from './use-idea-edit.ts'

const IdeaSources = lazyPart(() => import('./idea-sources.tsx'))
const Openings = lazyPart(() => import('./openings.tsx'))
const TranslateIdea = lazyPart(() => import('./translate-idea.tsx'))
const ToneDialog = lazyPart(() => import('./tone-dialog.tsx'))
const EnhancePreview = lazyPart(() => import('./enhance-preview.tsx'))

/** The original on the left, its texts to edit on the right, and below what it was before. */
export function IdeaEditor({ idea }: { idea: Idea }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const profile = useQuery(profileQuery)
  const edit = useIdeaEdit(idea)
  const [isDiffShown, setIsDiffShown] = useState(false)
  const [isTranslating, setIsTranslating] = useState(false)
  const isLeaving = useRef(false)
  const goTo = (version: Idea) => {
    isLeaving.current = true
    void navigate(href('/edit-idea/:id', { id: version.id }))
  }
  const save = useSaveIdea(idea, (saved) => {
    edit.settle(saved.id === idea.id ? saved : idea)
    if (saved.id !== idea.id) goTo(saved)
  })
  const isChanged = edit.changed.length > 0
  const credits = profile.data?.aiCredits
  const tools = useEnhanceTools(idea.id, edit, credits)
  return (
    <>
      <LeaveGuard isChanged={isChanged} isAllowed={() => isLeaving.current} />
      <PageTitle
        title="Edit Idea"
        aside={
          <div className="flex flex-wrap items-center gap-2.5">
            {/* On a phone the header has them. */}
            <span className="flex items-center gap-1.5 text-sm text-muted tabular-nums max-md:hidden">
              <Coins className="size-4" aria-hidden />
              {credits === undefined ? 'AI credits' : formatPlural(credits, 'AI credit')}
            </span>
            <Badge tone={isChanged ? 'primary' : 'neutral'}>{isChanged ? 'Modified' : 'No Changes'}</Badge>
            <Button variant="secondary" size="sm" onClick={() => setIsTranslating(true)}>
              <Languages /> Translate
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={isDiffShown}
              onClick={() => setIsDiffShown(!isDiffShown)}
            >
              {isDiffShown ? <EyeOff /> : <Eye />}
              {isDiffShown ? 'Hide Changes' : 'Show Changes'}
            </Button>
          </div>
        }
      >
        Change the texts, refine their tone, or try variations. Every earlier text is kept.
      </PageTitle>
      <ChangedElsewhere edit={edit} />
      {edit.offered && (
        <Alert
          tone="info"
          title="You have an unsaved draft"
          className="mb-4"
          action={
            <div className="flex gap-2">
              <Button variant="ghost" size="sm" onClick={edit.forgetDraft}>
                Discard
              </Button>
              <Button size="sm" onClick={edit.takeDraft}>
                Restore draft
              </Button>
            </div>
          }
        >
          Written in this browser {formatAgo(edit.offered.savedAt)}.
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <OriginalIdea idea={idea} />
        <Card className="min-w-0 p-5 md:p-6">
          <h2 className="mb-5 text-lg font-semibold">Edited Idea</h2>
          <EditFields
            edit={edit}
            saved={textsOf(idea)}
            isDiffShown={isDiffShown}
            errors={save.error instanceof ApiError ? save.error.fields : {}}
            tools={(name) => (
              <>
                {name === 'script' && idea.openings.length > 0 && (
                  <Suspense>
                    <Openings
                      openings={idea.openings}
                      saved={idea.script ?? ''}
                      script={edit.texts.script}
                      onScript={(script) => edit.change({ script })}
                    />
                  </Suspense>
                )}
                {tools.buttons(name)}
              </>
            )}
          />
          <Suspense>
            {idea.sources.length > 0 && (
              <IdeaSources
                sources={idea.sources}
                script={edit.texts.script}
                description={edit.texts.description}
                onDescription={(description) => edit.change({ description })}
              />
            )}
          </Suspense>
        </Card>
      </div>
      <IdeaHistory
        idea={idea}
        canRestore={!isChanged}
        onRestored={(restored) => {
          noteChangedIdea(cache, restored)
          edit.settle(restored)
        }}
      />
      <SaveBar
        isChanged={isChanged}
        canSave={isChanged && edit.texts.title.trim() !== '' && Object.keys(edit.others).length === 0}
        saving={save.isPending ? save.variables.as : null}
        onCancel={() => void navigate(href('/my-ideas'))}
        onVersion={() => save.mutate({ as: 'version', texts: edit.texts })}
        onUpdate={() => save.mutate({ as: 'update', texts: edit.texts })}
      />
      {tools.dialogs}
      <Suspense>
        {isTranslating && (
          <TranslateIdea
            idea={idea}
            texts={edit.texts}
            isShort={credits !== undefined && credits < ENHANCEMENT_CREDITS}
            onClose={() => setIsTranslating(false)}
            onKept={goTo}
          />
        )}
      </Suspense>
    </>
  )
}

const LABELS = Object.fromEntries(IDEA_FIELDS.map(({ name, label }) => [name, label]))

/** Refine Tone and Variations under script and caption; one runs at a time. */
function useEnhanceTools(ideaId: string, edit: IdeaEdit, credits: number | undefined) {
  const [toneOf, setToneOf] = useState<'script' | 'caption' | null>(null)
  const [result, setResult] = useState<EnhanceResult | null>(null)
  const enhance = useEnhance(ideaId, setResult)
  const isShort = credits !== undefined && credits < ENHANCEMENT_CREDITS
  const ask = (field: 'script' | 'caption', tone: Tone | null) =>
    enhance.mutate({ field, currentValue: edit.texts[field], tone })

  const buttons = (name: FieldName) => {
    if (name !== 'script' && name !== 'caption') return null
    const running = enhance.isPending && enhance.variables.field === name ? enhance.variables : null
    return (
      <>
        <EnhanceButtons
          label={LABELS[name] ?? name}
          disabled={enhance.isPending || isShort || edit.texts[name].trim() === ''}
          busy={running && (running.tone ? 'tone' : 'variations')}
          onTone={() => setToneOf(name)}
          onVariations={() => ask(name, null)}
          onStop={enhance.stop}
        />
        {isShort && (
          <p className="text-small text-warn-ink">
            You need 1 AI credit to enhance content. Please purchase more credits.
          </p>
        )}
      </>
    )
  }
  const dialogs = (
    <Suspense>
      {toneOf && (
        <ToneDialog
          label={LABELS[toneOf] ?? toneOf}
          onClose={() => setToneOf(null)}
          onChoose={(tone) => {
            setToneOf(null)
            ask(toneOf, tone)
          }}
        />
      )}
      {result && (
        <EnhancePreview
          result={result}
          onDiscard={() => setResult(null)}
          onAccept={(text) => {
            edit.change({ [result.wish.field]: text })
            setResult(null)
          }}
        />
      )}
    </Suspense>
  )
  return { buttons, dialogs }
}
