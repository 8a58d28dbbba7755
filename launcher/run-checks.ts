import { checkSource } from './check.ts'

const { passed, failed } = await checkSource()
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
