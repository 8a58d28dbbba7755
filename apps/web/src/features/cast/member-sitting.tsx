import {
  choosePictures,
  orderSitting,
  SITTING_PICTURES,
  stopSitting,
  type listCast,
  type Member,
  type Sitting,
} from '@hookreel/contract'
import { CAST_MAX } from '@hookreel/film'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { z } from 'zod'
import { call, isStopped, reasonOf } from '../../api/call.ts'
import { useOrderKey } from '../../api/use-order-key.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { StopButton } from '../../components/stop-button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatDollars, formatPlural } from '../../lib/format.ts'
import { castQuery } from './cast-query.ts'

/** Who makes pictures here, and what four of them take. */
export type PictureOffer = NonNullable<z.infer<typeof listCast.output>['makesPictures']>

/** Four pictures by a model, to choose references from: their price, how far they are, and the choice. */
export function MemberSitting({ member, offer }: { member: Member; offer: PictureOffer | null }) {
  const { sitting } = member
  if (sitting === null) return offer && <SittingOffer member={member} offer={offer} />
  if (sitting.status === 'making') return <SittingProgress member={member} sitting={sitting} />
  return <SittingChoice key={sitting.id} member={member} sitting={sitting} />
}

const STOPPED = {
  nothing: 'No pictures were ordered, and nothing was charged.',
  cancelled: 'The order had arrived. It is cancelled, and its credits came back.',
  finished: 'Some pictures had been asked for when the stop arrived. These are made and charged.',
}

/** What becomes of a press that failed, and how the page learns what is new. */
function useTold(title: string) {
  const cache = useQueryClient()
  return {
    onError: (error: Error) => {
      if (!isStopped(error)) toast.error(title, { description: reasonOf(error, 'Try again.') })
    },
    onSettled: () => void cache.invalidateQueries(castQuery),
  }
}

function SittingOffer({ member, offer }: { member: Member; offer: PictureOffer }) {
  const told = useTold('The pictures were not ordered')
  const key = useOrderKey(STOPPED, { onStopped: told.onSettled })
  const order = useMutation({
    mutationFn: async () => {
      const signal = key.begin()
      const body = { credits: offer.credits }
      await call(orderSitting, { params: { id: member.id }, body, headers: key.headersFor(body), signal })
      key.forget()
    },
    ...told,
  })
  if (member.pictures.length >= CAST_MAX.references) return null
  const isDescribed = member.sheet.trim() !== ''
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        isBusy={order.isPending}
        disabled={!isDescribed}
        aria-describedby={`price-${member.id}`}
        onClick={() => order.mutate()}
      >
        <Sparkles /> Make four and choose
      </Button>
      <StopButton isRunning={order.isPending} onStop={key.stop} size="sm" />
      <p id={`price-${member.id}`} className="text-small text-muted">
        {isDescribed ? describePrice(offer, member.pictures.length) : 'Describe how it looks first.'}
      </p>
    </div>
  )
}

/** "12 credits, about $0.12 of OpenAI". */
function describePrice(offer: PictureOffer, references: number): string {
  const microdollars = offer.microdollars + Math.min(references, offer.most) * offer.referenceMicrodollars
  const credits = formatPlural(offer.credits, 'credit')
  return microdollars === 0
    ? `${credits}, made by ${offer.service}.`
    : `${credits}, about ${formatDollars(microdollars)} of ${offer.service}.`
}

function SittingProgress({ member, sitting }: { member: Member; sitting: Sitting }) {
  const told = useTold('It was not stopped')
  const stop = useMutation({
    mutationFn: () => call(stopSitting, { params: { id: member.id, sittingId: sitting.id } }),
    ...told,
  })
  const done = sitting.pictures.filter(({ state }) => state === 'made' || state === 'failed').length
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-4 gap-2">
        {sitting.pictures.map(({ state, smallUrl }, at) => (
          <li
            key={smallUrl ?? at}
            className="grid aspect-square place-items-center overflow-hidden rounded-lg border bg-surface-2"
          >
            {smallUrl ? (
              <img src={smallUrl} alt={`${member.name}, made ${at + 1}`} className="size-full object-cover" />
            ) : (
              state === 'asked' && <Spinner />
            )}
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="text-small text-muted">
          {sitting.isStopping
            ? 'Stopping: what is being made is finished.'
            : `${sitting.service} makes them: ${done} of ${SITTING_PICTURES} done.`}
        </p>
        <Button
          variant="quiet"
          size="sm"
          isBusy={stop.isPending}
          disabled={sitting.isStopping}
          onClick={() => stop.mutate()}
        >
          Stop
        </Button>
      </div>
    </div>
  )
}

function SittingChoice({ member, sitting }: { member: Member; sitting: Sitting }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const told = useTold('The choice was not kept')
  const choose = useMutation({
    mutationFn: (pictures: readonly string[]) =>
      call(choosePictures, {
        params: { id: member.id, sittingId: sitting.id },
        body: { pictures: [...pictures] },
      }),
    ...told,
  })
  const made = sitting.pictures.flatMap(({ id, url }) => (id && url ? [{ id, url }] : []))
  const failure = sitting.pictures.find((picture) => picture.failure !== null)?.failure
  const room = CAST_MAX.references - member.pictures.length
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className="grid gap-2">
      {failure && (
        <Alert tone="danger">
          {made.length === 0
            ? 'No picture could be made; your credits are back. '
            : `${made.length} of ${sitting.pictures.length} pictures came; the credits of the others are back. `}
          {failure}
        </Alert>
      )}
      {made.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">
            Choose {room === 1 ? 'the one' : `up to ${Math.min(room, made.length)}`} to keep. The others are
            deleted.
          </legend>
          <div className="grid grid-cols-2 gap-2">
            {made.map(({ id, url }, at) => (
              <PictureToggle
                key={id}
                url={url}
                label={`${member.name}, made ${at + 1}`}
                isChosen={chosen.includes(id)}
                isDisabled={!chosen.includes(id) && chosen.length >= room}
                onToggle={() => toggle(id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        {made.length > 0 && (
          <Button
            size="sm"
            disabled={chosen.length === 0}
            isBusy={choose.isPending && chosen.length > 0}
            onClick={() => choose.mutate(chosen)}
          >
            Keep {formatPlural(chosen.length, 'picture')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          disabled={choose.isPending}
          onClick={() => (made.length > 0 ? setIsAsking(true) : choose.mutate([]))}
        >
          {made.length > 0 ? 'Keep none' : 'Close'}
        </Button>
      </div>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Keep none of these pictures?"
        description="They are paid and cannot be brought back."
        action="Keep none"
        onConfirm={() => choose.mutate([])}
      />
    </div>
  )
}

function PictureToggle(props: {
  url: string
  label: string
  isChosen: boolean
  isDisabled: boolean
  onToggle: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      aria-label={props.label}
      disabled={props.isDisabled}
      onClick={props.onToggle}
      className={classNames(
        'relative aspect-square overflow-hidden rounded-lg border-2 disabled:opacity-60',
        props.isChosen ? 'border-primary' : 'border-transparent',
      )}
    >
      <img src={props.url} alt="" className="size-full object-cover" />
      {props.isChosen && (
        <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-primary text-primary-fg">
          <Check className="size-4" />
        </span>
      )}
    </button>
  )
}
