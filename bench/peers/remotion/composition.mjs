// The same layers in the same places, and the same captions, as Remotion draws them. Our grain is left out: it would slow it.
import { createElement as h, useEffect, useState } from 'react'
import {
  AbsoluteFill,
  Audio,
  Composition,
  continueRender,
  delayRender,
  Img,
  registerRoot,
  staticFile,
  useCurrentFrame,
} from 'remotion'

function Film() {
  const [handle] = useState(() => delayRender('frames'))
  const [frames, setFrames] = useState(null)
  const frame = useCurrentFrame()
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(staticFile('frames.json'))
      setFrames(await answer.json())
      continueRender(handle)
    }
    void load()
  }, [handle])
  if (frames === null) return null
  const { groups, words, activeWord } = frames[frame]
  let index = -1
  return h(
    AbsoluteFill,
    { style: { background: '#000', overflow: 'hidden' } },
    ...groups.map(({ opacity, layers }, i) =>
      h(
        AbsoluteFill,
        { key: i, style: { opacity, isolation: 'isolate' } },
        ...layers.map(({ file, isLight, x, y, width, height }) =>
          h(Img, {
            key: file,
            src: staticFile(file),
            style: {
              ...{ position: 'absolute', left: 0, top: 0, width, height, maxWidth: 'none' },
              transform: `translate(${x}px, ${y}px)`,
              mixBlendMode: isLight ? 'plus-lighter' : 'normal',
            },
          }),
        ),
      ),
    ),
    h(
      'div',
      {
        style: {
          position: 'absolute',
          top: 1330,
          width: 1080,
          textAlign: 'center',
          font: '800 76px sans-serif',
        },
      },
      ...words.map((line, i) =>
        h(
          'div',
          { key: i },
          ...line.map((word) => {
            index += 1
            const isActive = index === activeWord
            return h(
              'span',
              {
                key: index,
                style: {
                  ...{
                    color: isActive ? '#ffd54a' : '#fff',
                    WebkitTextStroke: '14px #000',
                    paintOrder: 'stroke',
                  },
                  ...{
                    textTransform: 'uppercase',
                    textShadow: '0 4px 12px rgba(0,0,0,.6)',
                    margin: '0 12px',
                  },
                  ...{ display: 'inline-block', transform: isActive ? 'scale(1.06)' : 'none' },
                },
              },
              word,
            )
          }),
        ),
      ),
    ),
    h(Audio, { src: staticFile('sound.wav') }),
  )
}

const Root = () =>
  h(Composition, { id: 'film', component: Film, durationInFrames: 300, fps: 30, width: 1080, height: 1920 })
registerRoot(Root)
