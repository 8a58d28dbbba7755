/** A script that is said in about this many seconds at a narrator's usual pace. */
export function sampleScript(topic: string, seconds: number, number = 1): string {
  const opening = `Number ${number} about ${topic} surprises almost everybody.`
  const sentences = [
    'Look at it closely and you see what others miss.',
    'It began long before anyone wrote it down.',
    'People walked past it every single morning.',
    'Then somebody asked a very simple question.',
    'The answer changed how we think about it today.',
  ]
  const words = Math.round(seconds * 2.3)
  const told = [opening]
  for (let i = 0; told.join(' ').split(' ').length < words; i += 1)
    told.push(sentences[i % sentences.length] ?? '')
  return told.join(' ')
}

/** The plan and the openings of an idea, where nothing is asked of them. */
export const PLANNED = {
  beats: { hook: 'It surprises.', turn: 'Somebody asks.', payoff: 'We think of it otherwise.' },
  openings: { first: '', second: '', third: '' },
}

/** An idea as a model writes it. */
export function sampleIdea(topic: string, seconds: number, number: number) {
  return {
    title: `What nobody tells you about ${topic}, part ${number}`,
    beats: PLANNED.beats,
    openings: {
      first: `Number ${number} about ${topic} surprises almost everybody.`,
      second: `Nobody looks at ${topic} twice.`,
      third: `What if ${topic} was never what you thought?`,
    },
    summary: `A closer look at ${topic}.`,
    caption: `Did you know this about ${topic}? #facts #shorts #learn`,
    script: sampleScript(topic, seconds, number),
    description: `The story of ${topic} in ${seconds} seconds.`,
    framework: 'countdown',
  }
}

/** A good answer to whatever is asked, told by the schema of the answer and by the prompt's own data. */
export function answerBySchema(schema: unknown, body: unknown): string {
  const keys = Object.keys(Reflect.get(Object(schema), 'properties') ?? {})
  const prompt = findPrompt(body)
  const data = readData(prompt)
  const list = (name: string): string[] => {
    const found = data[name]
    return Array.isArray(found) ? found.map(String) : []
  }
  if (keys.includes('ideas')) {
    const [, count = '1', seconds = '30'] =
      /Write (\d+) ideas? for videos of (\d+) seconds/.exec(prompt) ?? []
    const known = list('titles').length
    const ideas = Array.from({ length: Number(count) }, (_, i) =>
      sampleIdea(String(data['topic']), Number(seconds), known + i + 1),
    )
    return JSON.stringify({ ideas })
  }
  if (keys.includes('changes'))
    return JSON.stringify({
      ...{ stays: true, oneThought: true, concrete: true, noFiller: true, endsOnPoint: true },
      changes: [],
    })
  if (keys.includes('scenes')) {
    const scenes = list('narrations').map((narration) => ({
      prompt: `A quiet street at dawn. ${narration.split(' ').slice(0, 3).join(' ')}`,
      negativePrompt: 'letters, watermark',
    }))
    return JSON.stringify({
      characterSheet: 'A woman of thirty with short red hair and a green coat.',
      scenes,
    })
  }
  if (keys.includes('texts')) {
    if (data['texts'] !== undefined)
      return JSON.stringify({ texts: list('texts').map((text) => `Übersetzt: ${text}`) })
    const text = String(data['script'] ?? data['caption'])
    const dressed = /variations/.test(prompt) ? ['Well', 'Look', 'So'] : ['Listen']
    return JSON.stringify({ texts: dressed.map((opening) => `${opening}, ${text}`) })
  }
  return JSON.stringify({
    title: `${String(data['title'])}, sharper`,
    summary: `${String(data['summary'])} Sharper.`,
    caption: String(data['caption']),
    script: data['script'] === '' ? '' : `Sharper. ${String(data['script'])}`,
  })
}

/** The last text that holds data, wherever a service's request keeps it. */
function findPrompt(value: unknown): string {
  if (typeof value === 'string') return value.includes('\n<data>\n') ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  return (
    Object.values(value)
      .map(findPrompt)
      .findLast((text) => text !== '') ?? ''
  )
}

export function readData(prompt: string): Readonly<Record<string, unknown>> {
  const [, json = '{}'] = /\n<data>\n([^\n]*)\n<\/data>/.exec(prompt) ?? []
  // What stands between the marks is an object by asData.
  return JSON.parse(json) as Record<string, unknown>
}
