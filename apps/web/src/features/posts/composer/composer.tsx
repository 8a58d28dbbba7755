import { headlineOf, NETWORK_NAMES } from '@hookreel/contract'
import { reasonOf } from '../../../api/call.ts'
import { Alert } from '../../../components/alert.tsx'
import { Card } from '../../../components/card.tsx'
import { OtherField } from '../../../components/other-field.tsx'
import { CheckList } from './check-list.tsx'
import { ConfirmDuplicate } from './confirm-duplicate.tsx'
import { NetworkFields } from './network-fields.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { PostCreator } from './post-creator.tsx'
import { PostTimeFields } from './post-time.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useComposer, type ComposerSubject } from './use-composer.ts'
import { useFreeSlots } from './use-free-slots.ts'

/** Writes a post for one account: what the network asks, when it goes out, and how it will look. */
export function Composer(props: ComposerSubject) {
  const { video, data, zone } = props
  const draft = useComposer(props)
  const slots = useFreeSlots(data.channel.id, zone)
  const { options, time, missing, failure } = draft
  const network = NETWORK_NAMES[data.channel.network]
  const isInbox = options.network === 'tiktok' && options.mode === 'inbox'
  return (
    <form
      noValidate
      aria-label={`Post to ${network}`}
      onSubmit={(event) => {
        event.preventDefault()
        draft.send(false)
      }}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Card className="grid grid-cols-1 gap-6 p-5 md:p-6">
        <PostCreator data={data} />
        {draft.obstacle && (
          <Alert tone="danger" title="This cannot be posted now">
            {draft.obstacle}
          </Alert>
        )}
        <NetworkFields
          options={options}
          creator={data.creator}
          aiLabel={data.aiLabel}
          problems={draft.problems}
          onChange={draft.change}
        />
      </Card>
      <Card className="p-5 lg:sticky lg:top-20 lg:row-span-2">
        <PhonePreview
          video={video}
          network={options.network}
          name={data.creator.username ?? data.creator.nickname}
          text={headlineOf(options)}
          coverMs={options.coverMs}
          onCover={isInbox ? undefined : (coverMs) => draft.change({ coverMs })}
        />
      </Card>
      <Card className="grid grid-cols-1 gap-5 p-5 md:p-6">
        <section aria-label="Checks" className="grid gap-3">
          <h2 className="text-base font-semibold">Before it is sent</h2>
          <CheckList checks={data.checks} />
        </section>
        <PostTimeFields
          draft={time}
          onChange={draft.changeTime}
          zone={zone}
          free={slots.free}
          slotNote={slots.note}
          error={draft.problems.at}
        />
        {draft.others.map((field) => (
          <OtherField
            key={field.name}
            label={field.label}
            text={field.text}
            onTake={() => draft.takeOther(field)}
          />
        ))}
        {failure && (
          <Alert tone="danger" title={draft.others.length > 0 ? 'Not saved yet' : 'Upload Failed'}>
            {reasonOf(failure, `Failed to upload to ${network}. Please try again.`)}
          </Alert>
        )}
        {Object.keys(missing).length > 0 && (
          <Alert tone="danger" title="Something is missing">
            {Object.values(missing).join(' ')}
          </Alert>
        )}
        <SubmitRow
          options={options}
          mode={time.mode}
          refusal={draft.refusal}
          isBusy={draft.isBusy}
          onStop={draft.stop}
        />
      </Card>
      <ConfirmDuplicate
        open={draft.isDuplicate}
        onOpenChange={(open) => !open && draft.forgetRefusal()}
        onConfirm={() => draft.send(true)}
      />
    </form>
  )
}
