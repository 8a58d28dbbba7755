import type { PictureRequest } from '../../illustrator.ts'
import { placeOfTopic } from './place-votes.ts'
import { readFilm } from './read-film.ts'

/** Topics that are told at night, by lamplight. */
const NIGHT_STORY =
  /\b(haunted|haunting|ghosts?|lighthouse|vanish\w*|midnight|graveyard|cemetery|cursed?|nightmares?|horror|phantom|séance|abandoned|(?:house|lighthouse|hotel|hospital|theatre|school|ship|station) story)\b/i

/** Two of these make a story a story of the night. */
const EERIE =
  /\b(?:night|dark\w*|scream\w*|blood|knock\w*|something|dead|gone|nobody|no one|whisper\w*|never|alone|footsteps|scratch\w*|cellar|attic|grave\w*|shadow\w*|watching)\b/gi

/** Whether the film is a story that takes place at night. */
export function isNightStory(request: PictureRequest): boolean {
  if (request.style === 'horror' || NIGHT_STORY.test(request.topic)) return true
  return readFilm(request.topic).field === 'story' && (request.topic.match(EERIE)?.length ?? 0) >= 2
}

/** Whether the film as a whole is about the sea. */
export function isSeaFilm(request: PictureRequest): boolean {
  return (
    readFilm(request.topic, request.style).field === 'sea' ||
    placeOfTopic(request.topic)?.environment === 'sea'
  )
}
