import { z } from 'zod'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'

/** As much of an OpenAPI document as the page shows. */
const schemaSchema = z.record(z.string(), z.unknown()).default({})
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema })).default({})
const operationSchema = z.object({
  summary: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: schemaSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().default(''), content: contentSchema })),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})
type Operation = z.output<typeof operationSchema>

/** The calls of an OpenAPI document as HTML, grouped by their noun; the page around it comes from the web app. */
export function describeApi(document: unknown): string {
  const { paths } = documentSchema.parse(document)
  const groups = Object.groupBy(Object.entries(paths), ([path]) => path.split('/')[2] ?? 'api')
  return Object.entries(groups)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([noun, calls = []]) =>
        markup`<h2 id="${noun}">${noun}</h2>${calls.flatMap(([path, methods]) => describePath(path, methods))}`,
    )
    .join('\n')
}

function describePath(path: string, methods: Record<string, Operation>): Markup[] {
  return Object.entries(methods).map(([method, operation]) => {
    const scope = operation.security.flatMap(({ key = [] }) => key)[0]
    const locks = [...(operation.security.length > 0 ? ['session'] : []), ...(scope ? [`key ${scope}`] : [])]
    const session = locks.length > 0 ? markup`<span class="api-lock">${locks.join(' or ')}</span>` : ''
    return markup`<details class="api-call"><summary><span class="api-method">${method.toUpperCase()}</span><code>${path}</code>${session}<span>${operation.summary}</span></summary><div>${describeCall(operation)}</div></details>`
  })
}

function describeCall(operation: Operation): Markup {
  const parameters = operation.parameters.map(({ name, in: place, required, schema }) =>
    row(name, `${describeType(schema)}, in the ${place}${required ? '' : ', optional'}`),
  )
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const schema = Number(status) < 400 ? Object.values(content)[0]?.schema : undefined
    const fields = schema ? describeFields(schema) : ''
    return row(status, description.replaceAll('`', ''), fields)
  })
  return markup`${parameters.length > 0 ? markup`<h3>Parameters</h3>${table(parameters)}` : ''}${
    body ? markup`<h3>Body</h3>${describeFields(body)}` : ''
  }<h3>Answers</h3>${table(answers)}`
}

function describeFields(schema: Record<string, unknown>): Markup | '' {
  const properties = z.record(z.string(), schemaSchema).catch({}).parse(schema.properties)
  const required = z.array(z.string()).catch([]).parse(schema.required)
  const rows = Object.entries(properties).map(([name, property]) =>
    row(name, `${describeType(property)}${required.includes(name) ? '' : ', optional'}`),
  )
  return rows.length === 0 ? '' : table(rows)
}

function describeType(schema: Record<string, unknown>): string {
  const { type, enum: values, anyOf, items, format, maxLength } = schema
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(anyOf)) return anyOf.map((one) => describeType(schemaSchema.parse(one))).join(' or ')
  const name = Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'any'
  if (name === 'array') return `list of ${describeType(schemaSchema.catch({}).parse(items))}`
  const limits = [
    typeof format === 'string' ? format : '',
    typeof maxLength === 'number' ? `at most ${maxLength.toLocaleString('en-US')} characters` : '',
  ].filter(Boolean)
  return limits.length === 0 ? name : `${name} (${limits.join(', ')})`
}

const table = (rows: readonly Markup[]) => markup`<table><tbody>${rows}</tbody></table>`
const row = (name: string, text: string, extra: Markup | '' = '') =>
  markup`<tr><th scope="row"><code>${name}</code></th><td>${text}${extra}</td></tr>`
