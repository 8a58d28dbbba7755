/**
 * Writes with a language model: started by the server as a process of its own, `node write.mjs MODEL.gguf`, and spoken to
 * by messages. In: {type: 'write', id, messages, schema, maxTokens} and {type: 'stop', id}. Out: {type: 'ready'}, then for
 * each {type: 'text', id, text} as it is written and at last {type: 'written', id, inputTokens, outputTokens, isCutOff} or
 * {type: 'failed', id, message}. It never asks the network, and ends with whoever started it.
 */
import os from 'node:os'
import path from 'node:path'
import { getLlama, LlamaChatSession, LlamaLogLevel, QwenChatWrapper } from 'node-llama-cpp'

/** Room for what was read about a topic, the rules and an answer. A model takes less where memory is short. */
const CONTEXT = { min: 2048, max: 8192 }
/** One processor is the server's: threads that wait for one another are slow where something else runs. */
const THREADS = Math.max(1, os.availableParallelism() - 1)
/** As the makers of the models advise for answers without thoughts. */
const SAMPLING = { temperature: 0.7, topP: 0.8, topK: 20, minP: 0 }
/** Small models fall into repeating themselves. */
const REPEATS = { penalty: 1.05, lastTokens: 128 }

process.once('disconnect', () => process.exit(0))

const [, , modelFile = 'model.gguf'] = process.argv
const llama = await getLlama({
  gpu: false,
  build: 'never',
  skipDownload: true,
  progressLogs: false,
  maxThreads: THREADS,
  logLevel: LlamaLogLevel.error,
})
const model = await llama.loadModel({ modelPath: path.resolve(modelFile) })
const context = await model.createContext({ contextSize: CONTEXT })
const sequence = context.getSequence()
const running = new Map()

/** What JSON Schema calls `anyOf` its grammars call `oneOf`; of the rest they take what they know. */
function adapt(schema) {
  if (Array.isArray(schema)) return schema.map(adapt)
  if (typeof schema !== 'object' || schema === null) return schema
  const { $schema: _dialect, anyOf, ...rest } = schema
  const kept = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, adapt(value)]))
  return anyOf === undefined ? kept : { ...kept, oneOf: adapt(anyOf) }
}

/** A grammar forces the form; what each field is for the model must read. */
const tellSchema = (schema) => (schema ? `\nThe schema: ${JSON.stringify(schema)}` : '')

/** The last message is what is asked; those before it are what was said. */
function openSession(messages, schema) {
  const session = new LlamaChatSession({
    contextSequence: sequence,
    // The models that are offered are Qwen's; their thoughts would take minutes and are no part of an answer.
    chatWrapper: new QwenChatWrapper({ thoughts: 'discourage' }),
  })
  session.setChatHistory(
    messages.slice(0, -1).map(({ role, content }) => {
      if (role === 'assistant') return { type: 'model', response: [content] }
      if (role === 'user') return { type: 'user', text: content }
      return { type: 'system', text: content + tellSchema(schema) }
    }),
  )
  return session
}

async function write({ id, messages, schema, maxTokens, seed }) {
  const stop = new AbortController()
  running.set(id, stop)
  const session = openSession(messages, schema)
  try {
    const grammar = schema ? await llama.createGrammarForJsonSchema(adapt(schema)) : undefined
    const before = sequence.tokenMeter.getState()
    const { stopReason } = await session.promptWithMeta(messages.at(-1)?.content ?? '', {
      ...SAMPLING,
      ...(grammar && { grammar }),
      ...(seed !== undefined && { seed }),
      repeatPenalty: REPEATS,
      maxTokens,
      signal: stop.signal,
      onTextChunk: (text) => process.send({ type: 'text', id, text }),
    })
    const used = sequence.tokenMeter.diff(before)
    const isCutOff = stopReason === 'maxTokens'
    return { inputTokens: used.usedInputTokens, outputTokens: used.usedOutputTokens, isCutOff }
  } finally {
    running.delete(id)
    session.dispose()
  }
}

process.on('message', (order) => {
  if (order.type === 'stop') {
    running.get(order.id)?.abort(new Error('nobody waits for it any more'))
    return
  }
  const { id } = order
  write(order).then(
    (done) => process.send({ type: 'written', id, ...done }),
    (error) =>
      process.send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  )
})
process.send({ type: 'ready' })
