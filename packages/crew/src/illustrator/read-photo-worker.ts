import { loadImage } from '@napi-rs/canvas'

// The process that finds out whether one picture of a service can be read: bytes come in, and it ends with 0 when it can.

const chunks: Uint8Array[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
await loadImage(Buffer.concat(chunks))
