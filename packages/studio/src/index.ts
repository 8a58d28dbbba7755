export * from './film-order.ts'
