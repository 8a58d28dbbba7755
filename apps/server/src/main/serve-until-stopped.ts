import { describeStartFailure } from '../platform/start-error.ts'
import { startServer } from './start-server.ts'

const PARENT_CHECK_MS = 1000

/** Serves everything until it is told to stop or its starter is gone. */
export function serveUntilStopped(parts: Parameters<typeof startServer>[1] = {}): void {
  serve(parts).catch(fail)
}

async function serve(parts: Parameters<typeof startServer>[1]): Promise<void> {
  const parent = process.ppid
  const starting = startServer(process.env, parts)
  let isStopping = false
  // A signal during the start is obeyed when the start is through: half a start cannot be stopped in order.
  const stop = () => {
    if (isStopping) return
    isStopping = true
    starting.then((server) => server.stop()).then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // npm does not hand signals on: a launcher that was killed would leave the server running.
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, PARENT_CHECK_MS).unref()
  const { address, notices } = await starting
  console.log([`Hookreel is ready at ${address}`, ...notices].join('\n'))
}

function fail(error: unknown): void {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
