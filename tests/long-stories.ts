import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Stories that take minutes, each with the reason why it must. `npm run test:long` runs them, and CI does; `npm test` is
 * everything else. Those that take longest come first.
 */
export const LONG_STORIES: Readonly<Record<string, string>> = {
  'kill.test.ts': 'a server is killed thirty times while it makes films, on each database four times',
  'many-machines.test.ts': 'workers on several machines are stopped and killed while they make films',
  'neighbours.test.ts':
    'fourteen kinds of noise, each beside an account that is measured with it and without it',
  'posting-stop.test.ts': 'posts stand still for longer than a post is held, at every await of each network',
  'many-machines-slices.test.ts': 'slices of films are made by several machines, some of which end',
  'paused-machines.test.ts':
    'processes stand still for longer than a job waits for a sign of life, at each of their moments',
  'ledger.test.ts': 'nine hundred and fifty stories of credits are told on two databases',
  'services-cancel.test.ts': 'films are cancelled on several machines while services make their parts',
  'posting-kill.test.ts': 'a server is killed at every step of a post',
  'long-film.test.ts': 'a film of two minutes is made and looked at second by second',
  'children.test.ts':
    'every process that the server starts for a film is looked at while it lives, on three kinds of machines',
  'machine-faults.test.ts': 'the database and the object store of several machines go away and come back',
  'services-make-a-film.test.ts':
    'films by services, one killed with its server and one that fails, each of them made to its end',
  'cancel.test.ts': 'six films are cancelled or killed at each of their steps',
  'change-video.test.ts': 'films of fifteen seconds are made, changed, and killed while they are changed',
  'stopped-work.test.ts': 'processes stand still at every await of a payment, a webhook and a film',
  'restore-killed.test.ts':
    'a restore is killed at each of its moments, and the data folder opened after each',
  'move-installation.test.ts':
    'an installation moves in the middle of a film, is interrupted, and goes on elsewhere',
  'film-languages.test.ts':
    'a film by services is made, and once more in another language while its server is killed twice',
  'highlights-are-in-sync.test.ts': 'three films are decoded frame by frame, and their sound word by word',
  'behind-proxies.test.ts': 'three proxies are asked for everything, also by slow clients that wait',
  'moving-cast.test.ts':
    'a film of three moving scenes and a cast of two is made by services, and verified by another program',
  'words-are-heard-when-told.test.ts': 'films of four voices are listened to word by word',
  'clock-jumps.test.ts': 'the clock of a server jumps forth and back while it makes films',
  'services-clips.test.ts': 'a film of moving pictures is made by services, and each clip cut and graded',
  'services-move-pictures.test.ts':
    'a film with moving scenes is made by services and its server killed, its storyboard changed and made again',
  'recording-voice.test.ts':
    'a film is made of a recording and its music, and a server is killed while a service listens',
  'cast.test.ts': 'a film of two and their pictures are made by services, and the server killed in each',
  'services-command-line.test.ts':
    'films and recordings are made by services, each command in a process of its own, some twenty of them',
  'ideas-command-line.test.ts':
    'an encyclopedia, files and addresses are read for ideas, each command in a process of its own',
  'uploads.test.ts': 'a server is killed in the middle of an upload, which becomes a film on the next one',
  'plan-ledger.test.ts': 'forty stories of plans, their bills and webhooks are told',
  'own-music.test.ts': 'films are made over pieces of one’s own, and their files read for whose music it is',
  'open-pictures.test.ts': 'a library of two thousand pictures is asked for a whole film',
}
/** The tag of browser tests that look at a page in each theme and at each width. */
export const EVERY_LOOK = '@every-look'
/** For tests of a page in each theme and at each width: `test(…, IN_EVERY_LOOK, …)`. */
export const IN_EVERY_LOOK = { tag: EVERY_LOOK }
/** Browser tests that take minutes, in the same way: files, and tests with a tag. */
export const LONG_SPECS: Readonly<Record<string, string>> = {
  'pages.spec.ts': 'every page, at two widths and in both themes, is read by the rules of accessibility',
  'spec/accessibility.spec.ts':
    'the same for pages that are full, with what opens on them, and by the keyboard alone',
  'long-words.spec.ts': 'every page, at two widths, is filled with words that are longer than it is wide',
  'pictures/focus.spec.ts':
    'films are made of pictures and clips of one’s own whose part that is shown is chosen, and looked at frame by frame',
  'pictures/takes.spec.ts': 'films are made with other pictures that are seen, taken and taken back',
  'pictures/clips.spec.ts':
    'a preview of clips is sent to its places, on a server of its own, and looked at as it plays',
  'pictures/moving.spec.ts':
    'pictures are made to move one by one and all at once, by a service, on a server of its own',
  'preview-file.spec.ts': 'films are written in the page itself, with and without each codec, and decoded',
  'change.spec.ts': 'a film is made and changed three times, with a whole render for each',
  'sound/bad-recordings.spec.ts':
    'recordings are sent that cannot be one, and films ordered of what says something else, each listened to',
  'sound/written-down.spec.ts':
    'a recording is written down by a service on a server of its own, and read over at three lengths',
  'sound/natural-voice.spec.ts':
    'a voice is installed, stopped, gone on with and removed, on a server of its own',
  'ideas/local-writer.spec.ts':
    'a writer is installed, stopped, gone on with and removed, on a server of its own',
  'posting/whole-way.spec.ts':
    'a video is sent, connected to two networks and posted, on a server of its own',
  'services.spec.ts':
    'an idea is translated and a picture made anew by services, on a server of its own, and looked at in both themes',
  [EVERY_LOOK]: 'a page is read by the rules of accessibility in both themes and at every width',
}
/**
 * Browser tests of films, a minute or two each, and files that take as long: what is begun last runs on alone. With two-tabs and stop
 * at the end, as their names have it, one of four ran on by itself for 25 s.
 */
export const FIRST_SPECS: readonly string[] = [
  ...['storyboard.spec.ts', 'videos.spec.ts', 'recording-voice.spec.ts', 'delivery.spec.ts'],
  ...['two-tabs.spec.ts', 'stop.spec.ts', 'screens.spec.ts', 'errors.spec.ts'],
]

/**
 * Of all that is not long, what takes longest: 12 to 80 s where nothing runs beside the tests. `caption-contrast` makes hundreds of
 * canvases, for which garbage is collected again and again: 11 s of a core in a process that did nothing before it, 70 as the
 * 46th file of one. So it is the first of the units, and what draws much comes soon.
 */
const OTHERS = (
  'caption-contrast command-line security-routes faults open-queue backups ' +
  'topics legibility preview-parity shot-framing caption-safe-zone caption-scripts ' +
  'check-joined clean-sound sign-in-doors clean-upload documents security-inputs posting videos payments settings ' +
  'find-encoder cut-clip render-segments create-illustrator fuzz-finds make-film change-film ' +
  'film-lengths mix-sound create-narrator uploads posts own-music sources moving-layers align-recording ' +
  'accounts start-program illustrate-scenes restore ideas-written'
).split(' ')
const LONGEST = [...Object.keys(LONG_STORIES), ...OTHERS.map((name) => `${name}.test.ts`)]

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(path.basename(moduleId))
  return place === -1 ? LONGEST.length : place
}

/** As vitest orders the files, with the longest ones first: begun last, one of them would run on alone while the other core is idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
