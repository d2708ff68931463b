/** Whether open data is as the published schema of OCDS 1.1.5 says. */
import { readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv'

const schema = (name: string) =>
  JSON.parse(readFileSync(new URL(`../data/ocds/${name}.json`, import.meta.url), 'utf8')) as object

let made: { release: ValidateFunction; releasePackage: ValidateFunction } | undefined

function validators() {
  if (made) return made
  // OCDS is written in draft 4.
  const ajv = new Ajv({ schemaId: 'id', meta: false, allErrors: true })
  ajv.addMetaSchema(schema('meta-schema'))
  const release = ajv.compile(schema('release-schema'))
  made = { release, releasePackage: ajv.compile(schema('release-package-schema')) }
  return made
}

function complaints(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    (e) => `${e.dataPath} ${e.message} ${JSON.stringify(e.params)}`
  )
}

export const releaseComplaints = (value: unknown): string[] =>
  complaints(validators().release, value)
export const packageComplaints = (value: unknown): string[] =>
  complaints(validators().releasePackage, value)
