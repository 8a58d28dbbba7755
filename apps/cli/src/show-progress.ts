import type { FilmProgress } from '@hookreel/studio'

const STEP_NAMES: Record<FilmProgress['step'], string> = {
  plan: 'planning scenes',
  voice: 'speaking',
  pictures: 'drawing pictures',
  music: 'composing music',
  mix: 'mixing sound',
  render: 'rendering',
  check: 'checking the film',
}
const BAR_WIDTH = 28

function describe(progress: FilmProgress): string {
  const left =
    progress.remainingSeconds === null ? '' : `, about ${Math.ceil(progress.remainingSeconds)} s left`
  return `${String(Math.floor(progress.percent)).padStart(3)} %  ${STEP_NAMES[progress.step]}${left}`
}

/** A progress bar on a terminal, a plain line at each new step or ten per cent elsewhere; both on standard error. */
export function showProgress(isTerminal: boolean): {
  report: (progress: FilmProgress) => void
  finish: () => void
} {
  let shown = ''
  return {
    report: (progress) => {
      if (isTerminal) {
        const filled = Math.round((progress.percent / 100) * BAR_WIDTH)
        process.stderr.write(
          `\r\x1b[2K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${describe(progress)}`,
        )
        return
      }
      const mark = `${progress.step} ${Math.floor(progress.percent / 10)}`
      if (mark === shown) return
      shown = mark
      process.stderr.write(`${describe(progress)}\n`)
    },
    finish: () => {
      if (isTerminal) process.stderr.write('\r\x1b[2K')
    },
  }
}
