import { Socket as DatagramSocket } from 'node:dgram'
import dns from 'node:dns'
import { Server, Socket } from 'node:net'

// Loaded before the module of a process that has no network (`startNode`). Where the system cannot take the network away (no
// bubblewrap, no namespaces, another system than Linux) a library that was told by a file to fetch something still reaches
// nothing: all of Node's clients, `fetch` among them, connect through these. Code that was taken over could get around it.

function refuse(): never {
  throw new Error('This process has no network.')
}

for (const held of [Socket.prototype, Server.prototype, DatagramSocket.prototype, dns, dns.promises])
  for (const name of ['connect', 'listen', 'send', 'bind', 'lookup', 'resolve'])
    if (name in held)
      Object.defineProperty(held, name, { value: refuse, writable: false, configurable: false })
