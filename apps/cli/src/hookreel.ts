// `node apps/cli/src/hookreel.ts` is the command line.
import '@hookreel/sandbox/prepare-node'

// The data folder is the server's, too: the first program that is called makes it.
process.umask(0o077)
const { runCommand } = await import('./run-command.ts')
await runCommand(process.argv.slice(2))
