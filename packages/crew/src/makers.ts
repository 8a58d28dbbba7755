/**
 * The front door for anyone who makes a film of words that are there: voices, pictures and music of this machine. What writes and reads
 * texts stays outside, and services are loaded when they are set (`services.ts`): each film is a process that starts with these modules.
 */
export type * from './animator/animator.ts'
export { MOTION_PROMPT_VERSION, writeMotionPrompt, type MotionScene } from './animator/motion.prompt.ts'
export * from './composer/composer.ts'
export * from './illustrator/illustrator.ts'
export * from './narrator/narrator.ts'
export * from './provider/provider.ts'
export type * from './provider/provider-settings.ts'
export { nameService } from './provider/services.ts'
export { retryCalls } from './provider/retry-calls.ts'
export { findLanguage } from './text/find-language.ts'
export { createEmbeddedComposer } from './composer/embedded/embedded-composer.ts'
export { createEmbeddedNarrator } from './narrator/embedded/embedded-narrator.ts'
export { startVoiceThread } from './narrator/embedded/flite-narrator.ts'
export { createSpeller } from './narrator/say-as.ts'
export { stressSpoken } from './narrator/stress-spoken.ts'
export { stretchSpoken } from './narrator/stretch-spoken.ts'
export * from './illustrator/embedded/embedded-illustrator.ts'
export { readFilm, type FilmBrief } from './illustrator/embedded/film/film-brief.ts'
export { PICTURE_PROMPT_VERSION } from './illustrator/picture.prompt.ts'
export type { WebMemory } from './researcher/open-web.ts'
