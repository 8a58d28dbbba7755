import { z } from 'zod'

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})
const GRAVE = ['high', 'critical']

/**
 * Reads what `npm audit --json` printed: the libraries with grave holes, or undefined when it is no report, because the
 * registry does not answer or keeps none.
 */
export function judgeAudit(printed: string): string[] | undefined {
  let json: unknown
  try {
    json = JSON.parse(printed)
  } catch {
    return undefined
  }
  const report = reportSchema.safeParse(json)
  if (!report.success) return undefined
  return Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)
}
