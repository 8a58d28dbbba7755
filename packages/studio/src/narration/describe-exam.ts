import type { VoiceExam } from './examine-voice.ts'

/** Between these a voice is heard without effort; what lies outside is named. */
const PLEASANT = { slowest: 110, fastest: 220, softest: -36, loudest: -9, flattest: 2 }
/** Under it no pause is heard: a closed "t" alone takes as long. */
const HEARD_PAUSE_SECONDS = 0.06
/** Clear draft voices reach 0.19 and more; one that says "m" for most consonants 0.14, words in another order 0.06 (docs/sound.md). */
const CLEAR_WORDS = 0.17

/** What a listener would stumble over, each in a few words; none when all is well. Sentences stand apart by the film's own pauses. */
export function findVoiceFaults(exam: VoiceExam): string[] {
  const { wordsPerMinute, loudnessLufs, pitchHertz, pitchRangeSemitones, misread, misnamed } = exam
  if (loudnessLufs === -Infinity) return ['it is silent']
  const faults: (string | false)[] = [
    wordsPerMinute < PLEASANT.slowest && 'it is slow',
    wordsPerMinute > PLEASANT.fastest && 'it is hasty',
    (loudnessLufs < PLEASANT.softest || loudnessLufs > PLEASANT.loudest) && 'it is far too soft or too loud',
    pitchHertz === 0 && 'nothing of it sounds like a voice',
    pitchHertz > 0 && pitchRangeSemitones < PLEASANT.flattest && 'it is monotonous',
    exam.commaSeconds < HEARD_PAUSE_SECONDS && 'commas are not heard',
    exam.likelihood < CLEAR_WORDS && 'its words are hard to make out',
    exam.cutLines > 0 && `${exam.cutLines} of ${exam.lines} lines begin or end in the middle of a sound`,
    misread.length > 0 && `numbers are read otherwise: ${misread.join(' ')}`,
    misnamed.length > 0 && `names are read otherwise: ${misnamed.join(' ')}`,
  ]
  return faults.filter((fault) => fault !== false)
}

/** An exam in one sentence for people. */
export function describeExam(exam: VoiceExam): string {
  const milliseconds = (seconds: number) => `${Math.round(seconds * 1000)} ms`
  const figures = [
    `${Math.round(exam.wordsPerMinute)} words a minute`,
    `${exam.loudnessLufs.toFixed(1)} LUFS`,
    `${Math.round(exam.pitchHertz)} Hz within ${exam.pitchRangeSemitones.toFixed(1)} semitones`,
    `pauses of ${milliseconds(exam.commaSeconds)} at commas and ${milliseconds(exam.stopSeconds)} at full stops`,
    `${exam.numbers - exam.misread.length} of ${exam.numbers} numbers as their words`,
    `${exam.names - exam.misnamed.length} of ${exam.names} names as they are said`,
    `words told at ${exam.likelihood.toFixed(2)}`,
  ]
  const faults = findVoiceFaults(exam)
  return `${figures.join(', ')}; ${faults.length === 0 ? 'nothing to stumble over' : faults.join('; ')}`
}
