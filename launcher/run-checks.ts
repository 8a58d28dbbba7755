import { checkSource } from './check.ts'

const { passed, failed } = checkSource()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
