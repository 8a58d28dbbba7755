export * from './composer/composer.ts'
export * from './illustrator/illustrator.ts'
export * from './narrator/narrator.ts'
export * from './writer/writer.ts'
