/** The door to outside services for the parts of a film, loaded when some are set. */
export { createAnimator } from './animator/create-animator.ts'
export { createNarrator } from './narrator/create-narrator.ts'
export { createIllustrator } from './illustrator/create-illustrator.ts'
export { openPictureLibrary } from './illustrator/library/open-library.ts'
