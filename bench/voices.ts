import { createEmbeddedNarrator } from '@hookreel/crew'
import { examineVoice } from '@hookreel/studio'

/**
 * `node bench/voices.ts`: speaks fixed lines by every English voice of this machine and prints the table of *How each voice
 * speaks* in docs/sound.md. `hookreel doctor --voice ID` says the same of one voice.
 */
const narrator = createEmbeddedNarrator()
const out = [
  '| Voice | Words a minute | LUFS | Pitch, Hz | Range, semitones | Pause at a comma, ms | at a full stop, ms | Lines cut off | Numbers as words | Names as said | Words told |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
]
for (const { id, name, language } of await narrator.listVoices()) {
  if (!language.startsWith('English')) continue
  const exam = await examineVoice(narrator, id)
  const cells = [
    `${name} (\`${id}\`)`,
    exam.wordsPerMinute.toFixed(0),
    exam.loudnessLufs.toFixed(1),
    exam.pitchHertz.toFixed(0),
    exam.pitchRangeSemitones.toFixed(1),
    (exam.commaSeconds * 1000).toFixed(0),
    (exam.stopSeconds * 1000).toFixed(0),
    `${exam.cutLines} of ${exam.lines}`,
    `${exam.numbers - exam.misread.length} of ${exam.numbers}`,
    `${exam.names - exam.misnamed.length} of ${exam.names}`,
    exam.likelihood.toFixed(2),
  ]
  out.push(`| ${cells.join(' | ')} |`)
}
process.stdout.write(`${out.join('\n')}\n`)
process.exit(0)
