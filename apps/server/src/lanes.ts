import { openLane } from './platform/open-lane.ts'

/** What bounds the slow work of one process, whatever asks for it: made once, where the process is put together. */
export type Lanes = ReturnType<typeof openLanes>

/** How often people may ask is counted in the database, for all processes (`platform/http/limits`); what of it is done at once stands here. */
export function openLanes() {
  return {
    /** A film that is composed uses every core by itself, two at once would only make both slower. */
    films: openLane(1),
    /**
     * New passwords of one account. One that its owner sets by the mailed link comes behind one that is being changed, and so wins: a thief's
     * change whose old password was found right just before took the place of it.
     */
    newPasswords: openLane(),
    /** Searches of everybody that read much. */
    searches: openLane(1),
    /** What somebody sends takes room on the disk while it comes, and a process: from its first byte on, one after the other. */
    castPictures: openLane(),
    scenePictures: openLane(),
    /** A minute of 4K takes a gigabyte. Short clips have a lane of their own: one that takes long kept them waiting for minutes. */
    clips: { short: openLane(1), long: openLane(1) },
    /** Other pictures of a scene are drawn in the process that makes everybody's previews. */
    takes: openLane(2),
    /**
     * Two are heard at once, which takes seconds of each. What is cleaned then is parted by how long it was found to be: two recordings
     * of a quarter of an hour kept everybody's sentences waiting for minutes.
     */
    sounds: { sent: openLane(), hear: openLane(2), short: openLane(2), long: openLane(1) },
    /** A piece has up to 30 MB and is in memory while it comes; one that is heard stays there until its hearer has read it. */
    freeMusic: { coming: openLane(4), heard: openLane() },
    /** A voice of this machine takes seconds for each word, and films are spoken by the same one: their next line waits for one word at most. */
    hearings: openLane(1),
    /** A document takes a process of its own. */
    sources: openLane(),
    /** A file takes its size three times of the memory: one is read at a time, whosever it is, once all of it is here. */
    checks: openLane(1),
  }
}
