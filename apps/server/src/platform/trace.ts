import { setTimeout as wait } from 'node:timers/promises'
import { context, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'

type Facts = Readonly<Record<string, string | number | boolean>>

/** A piece of work that is watched, with its steps. */
export type WatchedWork = {
  /** A step that just ended and took so long. */
  step(name: string, tookMs: number, facts?: Facts): void
  /** Left out: it went well. Otherwise why it did not. */
  end(failure?: string): void
}

/** Follows long work across its steps, for anyone who collects traces. */
export type Tracer = {
  begin(name: string, facts: Facts): WatchedWork
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

/** A collector that does not answer keeps no server from stopping. */
const CLOSE_MS = 1000
const nothing: WatchedWork = { step: () => undefined, end: () => undefined }

/** A tracer that follows nothing and costs nothing. */
export const closedTracer: Tracer = { begin: () => nothing, close: () => Promise.resolve() }

/** Sends traces by OTLP over HTTP to `<address>/v1/traces`; a collector that does not answer holds nothing up. */
export async function openTracer(address: string | undefined): Promise<Tracer> {
  if (address === undefined) return closedTracer
  // Where nobody collects, no start waits for them: they take 0.2 s of a core to load.
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
  ])
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${address}/v1/traces` }))],
  })
  const tracer = provider.getTracer('hookreel')
  return {
    begin: (name, facts) => {
      const span = tracer.startSpan(name, { attributes: { ...facts } })
      const within = trace.setSpan(context.active(), span)
      return {
        step: (step, tookMs, stepFacts = {}) => addStep(within, step, tookMs, stepFacts),
        end: (failure) => end(span, failure),
      }
    },
    close: () => Promise.race([provider.shutdown().catch(() => undefined), wait(CLOSE_MS)]),
  }

  function addStep(within: Context, name: string, tookMs: number, facts: Facts): void {
    const endTime = Date.now()
    const span = tracer.startSpan(name, { startTime: endTime - tookMs, attributes: { ...facts } }, within)
    span.end(endTime)
  }
}

function end(span: Span, failure: string | undefined): void {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
  span.end()
}
