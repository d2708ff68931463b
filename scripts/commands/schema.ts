/** `npm run schema`: writes the JSON Schemas of the answers' types, which `/openapi.json` refers to. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { answerSchemas } from '../lib/answer_schemas.ts'
import { BACKEND } from '../lib/places.ts'

const FILE = join(BACKEND, 'app/dokumentasi/answers.json')

export async function run(): Promise<number> {
  const style = await resolveConfig(FILE)
  writeFileSync(FILE, await format(JSON.stringify(answerSchemas()), { ...style, filepath: FILE }))
  return 0
}
