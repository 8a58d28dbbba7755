/** All tables, for the database drivers and the migrations; a file for each noun. */
export * from './account-schema.ts'
export * from './auth-schema.ts'
export * from './credit-schema.ts'
export * from './idea-schema.ts'
export * from './payment-schema.ts'
export * from './storyboard-schema.ts'
export * from './video-schema.ts'
