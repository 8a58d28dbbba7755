import { parentPort, workerData } from 'node:worker_threads'
import { compose, type MusicRequest } from './compose.ts'

// The thread of the embedded composer, which alone starts it, with a MusicRequest: one piece of music.
parentPort?.postMessage(compose(workerData as MusicRequest))
