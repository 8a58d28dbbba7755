import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const BATCH = 100

/** Opens so many streams of events and keeps them open; answers how many the server answered, and what closes them. */
export async function holdStreams(
  address: string,
  cookie: string,
  count: number,
): Promise<{ open: () => number; close: () => void }> {
  const { hostname, port } = new URL(address)
  const sockets: Socket[] = []
  let answered = 0
  const openOne = () => {
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.once('data', (head: Buffer) => {
      if (head.toString().startsWith('HTTP/1.1 200')) answered += 1
    })
    socket.on('error', () => undefined)
    socket.write(
      `GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
    )
  }
  for (let opened = 0; opened < count; opened += BATCH) {
    for (let n = 0; n < BATCH; n += 1) openOne()
    await answeredBy(() => answered, opened + BATCH)
  }
  return { open: () => answered, close: () => sockets.forEach((socket) => socket.destroy()) }
}

/** Waits until so many were answered, two seconds at most: those that are refused are counted at the end. */
async function answeredBy(read: () => number, count: number): Promise<void> {
  for (let tries = 0; tries < 100 && read() < count; tries += 1) await wait(20)
}
