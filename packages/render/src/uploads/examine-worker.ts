import { examineSound } from './examine-sound.ts'

// The process that measures one sound and ends: fifteen minutes take 11 s of a core, which the server has other uses for.

const [file = '', sampleRate = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await examineSound(file, Number(sampleRate))))
