/** As much of JSON Schema as the API's document uses. A key that the schema does not know counts as wrong too. */
export interface Schema {
  $ref?: string
  anyOf?: Schema[]
  type?: string
  const?: unknown
  enum?: unknown[]
  items?: Schema
  prefixItems?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema
}
export type Schemas = Record<string, Schema>

const isType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** What is wrong with `value`, each with its place; `schemas` are those that `$ref` names. */
export function violations(value: unknown, schema: Schema, schemas: Schemas, at = ''): string[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    const known = schemas[name]
    return known ? violations(value, known, schemas, at) : [`${at}: no schema ${name}`]
  }
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => violations(value, one, schemas, at))
    return tries.some((one) => one.length === 0)
      ? []
      : tries.sort((a, b) => b.length - a.length)[0]!
  }
  const found = JSON.stringify(value)?.slice(0, 60)
  if ('const' in schema && value !== schema.const) return [`${at}: ${found} is not the constant`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${found} is none of the choices`]
  if (schema.type && !isType[schema.type]!(value)) return [`${at}: ${found} is no ${schema.type}`]
  if (Array.isArray(value)) {
    return value.flatMap((one, i) =>
      violations(one, schema.prefixItems?.[i] ?? schema.items ?? {}, schemas, `${at}/${i}`)
    )
  }
  if (schema.type !== 'object' || !schema.properties) return []
  return inObject(value as Record<string, unknown>, schema, schemas, at)
}

function inObject(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties }: Schema,
  schemas: Schemas,
  at: string
): string[] {
  const missing = required.filter((key) => value[key] === undefined)
  return [
    ...missing.map((key) => `${at}/${key}: missing`),
    ...Object.entries(value).flatMap(([key, one]) => {
      const schema = properties[key] ?? additionalProperties
      return schema ? violations(one, schema, schemas, `${at}/${key}`) : [`${at}/${key}: unknown`]
    }),
  ]
}
