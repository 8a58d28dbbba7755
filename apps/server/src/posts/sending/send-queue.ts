import type { Queue } from '../../platform/jobs/open-queue.ts'

/** Posts whose time has come. What fails here is a defect or a lost database: tried again with growing pauses. */
export const SEND_POST: Queue = {
  name: 'send-post',
  tries: 50,
  retrySeconds: 2,
  isFair: true,
  perGroup: 2,
}
