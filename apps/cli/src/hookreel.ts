// `node apps/cli/src/hookreel.ts` is the command line.
import '@hookreel/sandbox/quicken-imports'

const { runCommand } = await import('./run-command.ts')
await runCommand(process.argv.slice(2))
