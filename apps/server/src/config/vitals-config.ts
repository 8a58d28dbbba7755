import { z } from 'zod'

/** Settings of how the server is watched; none is needed. */
export const vitalsEnvironment = z.object({
  /** Anyone who reads /metrics shows it as `Authorization: Bearer …`. Without one, /metrics answers only the operator, in a browser. */
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  /** Where traces of films are sent by OTLP over HTTP, like http://collector:4318. Without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
})

export type VitalsConfig = {
  /** Undefined: /metrics answers the operator only. */
  readonly metricsToken: string | undefined
  /** Without a slash at its end. Undefined: no traces. */
  readonly traceAddress: string | undefined
}

export function readVitalsConfig(settings: z.output<typeof vitalsEnvironment>): VitalsConfig {
  return {
    metricsToken: settings.METRICS_TOKEN,
    traceAddress: settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
  }
}
