import { useCallback, useEffect, useRef, useState } from 'react'

/** Where recording stands. `denied` and `missing`: why there is no microphone. */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'denied' | 'missing'

/** Above this the loud words are torn. */
const CLIPPED = 0.98
const CONSTRAINTS = {
  channelCount: 1,
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
}

/** Records by the microphone of this device; nothing leaves the page before it is sent. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>('idle')
  const [level, setLevel] = useState(0)
  const [isClipped, setClipped] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const held = useRef<{ stop: () => Promise<Blob>; end: () => void } | null>(null)

  const end = useCallback(() => {
    held.current?.end()
    held.current = null
    setLevel(0)
  }, [])
  useEffect(() => end, [end])

  const begin = useCallback(async () => {
    end()
    setState('asking')
    setClipped(false)
    setSeconds(0)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: CONSTRAINTS })
      held.current = openTake(stream, (peak, passed) => {
        setLevel(peak)
        setSeconds(passed)
        if (peak >= CLIPPED) setClipped(true)
      })
      setState('recording')
    } catch (error) {
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing')
    }
  }, [end])

  /** Answers what was recorded. */
  const finish = useCallback(async (): Promise<Blob | undefined> => {
    const take = await held.current?.stop()
    end()
    setState('idle')
    return take
  }, [end])

  return { state, level, isClipped, seconds, begin, finish }
}

/** One take, from now until it is stopped; tells its level and its length many times a second. */
function openTake(stream: MediaStream, onLevel: (peak: number, seconds: number) => void) {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 160_000 })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const context = new AudioContext()
  const meter = context.createAnalyser()
  meter.fftSize = 2048
  context.createMediaStreamSource(stream).connect(meter)
  const wave = new Float32Array(meter.fftSize)
  const began = performance.now()
  const timer = setInterval(() => {
    meter.getFloatTimeDomainData(wave)
    const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    onLevel(peak, (performance.now() - began) / 1000)
  }, 80)
  recorder.start(1000)
  const end = () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }
  const stop = () =>
    new Promise<Blob>((resolve) => {
      recorder.addEventListener('stop', () => resolve(new Blob(pieces, { type: recorder.mimeType })))
      recorder.stop()
    })
  return { stop, end }
}
