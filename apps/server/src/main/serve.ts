import { describeStartFailure } from '../platform/start-error.ts'
import { startServer, type RunningServer } from './start-server.ts'

const PARENT_CHECK_MS = 1000

/** `node apps/server/src/main/serve.ts`: serves everything until it is told to stop or whoever started it is gone. */
async function serve(): Promise<void> {
  const parent = process.ppid
  const server = await startServer(process.env)
  console.log(`Hookreel is ready at ${server.address}`)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void stopAndExit(server)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // npm does not hand signals on: a launcher that was killed would leave the server running.
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, PARENT_CHECK_MS).unref()
}

async function stopAndExit(server: RunningServer): Promise<void> {
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`)
    process.exit(1)
  }
}

try {
  await serve()
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
