/**
 * The door to what reads people's words with patterns, for anyone who reads those of one person: the command line, and programs that measure.
 * It brings the packs of the built-in writer with it; the server asks a thread that has them (`openReader`).
 */
export { addGiven } from './researcher/given-sources.ts'
export { createSourcedWriter } from './researcher/sourced-writer.ts'
export { createEmbeddedEnhancer } from './writer/embedded/enhance/embedded-enhancer.ts'
export { createEmbeddedWriter } from './writer/embedded/embedded-writer.ts'
export { askBack } from './writer/embedded/interview/ask-back.ts'
export { readHere } from './reader/read-here.ts'
