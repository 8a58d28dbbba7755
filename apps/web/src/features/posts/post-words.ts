import type { Post, PostStatus } from '@hookreel/contract'
import {
  CalendarClock,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  CloudUpload,
  FilePen,
  Inbox,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import type { Tone } from '../../components/badge.tsx'

type Look = { label: string; tone: Tone; icon: LucideIcon }

const LOOKS: Record<PostStatus, Look> = {
  draft: { label: 'Draft', tone: 'neutral', icon: FilePen },
  scheduled: { label: 'Scheduled', tone: 'primary', icon: CalendarClock },
  uploading: { label: 'Uploading', tone: 'warn', icon: CloudUpload },
  processing: { label: 'Processing', tone: 'warn', icon: LoaderCircle },
  live: { label: 'Live', tone: 'ok', icon: CircleCheck },
  in_inbox: { label: 'In your inbox', tone: 'primary', icon: Inbox },
  failed: { label: 'Failed', tone: 'danger', icon: CircleX },
  unknown: { label: 'Unknown', tone: 'warn', icon: CircleQuestionMark },
}

/** A post's state as a word, a colour and a sign. */
export function lookOf(post: Pick<Post, 'status' | 'isMissed'>): Look {
  if (post.isMissed) return { label: 'Missed', tone: 'danger', icon: CalendarClock }
  return LOOKS[post.status]
}

export function isUnderWay(post: Pick<Post, 'status'>): boolean {
  return post.status === 'uploading' || post.status === 'processing'
}

/** Only what nothing was sent of can be given another time. */
export function isMovable(post: Pick<Post, 'status'>): boolean {
  return post.status === 'draft' || post.status === 'scheduled'
}
