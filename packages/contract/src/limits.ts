export { SCRIPT_MAX_CHARACTERS } from '@hookreel/film'

/** Limits of the specification, section 9; one place for both sides. */
export const PROMPT_MAX_CHARACTERS = 1000
export const NOTES_MAX_CHARACTERS = 20_000
/** An answer to a question of the writer, and how many it reads. */
export const ANSWER_MAX_CHARACTERS = 1000
export const ANSWERS_MAX_COUNT = 12
export const TITLE_MAX_CHARACTERS = 200
export const TEXT_MAX_CHARACTERS = 5000
export const SEARCH_MAX_CHARACTERS = 200
export const IDEAS_MAX_COUNT = 50
export const IDEAS_DEFAULT_COUNT = 10
/** Ideas that one account keeps, and earlier texts of one idea and of all together: beyond these the oldest texts go. */
export const IDEAS_KEPT_MAX_COUNT = 5000
export const REVISIONS_OF_IDEA_MAX_COUNT = 50
export const REVISIONS_MAX_COUNT = 2000
/** What re-dressing one text costs. */
export const ENHANCEMENT_CREDITS = 1
/** What having a recording written down costs. */
export const TRANSCRIPT_CREDITS = 1
export const INSTRUCTION_MAX_CHARACTERS = 1000
export const PAGE_MAX_SIZE = 100
export const VIDEOS_PER_PAGE = 6
export const SIGNED_LINK_SECONDS = 3600
export const SIGN_UP_CREDITS = 100
export const PASSWORD_MIN_CHARACTERS = 6
/** A JSON body larger than this is refused unread. */
export const BODY_MAX_BYTES = 1_048_576
/** A video that a person sends, and how long it may be. */
export const UPLOAD_MAX_BYTES = 500 * 1_048_576
export const UPLOAD_MAX_SECONDS = 600
/** A piece of a video that is sent; only the last one may be smaller. It bounds how many pieces there are. */
export const UPLOAD_PIECE_MIN_BYTES = 262_144
/** An upload that nobody goes on with is deleted after so long. */
export const UPLOAD_HOURS = 24
/** Uploads that one user may have under way. */
export const UPLOADS_MAX_COUNT = 10
/** Used when system_settings has no readable ai_credit_costs. */
export const FALLBACK_CREDIT_COSTS = { video_ideas: 5, video_generation: 10 } as const
/** Scenes of a storyboard; a film of a minute has about 15, and of the longest script up to 150. */
export const SCENES_MAX_COUNT = 160
/** What a person may say of the picture of a scene. */
export const PICTURE_MAX_CHARACTERS = 600
/** Pictures drawn for previews, by one user within an hour. */
export const PREVIEW_PICTURES_PER_HOUR = 240
/** A picture that a person sends for a scene. */
export const PHOTO_MAX_BYTES = 12 * 1_048_576
/** A clip of one's own for a scene. */
export const CLIP_MAX_BYTES = 100 * 1_048_576
export const CLIP_MAX_SECONDS = 60
/** A storyboard that nobody touches is deleted after so many days, with its files. */
export const STORYBOARD_DAYS = 14
export const NAME_MAX_CHARACTERS = 80
/** How long an export is kept. */
export const EXPORT_DAYS = 7
/** How long before a video is deleted for its age its owner is told the first time, and the last time. */
export const RETENTION_FIRST_NOTICE_DAYS = 30
export const RETENTION_NOTICE_DAYS = 7
/** A session so young may delete an account that has no password. */
export const FRESH_SESSION_SECONDS = 600
/** A message of the contact form. */
export const SUPPORT_MESSAGE_MAX_CHARACTERS = 5000
/** Keys for programs and webhooks of one account, and what a key may ask a minute. */
export const API_KEYS_MAX_COUNT = 20
export const API_KEY_CALLS_PER_MINUTE = 120
export const WEBHOOKS_MAX_COUNT = 10
export const WEBHOOK_DELIVERIES_SHOWN = 50
